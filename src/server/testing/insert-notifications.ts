import type { TestApp } from './test-app.ts'

interface PlantedLine {
  userId: number
  /** About a page post that everybody may see. */
  postId: number
  causes?: number
  readAt?: Date
}

/** Lines about what is there, done by nobody. */
export async function insertNotifications(app: TestApp, lines: PlantedLine[]): Promise<void> {
  const now = app.clock.now()
  for (const { userId, postId, causes = 1, readAt = null } of lines) {
    const { id } = await app.db
      .insertInto('notifications')
      .values({
        user_id: userId,
        type: 'poll-ended',
        object_type: 'page-post',
        object_id: postId,
        causes,
        created_at: now,
        updated_at: now,
        read_at: readAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let cause = 0; cause < causes; cause++)
      await app.db
        .insertInto('notification_causes')
        .values({ notification_id: id, source: 'test', subject: String(cause), created_at: now })
        .execute()
  }
}
