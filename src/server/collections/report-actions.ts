import { sql } from 'kysely'
import type { ReportEffect } from '../../contract/reports.ts'
import type { Founded } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { placeCollection } from './place-actions.ts'
import { findCollection, lockRow } from './queries.ts'
import { changeState } from './trash-actions.ts'
import { setNsfw } from './update-actions.ts'

/** Locked until the transaction ends. False when there is nothing left to report. */
export async function lockReported(trx: Db, id: number): Promise<boolean> {
  await lockRow(trx, id)
  const collection = await findCollection(trx, id)
  return collection?.state === 'published' || collection?.state === 'hidden'
}

/** Hidden from everybody until a moderator has checked it. False when it was not public. */
export async function hideReported(trx: Db, id: number, now: Date): Promise<boolean> {
  await lockRow(trx, id)
  const collection = await findCollection(trx, id)
  if (collection?.state !== 'published') return false
  await changeState(trx, collection, 'hidden', now)
  return true
}

/** Enough reports mark it as adult, unless a moderator has decided that it is not. False when nothing changed. */
export async function markReported(trx: Db, id: number): Promise<boolean> {
  await lockRow(trx, id)
  const collection = await findCollection(trx, id)
  if (collection === undefined || collection.isNsfw || collection.nsfwBy === 'moderator') return false
  await setNsfw(trx, id, { isNsfw: true, by: 'reports' })
  await placeCollection(trx, id)
  return true
}

/** Reports were unfounded: what they did to a locked collection is undone, and reports can't mark it again. */
export async function liftReported(trx: Db, id: number, now: Date): Promise<ReportEffect[]> {
  const collection = await findCollection(trx, id)
  if (collection === undefined) return []
  const effects: ReportEffect[] = []
  if (collection.nsfwBy === 'reports') {
    await setNsfw(trx, id, { isNsfw: false, by: 'moderator' })
    await placeCollection(trx, id)
    effects.push('unmarked')
  }
  if (collection.state === 'hidden') {
    await changeState(trx, collection, 'published', now)
    effects.push('restored')
  }
  // Its owner has deleted it meanwhile, and may restore it as if it had never been hidden.
  if (collection.state === 'deleted' && collection.stateBefore === 'hidden') {
    await sql`update collections set state_before = 'published' where id = ${id}`.execute(trx)
    effects.push('restored')
  }
  return effects
}

/** Reports were founded: a hidden or forbidden collection is removed for good, and an adult one is marked as such. */
export async function upholdReported(
  trx: Db,
  id: number,
  { isNsfw, isForbidden }: Founded,
  now: Date,
): Promise<ReportEffect[]> {
  const collection = await findCollection(trx, id)
  if (collection === undefined || collection.state === 'removed') return []
  const wasHidden = collection.state === 'hidden' || collection.stateBefore === 'hidden'
  if (isForbidden || wasHidden) {
    await changeState(trx, collection, 'removed', collection.deletedAt ?? now)
    return ['removed']
  }
  if (!isNsfw && collection.nsfwBy !== 'reports') return []
  if (collection.isNsfw && collection.nsfwBy === 'moderator') return []
  await setNsfw(trx, id, { isNsfw: true, by: 'moderator' })
  await placeCollection(trx, id)
  return ['marked']
}
