import type { Db } from '../../platform/db.ts'
import { setAdult } from '../marking/actions.ts'
import { findPost, lockRow } from '../queries.ts'
import { changeState } from '../trash/actions.ts'

/** Out of everybody's sight until somebody has looked at it. False when it was not public. */
export async function hideReported(trx: Db, postId: number, now: Date): Promise<boolean> {
  await lockRow(trx, postId)
  const post = await findPost(trx, postId)
  if (post?.state !== 'published') return false
  await changeState(trx, post, 'hidden', now)
  return true
}

/** What enough readers call adult is adult, unless a moderator has said that it is not. False when nothing changed. */
export async function markReportedNsfw(trx: Db, postId: number, _now: Date): Promise<boolean> {
  await lockRow(trx, postId)
  const post = await findPost(trx, postId)
  if (post === undefined || post.isAdult || post.nsfwBy === 'moderator') return false
  await setAdult(trx, post, { isAdult: true, by: 'reports' })
  return true
}
