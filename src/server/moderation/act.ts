import type { BodyOf } from '../../contract/endpoint.ts'
import type { actOnCase } from '../../contract/moderation.ts'
import type { CommunityRule } from '../../contract/moderation-rules.ts'
import type { Site } from '../content/content-type.ts'
import type { Described } from '../content/moderated.ts'
import { getContentType } from '../content/objects.ts'
import { ownUploads } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { findCase, liftReports, settleReports, type Case } from '../reports/public.ts'
import { writeModAction, writeStaffLog, type NewAction } from '../staff/public.ts'
import { isClaimedByOther } from './claim-actions.ts'
import { SPAM_JUDGED } from './honor-queries.ts'
import { isOpenToAll } from './is-open-to-all.ts'
import { mailSuspension } from './mails.ts'
import { messages } from './messages.ts'
import { escalate, findLastAction, findStanding, lockObject } from './object-actions.ts'
import { lockPerson } from './people-queries.ts'
import { propose, queueProposed } from './proposal-actions.ts'
import { endOf, isBeyond, isDuration, needsTwo, possibleActions, type Judged } from './rules.ts'
import { endSanctions, isSuspendedNow, silence, suspend } from './sanction-actions.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'

export type Acting = BodyOf<typeof actOnCase> & { viewer: Viewer; now: Date }

export interface Acted {
  actionId: number | null
  isProposed: boolean
  closed: number
  version: number
  /** Whose standing has changed. */
  personId: number | null
}

/** One outcome: of two moderators at once the second is told what has happened meanwhile. */
export function act(site: Site, db: Db, acting: Acting): Promise<Acted> {
  const { viewer, now, action } = acting
  if (!isDuration(action, acting.days))
    fail('invalid_input', common.invalidInput, { fields: { days: messages.whichDays } })
  return transact(db, async (trx) => {
    await lockObject(trx, acting)
    if (await isClaimedByOther(trx, acting, viewer.id, now)) fail('conflict', messages.claimed)
    const last = await findLastAction(trx, acting)
    if ((last?.id ?? 0) !== acting.version) fail('conflict', messages.actedMeanwhile)
    const type = getContentType(site, acting.objectType).moderated
    const [described] = await type.describe(trx, [acting.objectId])
    if (described === undefined) return fail('not_found', messages.gone)
    const person =
      described.authorId === null ? null : ((await lockPerson(trx, described.authorId, now)) ?? null)
    const waiting = await findCase(trx, acting)
    await refuseUnread(site, trx, acting, described, { waiting, isJudged: last !== undefined })
    const possible = possibleActions({
      moderator: viewer,
      person,
      described,
      type,
      isWaiting: waiting !== undefined,
      isEscalated: waiting?.isEscalated ?? false,
      lastAction: last?.action,
    })
    if (!possible.includes(action)) refuseImpossible(acting, person, described)
    if (action === 'suspend') requireFresh(viewer, now)
    const done = await perform(site, trx, acting, { person, described })
    const after = await findLastAction(trx, acting)
    return { ...done, version: after?.id ?? 0 }
  })
}

/** Acting implies reading: staff knows nothing of a private guild but what was reported. */
async function refuseUnread(
  site: Site,
  trx: Db,
  { objectType, objectId, viewer }: Acting,
  { state }: Described,
  { waiting, isJudged }: { waiting: Case | undefined; isJudged: boolean },
): Promise<void> {
  if (waiting !== undefined || isJudged || state === 'gone') return
  const found = await getContentType(site, objectType).find(trx, objectId, viewer)
  const isOfSuspended = objectType === 'person' && found === undefined
  if (!isOfSuspended && !(await isOpenToAll(site, trx, viewer, objectType, objectId)))
    fail('not_found', common.notFound)
}

function refuseImpossible({ action, viewer }: Acting, person: Judged | null, described: Described): never {
  if (person?.id === viewer.id) fail('not_allowed', messages.oneself)
  if (isBeyond(viewer, person)) fail('not_allowed', messages.staff)
  const isAboutIt = action === 'hide' || action === 'mark-nsfw' || action === 'restore'
  if (isAboutIt && described.state === 'gone') fail('not_found', messages.gone)
  return fail('conflict', messages.notPossible)
}

type Subject = 'objectType' | 'objectId' | 'now'

interface About {
  person: Judged | null
  described: Described
}

type Done = Omit<Acted, 'version'>

async function perform(site: Site, trx: Db, acting: Acting, about: About): Promise<Done> {
  const { action, objectType, objectId, now } = acting
  const { person } = about
  const type = getContentType(site, objectType)
  const { takeDown, mark } = type.moderated
  const nothing = { isProposed: false, closed: 0, personId: null }
  if (action === 'suspend' && person !== null && needsTwo(person)) {
    await proposeSuspension(trx, acting, person)
    await queueProposed(trx, acting, now)
    return { ...nothing, actionId: null, isProposed: true }
  }
  if (action === 'restore') return { ...nothing, actionId: await restore(site, trx, acting, about) }
  if (action === 'lift')
    return { ...nothing, actionId: await lift(trx, acting, about), personId: person?.id ?? null }
  const actionId = await writeModAction(trx, newAction(acting, about))
  if (action === 'escalate') {
    await escalate(trx, acting, about.described.authorId, now)
    return { ...nothing, actionId }
  }
  const verdict = action === 'keep' ? 'unfounded' : 'founded'
  const { ids, reasons } = await settleReports(trx, { objectType, objectId, verdict, actionId, now })
  if (action === 'keep') await liftReports(trx, type.judged, acting)
  else if (action === 'hide') {
    // Its author has deleted it in this moment: nothing was removed, so nothing is said about it.
    if ((await takeDown?.remove(trx, objectId, now)) !== true) fail('not_found', messages.gone)
  } else if (action === 'mark-nsfw') {
    // What reports hid as well is not hidden for being adult.
    await mark?.(trx, objectId, true)
    await liftReports(trx, type.judged, acting)
  } else await uphold(site, trx, acting, reasons)
  await closeRemoved(site, trx, acting)
  if (person !== null) await sanction(site, trx, acting, { person, actionId })
  await judgeSpam(trx, acting)
  // What a second moderator has to look at stays in the queue, whatever else was done about it.
  await queueProposed(trx, acting, now)
  return { actionId, isProposed: false, closed: ids.length, personId: person?.id ?? null }
}

/** The reports were right: what they hid is removed, and what they marked stays marked. */
async function uphold(site: Site, trx: Db, acting: Pick<Acting, Subject>, reasons: string[]): Promise<void> {
  const { objectType, objectId, now } = acting
  const founded = { isNsfw: reasons.includes('adult'), isForbidden: reasons.includes('exploitation') }
  await getContentType(site, objectType).judged?.uphold(trx, objectId, founded, now)
}

/** The files of what is removed now are nobody's to see, and nobody's to upload again. */
async function closeRemoved(
  site: Site,
  trx: Db,
  { objectType, objectId, now }: Pick<Acting, Subject>,
): Promise<void> {
  const [after] = await getContentType(site, objectType).moderated.describe(trx, [objectId])
  if (after?.state !== 'removed') return
  await ownUploads.setShown(trx, objectType, objectId, false)
  await ownUploads.ban(trx, await ownUploads.listOf(trx, objectType, [objectId]), now)
}

function newAction(
  { action, objectType, objectId, viewer, rule, reason, days, now }: Acting,
  about: About,
): NewAction {
  const { title, excerpt } = about.described
  return {
    actorId: viewer.id,
    action,
    objectType,
    objectId,
    personId: about.described.authorId,
    rule,
    days: days ?? null,
    reason,
    excerpt: objectType === 'person' ? '' : [title, excerpt].filter((text) => text !== '').join('\n'),
    now,
  }
}

async function sanction(
  site: Site,
  trx: Db,
  { action, days = null, rule, reason, now }: Pick<Acting, 'action' | 'days' | 'rule' | 'reason' | 'now'>,
  { person, actionId }: { person: Judged; actionId: number },
): Promise<void> {
  const until = endOf(days, now)
  if (action === 'silence') await silence(trx, { userId: person.id, actionId, until, now })
  if (action !== 'suspend') return
  await suspend(trx, { userId: person.id, actionId, until, now })
  await mailSuspension(trx, site.config, { userId: person.id, until, rule, reason, now })
}

async function proposeSuspension(trx: Db, acting: Acting, person: Judged): Promise<void> {
  const { viewer, objectType, objectId, days = null, rule, reason, now } = acting
  const proposal = { personId: person.id, actorId: viewer.id, objectType, objectId, days, rule, reason }
  if (!(await propose(trx, proposal, now))) fail('conflict', messages.proposedAlready)
  await writeStaffLog(trx, {
    actor: { kind: 'staff', id: viewer.id },
    action: 'propose-suspension',
    objectType: 'person',
    objectId: person.id,
    details: { rule, days },
    now,
  })
}

/** The second moderator has confirmed it. */
export async function confirmSuspension(
  site: Site,
  trx: Db,
  {
    viewer,
    proposedBy,
    person,
    described,
    ...given
  }: Omit<Acting, 'action' | 'version'> & About & { proposedBy: number; person: Judged },
): Promise<void> {
  const acting = { ...given, viewer, action: 'suspend', version: 0 } as const
  const action = newAction(acting, { person, described })
  const actionId = await writeModAction(trx, { ...action, proposedBy })
  const { objectType, objectId, now } = given
  const settling = { objectType, objectId, verdict: 'founded', actionId, now } as const
  const { reasons } = await settleReports(trx, settling)
  await uphold(site, trx, acting, reasons)
  await closeRemoved(site, trx, acting)
  await sanction(site, trx, acting, { person, actionId })
  await judgeSpam(trx, acting)
}

async function judgeSpam(
  trx: Db,
  { objectType, objectId, rule, action }: Pick<Acting, 'objectType' | 'objectId' | 'rule' | 'action'>,
): Promise<void> {
  const isCharge = action !== 'keep' && action !== 'mark-nsfw'
  if (isCharge && rule === ('spam' satisfies CommunityRule))
    await appendFollowUp(trx, SPAM_JUDGED, `${objectType} ${objectId}`)
}

/** Gives back what was removed, or takes the mark away that a moderator set. */
async function restore(site: Site, trx: Db, acting: Acting, about: About): Promise<number> {
  const { objectType, objectId } = acting
  const standing = await findStanding(trx, acting, ['hide', 'mark-nsfw'])
  if (!(await undoOnObject(site, trx, acting, standing?.action === 'mark-nsfw')))
    fail('conflict', messages.notPossible)
  const actionId = await writeModAction(trx, {
    ...newAction(acting, about),
    ...(standing && { undoesId: standing.id }),
  })
  await appendFollowUp(trx, SPAM_JUDGED, `${objectType} ${objectId}`)
  return actionId
}

/** Whether something changed. */
export async function undoOnObject(
  site: Site,
  trx: Db,
  { objectType, objectId, now }: Pick<Acting, 'objectType' | 'objectId' | 'now'>,
  isMark: boolean,
): Promise<boolean> {
  const { takeDown, mark } = getContentType(site, objectType).moderated
  if (isMark) return (await mark?.(trx, objectId, false)) ?? false
  if ((await takeDown?.giveBack(trx, objectId, now)) !== true) return false
  const [after] = await getContentType(site, objectType).moderated.describe(trx, [objectId])
  // What a suspended person wrote comes back with them, and its pictures with it.
  const isWithheld = after?.authorId != null && (await isSuspendedNow(trx, after.authorId)) === true
  if (!isWithheld) await ownUploads.setShown(trx, objectType, objectId, true)
  await ownUploads.unban(trx, await ownUploads.listOf(trx, objectType, [objectId]))
  return true
}

async function lift(trx: Db, acting: Acting, about: About): Promise<number> {
  const { person } = about
  const ended =
    person === null ? [] : await endSanctions(trx, person.id, ['silence', 'suspension'], acting.now)
  const action = newAction(acting, about)
  const [first, ...more] = ended
  // Both may have held: each is undone, and what they cost comes back.
  for (const { actionId } of more) await writeModAction(trx, { ...action, undoesId: actionId })
  for (const { subject } of ended) await appendFollowUp(trx, SPAM_JUDGED, subject)
  return writeModAction(trx, { ...action, ...(first && { undoesId: first.actionId }) })
}
