import { actOnCase, decideProposal } from '../../contract/moderation.ts'
import type { CommunityRule } from '../../contract/moderation-rules.ts'
import type { Site } from '../content/content-type.ts'
import { getContentType } from '../content/objects.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { writeStaffLog } from '../staff/public.ts'
import { act, confirmSuspension } from './act.ts'
import { messages } from './messages.ts'
import { moderationCounter } from './metrics.ts'
import { lockObject } from './object-actions.ts'
import { lockPerson } from './people-queries.ts'
import { findProposal, isOfStaff, leaveQueue, takeProposal, type Proposal } from './proposal-actions.ts'
import { isBeyond } from './rules.ts'
import { followStanding } from './standing.ts'

export function actRoutes(site: Site): void {
  serve(site, actOnCase, async ({ db, viewer, body, now }) => {
    const { personId, ...acted } = await act(site, db, { ...body, viewer, now })
    moderationCounter(site).inc({ result: acted.isProposed ? 'propose' : body.action })
    if (personId !== null && (body.action === 'suspend' || body.action === 'lift'))
      await followStanding(site, personId)
    return acted
  })

  serve(site, decideProposal, async ({ db, viewer, params, body, now }) => {
    const id = Number(params.id)
    const proposal = await findProposal(db, id)
    if (proposal === undefined) return fail('not_found', common.notFound)
    if (!body.isConfirmed) {
      await decline(db, viewer, id, now)
      return { done: true as const }
    }
    if (proposal.actorId === viewer.id) fail('not_allowed', messages.needsAnother)
    requireFresh(viewer, now)
    await confirm(site, db, viewer, proposal, now)
    moderationCounter(site).inc({ result: 'suspend' })
    await followStanding(site, proposal.personId)
    return { done: true as const }
  })
}

/** Of two who decide at once one does: the second finds it gone. */
async function confirm(site: Site, db: Db, viewer: Viewer, proposal: Proposal, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const { personId, actorId, objectType, objectId, days, reason } = proposal
    // In the order of every action: the object, the person, what is decided.
    await lockObject(trx, proposal)
    const person = await lockPerson(trx, personId, now)
    const isHere = (await takeProposal(trx, proposal.id)) !== undefined
    if (!isHere) fail('conflict', messages.actedMeanwhile)
    if (!(await isOfStaff(trx, actorId))) fail('conflict', messages.proposerLeft)
    if (person === undefined) return fail('not_found', common.notFound)
    if (person.id === viewer.id) fail('not_allowed', messages.oneself)
    if (isBeyond(viewer, person)) fail('not_allowed', messages.staff)
    if (person.isSuspended) fail('conflict', messages.notPossible)
    const described = await describeOr(site, trx, proposal)
    const rule = proposal.rule as CommunityRule
    const given = { objectType, objectId, days, rule, reason, viewer, now }
    await confirmSuspension(site, trx, { ...given, proposedBy: actorId, person, described })
  })
}

/** What it was about may be gone: the person is still here. */
async function describeOr(site: Site, trx: Db, { objectType, objectId, personId }: Proposal) {
  const [described] = await getContentType(site, objectType).moderated.describe(trx, [objectId])
  return (
    described ?? {
      id: objectId,
      title: '',
      excerpt: '',
      authorId: personId,
      state: 'gone' as const,
      isNsfw: false,
      isMarkedByReports: false,
      parent: null,
    }
  )
}

async function decline(db: Db, viewer: Viewer, id: number, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    const proposal = await takeProposal(trx, id)
    if (proposal === undefined) return fail('conflict', messages.actedMeanwhile)
    // Nobody turns down what is about themself.
    if (proposal.personId === viewer.id) fail('not_allowed', messages.oneself)
    await leaveQueue(trx, proposal)
    await writeStaffLog(trx, {
      actor: { kind: 'staff', id: viewer.id },
      action: 'decline-suspension',
      objectType: 'person',
      objectId: proposal.personId,
      details: { rule: proposal.rule, days: proposal.days },
      now,
    })
  })
}
