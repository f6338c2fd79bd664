import type { TestApp } from '../testing/test-app.ts'

/** Comments of somebody, without asking the API. */
export async function insertComments(
  app: TestApp,
  authorId: number,
  of: { objectType: 'article' | 'page-post'; objectId: number },
  count = 1,
  state = 'visible',
): Promise<void> {
  await app.db
    .insertInto('comments')
    .values(
      Array.from({ length: count }, () => ({
        object_type: of.objectType,
        object_id: of.objectId,
        level: 1,
        author_id: authorId,
        state,
        source: 'Well said.',
        nodes: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', value: 'Well said.' }] }]),
        renderer_version: 1,
        created_at: app.clock.now(),
      })),
    )
    .execute()
}

export async function insertPeople(app: TestApp, prefix: string, count: number): Promise<number[]> {
  const rows = await app.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, n) => ({
        email: `${prefix}${n}@example.com`,
        first_name: `${prefix}${n}`,
        last_name: 'Tester',
        alias_name: `${prefix}${n}-1000`,
        created_at: app.clock.now(),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A question of somebody, and an answer to it by another. */
export async function insertAnswered(
  app: TestApp,
  { askedBy, answeredBy, state = 'published' }: { askedBy: number; answeredBy: number; state?: string },
): Promise<void> {
  const now = app.clock.now()
  const question = await app.db
    .insertInto('questions')
    .values({
      author_id: askedBy,
      state,
      title: 'Why is the sea salty?',
      nodes: '[]',
      renderer_version: 1,
      category: 'science',
      language: 'en',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('answers')
    .values({
      question_id: question.id,
      author_id: answeredBy,
      state: 'published',
      source: 'Rivers.',
      nodes: '[]',
      renderer_version: 1,
      created_at: now,
    })
    .execute()
}

export async function suspend(app: TestApp, id: number): Promise<void> {
  await app.db.updateTable('users').set({ suspended_at: app.clock.now() }).where('id', '=', id).execute()
}

export async function block(app: TestApp, blockerId: number, blockedId: number): Promise<void> {
  await app.db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: app.clock.now() })
    .execute()
}

export const at = (id: number) => ({ params: { id: String(id) } })
