import { sql } from 'kysely'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { listPolls } from '../polls/public.ts'
import { plainText } from '../rich-text/public.ts'

/** The kind of follow-up that indexes a post for the search. */
export const POST_SEARCH = 'page-post-search'

/** After its text or its poll changed. */
export function queuePostIndexing(trx: Db, postId: number): Promise<void> {
  return appendFollowUp(trx, POST_SEARCH, postId)
}

interface Indexed {
  title: string
  nodes: RichText
  media_alt: string
  labels: string
}

/** A post has no language: the stems of both, and the words as written. */
export async function indexPost(trx: Db, postId: number): Promise<void> {
  // Locked, so that it is not erased before it is indexed, or else its index row goes with it.
  const { rows } = await sql<Indexed>`
    select title, nodes, media_alt,
      page_post_labels(id, author_id, created_at, is_nsfw)::text as labels
    from page_posts where id = ${postId} for key share`.execute(trx)
  const [post] = rows
  if (post === undefined) return
  const poll = (await listPolls(trx, [postId])).get(postId)
  const question = poll === undefined ? '' : [poll.question, ...poll.options].join('\n')
  const body = [plainText(post.nodes), post.media_alt].join('\n')
  await sql`
    insert into page_post_search (post_id, head, words)
    select ${postId}, head, words from search_vectors(
      ${post.title}, ${question}, ${body}, ${post.labels}::tsvector, 'english', 'indonesian', 'simple')
    on conflict (post_id) do update set head = excluded.head, words = excluded.words`.execute(trx)
}
