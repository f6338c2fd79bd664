import type { ReportEffect } from '../../contract/reports.ts'
import type { Founded } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { setNsfw } from './nsfw-actions.ts'
import { findPost, lockRow } from './queries.ts'
import { changeState } from './trash-actions.ts'

/** Locked until the transaction ends. False when there is nothing left to report. */
export async function lockReported(trx: Db, postId: number): Promise<boolean> {
  await lockRow(trx, postId)
  const post = await findPost(trx, postId, null)
  return post?.state === 'published' || post?.state === 'hidden'
}

/** Hidden from everybody until a moderator has checked it. False when it was not public. */
export async function hideReported(trx: Db, postId: number, now: Date): Promise<boolean> {
  await lockRow(trx, postId)
  const post = await findPost(trx, postId, null)
  if (post?.state !== 'published') return false
  await changeState(trx, post, 'hidden', now)
  return true
}

/** Enough reports mark it as adult, unless a moderator has decided that it is not. False when nothing changed. */
export async function markReportedNsfw(trx: Db, postId: number): Promise<boolean> {
  await lockRow(trx, postId)
  const post = await findPost(trx, postId, null)
  if (post === undefined || post.isNsfw || post.nsfwBy === 'moderator') return false
  await setNsfw(trx, post, { isNsfw: true, by: 'reports' })
  return true
}

/** Reports were unfounded: what they did to a locked post is undone, and reports can't mark it again. */
export async function liftReported(trx: Db, postId: number, now: Date): Promise<ReportEffect[]> {
  const post = await findPost(trx, postId, null)
  if (post === undefined) return []
  const effects: ReportEffect[] = []
  if (post.nsfwBy === 'reports') {
    post.isNsfw = false
    await setNsfw(trx, post, { isNsfw: false, by: 'moderator' })
    effects.push('unmarked')
  }
  if (post.state === 'hidden') {
    await changeState(trx, post, 'published', now)
    effects.push('restored')
  }
  // Its author has deleted it meanwhile, and may restore it as if it had never been hidden.
  if (post.state === 'deleted' && post.stateBefore === 'hidden') {
    await trx.updateTable('page_posts').set({ state_before: 'published' }).where('id', '=', postId).execute()
    effects.push('restored')
  }
  return effects
}

/** Reports were founded: a hidden or forbidden post is removed for good, and an adult one is marked as such. */
export async function upholdReported(
  trx: Db,
  postId: number,
  { isNsfw, isForbidden }: Founded,
  now: Date,
): Promise<ReportEffect[]> {
  const post = await findPost(trx, postId, null)
  if (post === undefined || (post.state === 'removed' && !post.isRemovedByGuild)) return []
  const wasHidden = post.state === 'hidden' || post.stateBefore === 'hidden'
  if (isForbidden || wasHidden) {
    await changeState(trx, post, 'removed', post.deletedAt ?? now)
    return ['removed']
  }
  if (!isNsfw && post.nsfwBy !== 'reports') return []
  if (post.isNsfw && post.nsfwBy === 'moderator') return []
  await setNsfw(trx, post, { isNsfw: true, by: 'moderator' })
  return ['marked']
}
