import type { ObjectType } from '../../contract/objects.ts'
import { transact, type Db } from '../platform/db.ts'
import type { Role } from '../platform/session.ts'

/** Who did it: a member of the staff, an operator on the command line, or the rules about reports by themselves. */
export type Actor = { kind: 'staff'; id: number } | { kind: 'command' } | { kind: 'reports' }

export interface StaffEntry {
  actor: Actor
  action:
    | 'give-role'
    | 'hide'
    | 'mark-adult'
    | 'close-reports'
    | 'read-message-report'
    | 'close-message-report'
    | 'void-honor'
    | 'delete-guild'
    | 'restore-guild'
    | 'void-iq-attempt'
    | 'grant-plan'
    | 'end-plan'
    | 'propose-suspension'
    | 'decline-suspension'
    | 'decide-appeal'
    | 'change-site'
    | 'end-two-step'
  objectType: ObjectType | 'message-report' | 'site'
  objectId: number
  /** Only numbers and words of ours: what people wrote could not be erased from here. */
  details: Record<string, unknown>
  now: Date
}

/** Written in the transaction of the action; the table allows no update and no delete. */
export async function writeStaffLog(trx: Db, ...entries: StaffEntry[]): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('staff_log')
    .values(
      entries.map(({ actor, action, objectType, objectId, details, now }) => ({
        created_at: now,
        actor: actor.kind,
        actor_id: actor.kind === 'staff' ? actor.id : null,
        action,
        object_type: objectType,
        object_id: objectId,
        details: JSON.stringify(details),
      })),
    )
    .execute()
}

/** Sessions read the role with each request, so it holds from the next one on. False when they had it already. */
export function giveRole(db: Db, email: string, role: Role, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    const person = await trx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (person === undefined || person.role === role) return false
    await trx.updateTable('users').set({ role }).where('id', '=', person.id).execute()
    await writeStaffLog(trx, {
      actor: { kind: 'command' },
      action: 'give-role',
      objectType: 'person',
      objectId: person.id,
      details: { from: person.role, to: role },
      now,
    })
    return true
  })
}
