import type { TestApp } from './test-app.ts'

/** What somebody is told once all follow-ups are done: 'reply comment 7 ?comment=8', the oldest first. */
export async function toldTo(app: TestApp, { userId }: { userId: number }): Promise<string[]> {
  await app.settle()
  const rows = await app.db
    .selectFrom('notifications')
    .select(['type', 'object_type', 'object_id', 'place'])
    .where('user_id', '=', userId)
    .where('causes', '>', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ type, object_type, object_id, place }) =>
    `${type} ${object_type} ${object_id} ${place}`.trimEnd(),
  )
}
