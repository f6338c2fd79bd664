import type { PagePostType } from '../../contract/page-posts.ts'
import { claimMedia } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { insertPoll } from '../polls/public.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { placePost } from './place-actions.ts'
import type { PostText } from './post-text.ts'

export interface NewPost {
  authorId: number
  /** Null for what was published while nobody was there. */
  authorIp: string | null
  type: PagePostType
  title: string
  text: PostText
  media: { id: number; kind: 'image' | 'video'; alt: string } | null
  isNsfw: boolean
  poll: Omit<Parameters<typeof insertPoll>[2], 'now'> | null
  /** Missing for a post of Page. `admit` is asked in the transaction, before anything is written, and may refuse. */
  guild?: { id: number; admit: (trx: Db) => Promise<{ isPrivate: boolean }> }
  now: Date
}

export function createPost(db: Db, post: NewPost): Promise<number> {
  return transact(db, (trx) => insertPost(trx, post))
}

export async function insertPost(trx: Db, post: NewPost): Promise<number> {
  const { authorId, media, isNsfw, poll, text, guild, now } = post
  const isInside = (await guild?.admit(trx))?.isPrivate === true
  const { id } = await trx
    .insertInto('page_posts')
    .values({
      author_id: authorId,
      author_ip: post.authorIp,
      type: post.type,
      state: 'published',
      title: post.title,
      source: text.source,
      nodes: JSON.stringify(text.nodes),
      renderer_version: RENDERER_VERSION,
      media_alt: media?.alt ?? '',
      is_nsfw: isNsfw,
      nsfw_by: isNsfw ? 'author' : null,
      guild_id: guild?.id ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (media !== null) await attach(trx, id, authorId, media, claimedFor({ isNsfw, isInside }))
  if (poll !== null) await insertPoll(trx, id, { ...poll, now })
  await placePost(trx, id)
  return id
}

function claimedFor({
  isNsfw,
  isInside,
}: {
  isNsfw: boolean
  isInside: boolean
}): 'open' | 'adult' | 'members' {
  if (isInside) return 'members'
  return isNsfw ? 'adult' : 'open'
}

/** The medium belongs to this post from now on; the media feature checks its owner and kind. */
async function attach(
  trx: Db,
  objectId: number,
  ownerId: number,
  { id: mediaId, kind }: { id: number; kind: 'image' | 'video' },
  access: ReturnType<typeof claimedFor>,
): Promise<void> {
  await claimMedia(trx, { mediaId, ownerId, kind, objectType: 'page-post', objectId, access })
  await trx.updateTable('page_posts').set({ media_id: mediaId }).where('id', '=', objectId).execute()
}
