import { can } from '../content/can.ts'
import { refuseSilenced } from '../content/refuse-silenced.ts'
import { setMediaAccess } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { lockGuildOf, placePost, removePlace } from './place-actions.ts'
import { lockOwnPost, lockPost, type PostFacts, type PostState } from './queries.ts'
import { accessOf, restorableUntil } from './rules.ts'

/** Its author can undo it; what the staff removes stays removed. */
export function deletePost(db: Db, viewer: Viewer, id: number, now: Date): Promise<Date> {
  return transact(db, async (trx) => {
    const post = await lockOwnPost(trx, viewer, id)
    // A second click finds it already done.
    if (post.state === 'deleted') return restorableUntil(post.deletedAt ?? now)
    if (!can(viewer, 'delete', post)) fail('not_allowed', common.notAllowed)
    await changeState(trx, post, viewer.id === post.authorId ? 'deleted' : 'removed', now)
    return restorableUntil(now)
  })
}

/** A post that was hidden while reports about it were being checked is hidden again. */
export async function restorePost(db: Db, viewer: Viewer, id: number, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const post = await lockOwnPost(trx, viewer, id)
    if (post.state !== 'deleted') {
      if (viewer.id !== post.authorId) fail('not_allowed', common.notAllowed)
      return
    }
    const isLate = post.deletedAt === null || restorableUntil(post.deletedAt) <= now
    if (isLate || !can(viewer, 'restore', post)) fail('not_found', common.notFound)
    // Nothing comes back into a guild from those who may say nothing there.
    refuseSilenced(post, now, common.notAllowed)
    await changeState(trx, post, post.stateBefore ?? 'published', now)
  })
}

/** An officer takes a post out of their guild: for good, and without a mark against its author. Its author's id. */
export async function removeFromGuild(
  trx: Db,
  viewer: Viewer,
  { guildId, postId }: { guildId: number; postId: number },
  now: Date,
): Promise<number | null> {
  const post = await lockPost(trx, viewer, postId)
  if (post.guild?.id !== guildId || post.state !== 'published') fail('not_found', common.notFound)
  if (!post.guild.isOfficer) fail('not_allowed', common.notAllowed)
  await changeState(trx, post, 'removed', now, { isByGuild: true })
  return post.authorId
}

/**
 * Gives a locked post another state; its place in the lists and its files follow. Locked are, here as everywhere, first
 * the post, then its guild, its place and its file.
 */
export async function changeState(
  trx: Db,
  post: PostFacts,
  wanted: PostState,
  now: Date,
  { isByGuild = false }: { isByGuild?: boolean } = {},
): Promise<void> {
  const isInside = await lockGuildOf(trx, post)
  const isGone = wanted === 'deleted' || wanted === 'removed'
  const stateBefore = post.state === 'published' || post.state === 'hidden' ? post.state : null
  // What a suspended person wrote is withheld in place of being published: a trigger says so.
  const { state } = await trx
    .updateTable('page_posts')
    .set({
      state: wanted,
      state_before: isGone ? stateBefore : null,
      deleted_at: isGone ? now : null,
      is_removed_by_guild: isByGuild,
    })
    .where('id', '=', post.id)
    .returning('state')
    .executeTakeFirstOrThrow()
  if (state === 'published') await placePost(trx, post.id)
  else await removePlace(trx, post.id, post.guild?.id ?? null)
  if (post.mediaId !== null) await setMediaAccess(trx, post.mediaId, accessOf({ ...post, state, isInside }))
}
