import { sql } from 'kysely'
import { COLLECTION_LIMITS } from '../../contract/collection-rules.ts'
import type { EndTies } from '../content/feature.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { findInvitee } from './editor-queries.ts'
import { refuseNoOwner } from './loading.ts'
import { messages } from './messages.ts'
import { EDITOR_INVITED } from './notify-queries.ts'
import { lockCollection } from './queries.ts'

/** Somebody is asked to edit; they are an editor, and named as one, when they accept. */
export function inviteEditor(db: Db, viewer: Viewer, id: number, alias: string, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, id)
    refuseNoOwner(viewer, collection)
    const invitee = await findInvitee(trx, alias, { collectionId: id, ownerId: viewer.id, now })
    // Who has blocked somebody is not there for them, and says no in no other words.
    if (invitee === undefined || invitee.isHidden || invitee.isUnwilling)
      return fail('invalid_input', common.invalidInput, { fields: { alias: messages.noPerson } })
    if (invitee.id === viewer.id)
      fail('invalid_input', common.invalidInput, { fields: { alias: messages.isOwner } })
    if (invitee.state === 'pending' || invitee.state === 'accepted') return
    const most = COLLECTION_LIMITS.editors
    if ((await countEditors(trx, id)) >= most) fail('conflict', messages.tooManyEditors, { values: { most } })
    await sql`
      with invited as (
        insert into collection_editors (collection_id, user_id, state, created_at)
        values (${id}, ${invitee.id}, 'pending', ${now})
        on conflict (collection_id, user_id) do update set state = 'pending', created_at = ${now}, answered_at = null)
      insert into follow_ups (kind, subject) values (${EDITOR_INVITED}, ${`${id} ${invitee.id}`})`.execute(
      trx,
    )
  })
}

async function countEditors(trx: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from collection_editors
    where collection_id = ${id} and state in ('pending', 'accepted')`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Giving the same answer twice is giving it once. */
export function answerInvitation(
  db: Db,
  viewer: Viewer,
  id: number,
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  return transact(db, async (trx) => {
    await lockCollection(trx, viewer, id)
    const state = isAccepted ? 'accepted' : 'declined'
    const { rows } = await sql<{ wasOpen: boolean }>`
      select state = 'pending' as "wasOpen" from collection_editors
      where collection_id = ${id} and user_id = ${viewer.id} and state in ('pending', ${state})`.execute(trx)
    const [invitation] = rows
    if (invitation === undefined) return fail('not_found', messages.notInvited)
    if (!invitation.wasOpen) return
    await sql`
      with answered as (
        update collection_editors set state = ${state}, answered_at = ${now}
        where collection_id = ${id} and user_id = ${viewer.id})
      insert into follow_ups (kind, subject) values (${EDITOR_INVITED}, ${`${id} ${viewer.id}`})`.execute(trx)
  })
}

/** The owner takes it back, or the editor leaves; who left is not asked again for a while. */
export function removeEditor(db: Db, viewer: Viewer, id: number, userId: number, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const collection = await lockCollection(trx, viewer, id)
    const isLeaving = userId === viewer.id
    if (!isLeaving) refuseNoOwner(viewer, collection)
    const left = sql`
      update collection_editors set state = 'declined', answered_at = ${now}
      where collection_id = ${id} and user_id = ${userId} and state <> 'declined'`
    const removed = sql`delete from collection_editors where collection_id = ${id} and user_id = ${userId}`
    await sql`
      with ended as (${isLeaving ? left : removed})
      insert into follow_ups (kind, subject) values (${EDITOR_INVITED}, ${`${id} ${userId}`})`.execute(trx)
  })
}

/** Who has blocked somebody does not work on their table, nor they on theirs. */
export const endEditing: EndTies = async (trx, [one, other]) => {
  await sql`
    with ended as (
      delete from collection_editors e using collections c
      where c.id = e.collection_id
        and (c.author_id, e.user_id) in ((${one}::int8, ${other}::int8), (${other}::int8, ${one}::int8))
      returning e.collection_id, e.user_id)
    insert into follow_ups (kind, subject)
    select ${EDITOR_INVITED}::text, collection_id || ' ' || user_id from ended`.execute(trx)
}
