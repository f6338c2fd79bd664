import { sql } from 'kysely'
import { OWN_APPEAL_HOURS } from '../../contract/moderation-rules.ts'
import { getContentType } from '../content/objects.ts'
import type { Site } from '../content/content-type.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { rejectReportsOf } from '../reports/public.ts'
import { writeModAction, writeStaffLog } from '../staff/public.ts'
import { undoOnObject } from './act.ts'
import {
  appealableUntil,
  findOwn,
  listAppealed,
  listStaff,
  lockAppeal,
  type AppealRow,
} from './appeal-queries.ts'
import { SPAM_JUDGED } from './honor-queries.ts'
import { messages } from './messages.ts'
import { APPEAL_DECIDED } from './notify-queries.ts'
import { isUndone, lockObject } from './object-actions.ts'
import { lockUser } from './people-queries.ts'
import { endSanctions } from './sanction-actions.ts'

/** One for each action, by the person it is about; the database is the last judge. */
export function insertAppeal(
  site: Site,
  db: Db,
  { viewer, actionId, text, now }: { viewer: Viewer; actionId: number; text: string; now: Date },
): Promise<void> {
  return transact(db, async (trx) => {
    const own = await findOwn(trx, viewer.id, actionId)
    if (own === undefined) return fail('not_found', common.notFound)
    if (own.appeal !== null) fail('conflict', messages.appealedAlready)
    if (appealableUntil(own) <= now) fail('lapsed', messages.tooLate)
    if (own.isUndone) fail('conflict', messages.notAppealable)
    const { numAffectedRows } = await sql`
      insert into appeals (action_id, person_id, text, created_at)
      values (${actionId}, ${viewer.id}, ${text}, ${now}) on conflict (action_id) do nothing`.execute(trx)
    if (numAffectedRows !== 1n) fail('conflict', messages.appealedAlready)
    if (own.action === 'hide')
      await getContentType(site, own.objectType).moderated.takeDown?.putOff(trx, own.objectId, now)
  })
}

/** What is appealed against is not erased while nobody has decided, however long that takes. */
export async function keepAppealed(site: Site, now: Date): Promise<void> {
  for (const { objectType, objectId } of await listAppealed(site.db.write))
    await transact(site.db.write, async (trx) =>
      getContentType(site, objectType).moderated.takeDown?.putOff(trx, objectId, now),
    )
}

type Judge = Pick<Viewer, 'id' | 'role'>
type Decidable = Pick<AppealRow, 'actorId' | 'proposedBy' | 'createdAt' | 'personId' | 'personRole'>

/** From when this moderator may decide it; null for never. */
export function decidableFrom(appeal: Decidable, judge: Judge, staff: readonly Judge[]): Date | null {
  if (!mayJudge(judge, appeal)) return null
  if (!hasActed(judge, appeal)) return appeal.createdAt
  const hasSomebodyElse = staff.some((other) => mayJudge(other, appeal) && !hasActed(other, appeal))
  return hasSomebodyElse ? null : addMs(appeal.createdAt, OWN_APPEAL_HOURS * HOUR_MS)
}

/** Nobody decides their own, and what is about one of the staff is for operators. */
function mayJudge({ id, role }: Judge, { personId, personRole }: Decidable): boolean {
  return id !== personId && (personRole === 'user' || role === 'operator')
}

/** A suspension by two is the action of both. */
function hasActed({ id }: Judge, { actorId, proposedBy }: Decidable): boolean {
  return id === actorId || id === proposedBy
}

interface Deciding {
  viewer: Viewer
  id: number
  isOverturned: boolean
  answer: string
  now: Date
}

/** Whose standing has changed; overturning undoes what was done. */
export function decide(
  site: Site,
  db: Db,
  { viewer, id, isOverturned, answer, now }: Deciding,
): Promise<number> {
  return transact(db, async (trx) => {
    const appeal = await lockAppeal(trx, id)
    if (appeal === undefined) return fail('not_found', common.notFound)
    await lockObject(trx, appeal)
    await lockUser(trx, appeal.personId)
    if (appeal.state !== 'open') fail('conflict', messages.decidedAlready)
    const from = decidableFrom(appeal, viewer, await listStaff(trx))
    if (from === null || from > now) fail('not_allowed', messages.ownDecision)
    const state = isOverturned ? 'overturned' : 'upheld'
    await sql`
      update appeals set state = ${state}, decided_at = ${now}, decided_by = ${viewer.id}, answer = ${answer}
      where id = ${id}`.execute(trx)
    if (isOverturned) await overturn(site, trx, appeal, viewer.id, now)
    await appendFollowUp(trx, APPEAL_DECIDED, String(id))
    await writeStaffLog(trx, {
      actor: { kind: 'staff', id: viewer.id },
      action: 'decide-appeal',
      objectType: 'person',
      objectId: appeal.personId,
      details: { appeal: id, action: appeal.actionId, state, isOwn: hasActed(viewer, appeal) },
      now,
    })
    return appeal.personId
  })
}

async function overturn(
  site: Site,
  trx: Db,
  { action, actionId, objectType, objectId, personId, rule }: AppealRow,
  actorId: number,
  now: Date,
): Promise<void> {
  const object = { objectType, objectId, now }
  // What somebody has undone meanwhile may have been done again, for another reason: that one stands.
  if (!(await isUndone(trx, actionId))) {
    if (action === 'hide' || action === 'mark-nsfw')
      await undoOnObject(site, trx, object, action === 'mark-nsfw')
    if (action === 'silence') await endSanctions(trx, personId, ['silence'], now, actionId)
    if (action === 'suspend') await endSanctions(trx, personId, ['suspension'], now, actionId)
    const undone = action === 'silence' || action === 'suspend' ? 'lift' : 'restore'
    await writeModAction(trx, { actorId, action: undone, ...object, personId, rule, undoesId: actionId })
  }
  await rejectReportsOf(trx, actionId)
  await appendFollowUp(trx, SPAM_JUDGED, `${objectType} ${objectId}`)
}
