import { sql } from 'kysely'
import type { CommunityRule, ModerationAction } from '../../contract/moderation-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'

/** The follow-up of everything that is done about people and what they wrote; subjects are the ids of actions. */
export const MODERATED = 'notify-moderated'

export interface NewAction {
  /** Null for the rules about reports, and for a command on the server. */
  actorId: number | null
  action: ModerationAction
  objectType: ObjectType
  objectId: number
  /** Whose it is. */
  personId: number | null
  /** Null when nobody has judged. */
  rule: CommunityRule | null
  days?: number | null
  undoesId?: number
  proposedBy?: number
  /** What the person is told. */
  reason?: string
  excerpt?: string
  now: Date
}

/** Written in the transaction of the action; the table allows no update and no delete. Its id. */
export async function writeModAction(trx: Db, action: NewAction): Promise<number> {
  const { actorId, objectType, objectId, personId, rule, reason = '', excerpt = '', now } = action
  const { rows } = await sql<{ id: number }>`
    with acted as (
      insert into mod_actions (created_at, actor_id, action, object_type, object_id, person_id, rule, days, undoes_id,
        proposed_by)
      values (${now}, ${actorId}, ${action.action}, ${objectType}, ${objectId}, ${personId}, ${rule},
        ${action.days ?? null}, ${action.undoesId ?? null}, ${action.proposedBy ?? null})
      returning id),
    said as (
      insert into mod_action_texts (action_id, person_id, reason, excerpt)
      select id, ${personId}, ${reason}, ${excerpt} from acted
      -- Somebody who has left reads nothing.
      where exists (select from users where users.id = ${personId}::int8)),
    told as (
      insert into follow_ups (kind, subject) select ${MODERATED}::text, id::text from acted)
    select id from acted`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The action was not written')
  return id
}
