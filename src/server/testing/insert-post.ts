import { transact } from '../platform/db.ts'
import { insertPoll } from '../polls/public.ts'
import { ranksOfPost } from '../content/ranks.ts'
import type { TestApp } from './test-app.ts'

export interface PostRow {
  authorId: number | null
  title?: string
  state?: 'published' | 'hidden' | 'deleted' | 'removed'
  isNsfw?: boolean
  createdAt?: Date
  poll?: {
    options?: string[]
    days?: number
    results?: 'after_vote' | 'always' | 'at_end'
  }
}

/** A discussion of any age and state, without asking the API; placed as the API would place it. */
export async function insertPost(app: TestApp, post: PostRow): Promise<{ id: number }> {
  const createdAt = post.createdAt ?? app.clock.now()
  const { authorId, state = 'published', isNsfw = false, poll } = post
  return transact(app.db, async (trx) => {
    const { id } = await trx
      .insertInto('page_posts')
      .values({
        author_id: authorId,
        type: 'discussion',
        state,
        title: post.title ?? 'Which sky do you have?',
        nodes: JSON.stringify([]),
        renderer_version: 1,
        is_nsfw: isNsfw,
        nsfw_by: isNsfw ? 'author' : null,
        created_at: createdAt,
        deleted_at: state === 'deleted' ? createdAt : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { hot, hotWeek, score } = ranksOfPost(0, createdAt)
    if (state === 'published')
      await trx
        .insertInto('page_post_places')
        .values({
          post_id: id,
          author_id: authorId,
          type: 'discussion',
          is_nsfw: isNsfw,
          hot,
          hot_week: hotWeek,
          score,
          created_at: createdAt,
        })
        .execute()
    if (poll !== undefined)
      await insertPoll(trx, id, {
        question: 'How dark is it?',
        options: poll.options ?? ['Dark', 'Grey', 'Bright'],
        days: poll.days,
        results: poll.results,
        now: createdAt,
      })
    return { id }
  })
}
