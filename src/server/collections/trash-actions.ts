import { sql } from 'kysely'
import { can } from '../content/can.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { placeCollection } from './place-actions.ts'
import { lockCollection, type CollectionFacts, type CollectionState } from './queries.ts'
import { restorableUntil } from './rules.ts'

/** Its owner can undo it; what the staff removes stays removed. */
export function deleteCollection(db: Db, viewer: Viewer, id: number, now: Date): Promise<Date> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, id)
    // A second click finds it already done.
    if (collection.state === 'deleted') return restorableUntil(collection.deletedAt ?? now)
    if (!can(viewer, 'delete', collection)) fail('not_allowed', common.notAllowed)
    await changeState(trx, collection, viewer.id === collection.authorId ? 'deleted' : 'removed', now)
    return restorableUntil(now)
  })
}

/** What was hidden while reports about it were being checked is hidden again. */
export async function restoreCollection(db: Db, viewer: Viewer, id: number, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, id)
    if (collection.state !== 'deleted') {
      if (viewer.id !== collection.authorId) fail('not_allowed', common.notAllowed)
      return
    }
    const isLate = collection.deletedAt === null || restorableUntil(collection.deletedAt) <= now
    if (isLate || !can(viewer, 'restore', collection)) fail('not_found', common.notFound)
    await changeState(trx, collection, collection.stateBefore ?? 'published', now)
  })
}

/** Gives a locked collection another state; its place in the lists follows. */
export async function changeState(
  trx: Db,
  { id, state: from }: Pick<CollectionFacts, 'id' | 'state'>,
  state: CollectionState,
  now: Date,
): Promise<void> {
  const isGone = state === 'deleted' || state === 'removed'
  const before = from === 'published' || from === 'hidden' ? from : null
  await sql`
    update collections set state = ${state}, state_before = ${isGone ? before : null},
      deleted_at = ${isGone ? now : null}::timestamptz
    where id = ${id}`.execute(trx)
  await placeCollection(trx, id)
}
