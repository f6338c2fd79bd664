import { sql } from 'kysely'
import type { PagePostType } from '../../contract/page-posts.ts'
import { can, type Owned } from '../content/can.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'

export type PostState = 'published' | 'hidden' | 'deleted' | 'removed'
export type MarkedBy = 'author' | 'moderator' | 'reports'

/** A post without its appearance: all that a rule about it needs to know. */
export interface PostFacts extends Owned {
  id: number
  type: PagePostType
  state: PostState
  stateBefore: 'published' | 'hidden' | null
  isNsfw: boolean
  /** Who decided last whether it is adult. */
  nsfwBy: MarkedBy | null
  title: string
  source: string
  mediaId: number | null
  mediaAlt: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
}

export async function findPost(db: Db, id: number): Promise<PostFacts | undefined> {
  const { rows } = await sql<PostFacts>`
    select id, type, state, exists (select from visible_page_posts v where v.id = page_posts.id) as "isPublic", state_before as "stateBefore", author_id as "authorId", is_nsfw as "isNsfw",
      nsfw_by as "nsfwBy", title, source, media_id as "mediaId", media_alt as "mediaAlt",
      created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"
    from page_posts where id = ${id}`.execute(db)
  return rows[0]
}

/** A post that the viewer may see, adult or not; any other is refused as not found. */
export async function getPost(db: Db, viewer: Viewer | null, id: number): Promise<PostFacts> {
  const post = await findPost(db, id)
  if (post === undefined || !can(viewer, 'read', post)) return fail('not_found', common.notFound)
  return post
}

/** The same, locked until the transaction ends. */
export async function lockPost(trx: Db, viewer: Viewer | null, id: number): Promise<PostFacts> {
  await lockRow(trx, id)
  return getPost(trx, viewer, id)
}

export async function lockRow(trx: Db, id: number): Promise<void> {
  await sql`select from page_posts where id = ${id} for no key update`.execute(trx)
}
