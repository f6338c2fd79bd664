import { sql } from 'kysely'
import { transact, type Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { ABANDONED } from './abandoned-actions.ts'
import { findGroupLimit, FREE_GROUP } from './group-limits.ts'
import { REQUESTED, requestSubject } from './notify-queries.ts'
import { insertEvent } from './send-actions.ts'
import { addPeople } from './start-actions.ts'
import { lockConversation, tellMembers } from './tell-actions.ts'

interface Own {
  conversationId: number
  userId: number
  now: Date
}

/** What is the viewer's own, and the title of a group. */
export function updateOwn(
  db: Db,
  { conversationId, userId, now }: Own,
  changes: { title?: string; isArchived?: boolean; mutedUntil?: Date | null },
): Promise<void> {
  const { title, isArchived, mutedUntil } = changes
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    if (isArchived !== undefined || mutedUntil !== undefined)
      await trx
        .updateTable('conversation_members')
        .set({
          ...(isArchived !== undefined && { is_archived: isArchived }),
          ...(mutedUntil !== undefined && { muted_until: mutedUntil }),
        })
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        // A request is in neither the inbox nor the archive.
        .where('state', '=', 'active')
        .execute()
    if (title !== undefined) {
      await trx.updateTable('conversations').set({ title }).where('id', '=', conversationId).execute()
      await insertEvent(trx, { conversationId, senderId: userId, kind: 'renamed', title, now })
    }
    await tellMembers(trx, conversationId, { now, ...(title === undefined && { userIds: [userId] }) })
  })
}

/** Everything said until now is gone for them alone. */
export function clearFor(db: Db, { conversationId, userId, now }: Own): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    await sql`
      update conversation_members m set cleared_id = c.last_message_id, last_read_id = c.last_message_id, unread = 0,
        last_message_id = 0, is_archived = false
      from conversations c where c.id = m.conversation_id and c.id = ${conversationId} and m.user_id = ${userId}
    `.execute(trx)
    await tellMembers(trx, conversationId, { now, userIds: [userId] })
  })
}

/** Of a request alone; who deletes it is told nothing more, and who wrote learns nothing. */
export function answerFor(db: Db, { conversationId, userId, now }: Own, isAccepted: boolean): Promise<void> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    await sql`
      update conversation_members m set ${
        isAccepted
          ? sql`state = 'active'`
          : sql`state = 'refused', cleared_id = c.last_message_id, unread = 0, last_message_id = 0`
      } from conversations c
      where c.id = m.conversation_id and c.id = ${conversationId} and m.user_id = ${userId} and m.state = 'request'
    `.execute(trx)
    await appendFollowUp(trx, REQUESTED, requestSubject(conversationId, userId))
    await tellMembers(trx, conversationId, { now, ...(!isAccepted && { userIds: [userId] }) })
  })
}

/** Undefined; or how many the group may have when it would be more, and nothing was done. */
export function addTo(
  db: Db,
  { conversationId, userId, now }: Own,
  userIds: number[],
): Promise<number | undefined> {
  class TooMany extends Error {
    readonly most: number

    constructor(most: number) {
      super('too many')
      this.most = most
    }
  }
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    const { last_message_id: headId, created_by: starterId } = await trx
      .selectFrom('conversations')
      .select(['last_message_id', 'created_by'])
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow()
    const added = await addPeople(trx, { conversationId, from: userId, userIds, headId, now })
    if (added.length === 0) return undefined
    const present = (await listPresent(trx, conversationId)).length
    if (present > FREE_GROUP) {
      const most = await findGroupLimit(trx, starterId, now)
      if (present > most) throw new TooMany(most)
    }
    for (const { id } of added)
      await insertEvent(trx, {
        conversationId,
        senderId: userId,
        kind: 'joined',
        aboutId: id,
        unreadFor: [id],
        now,
      })
    await tellMembers(trx, conversationId, { now, newsFor: newsFor(added) })
    return undefined
  }).catch((error: unknown) => {
    if (error instanceof TooMany) return error.most
    throw error
  })
}

function newsFor(added: { id: number; state: string }[]): number[] {
  return added.filter(({ state }) => state === 'active').map(({ id }) => id)
}

/** Takes somebody out, or lets them go. The longest-serving takes over from an admin who leaves. */
export function removeFrom(
  db: Db,
  { conversationId, userId, now }: Own,
  removedId: number,
): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockConversation(trx, conversationId)
    const { rows } = await sql`
      update conversation_members set state = 'left', role = 'member', unread = 0, last_message_id = 0,
        is_archived = false, muted_until = null
      where conversation_id = ${conversationId} and user_id = ${removedId} and state in ('active', 'request')
      returning user_id`.execute(trx)
    if (rows.length === 0) return false
    const present = await listPresent(trx, conversationId)
    if (!present.some(({ role }) => role === 'admin') && present[0] !== undefined)
      await trx
        .updateTable('conversation_members')
        .set({ role: 'admin' })
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', present[0].id)
        .execute()
    await insertEvent(trx, {
      conversationId,
      senderId: userId,
      ...(userId === removedId ? { kind: 'left' } : { kind: 'removed', aboutId: removedId }),
      now,
    })
    await appendFollowUp(trx, REQUESTED, requestSubject(conversationId, removedId))
    if (present.length === 0) await appendFollowUp(trx, ABANDONED, conversationId)
    await tellMembers(trx, conversationId, { now, userIds: [...present.map(({ id }) => id), removedId] })
    return true
  })
}

/** Those in a group: first who has accepted, then by how long they are there. */
async function listPresent(trx: Db, conversationId: number): Promise<{ id: number; role: string }[]> {
  const { rows } = await sql<{ id: number; role: string }>`
    select user_id as id, role from conversation_members
    where conversation_id = ${conversationId} and state in ('active', 'request')
    order by state, joined_at, user_id`.execute(trx)
  return rows
}
