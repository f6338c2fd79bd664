import * as contract from '../../../contract/draft-links.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { enforceRateLimits, refuseTooMany } from '../../platform/rate-limits.ts'
import { networkOf } from '../../platform/request.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import { getDraftForReader } from '../detail-queries.ts'
import { dropDraftLink, getOwnDraft, makeDraftLink } from './actions.ts'
import { findDraftLink, findLinkedDraft } from './queries.ts'

export function draftLinkRoutes(server: Server): void {
  serve(server, contract.getDraftLink, async ({ db, viewer, params }) => {
    const { id } = await getOwnDraft(db, viewer, Number(params.id))
    const link = await findDraftLink(db, id)
    return { createdAt: link?.createdAt.toISOString() ?? null }
  })

  serve(server, contract.createDraftLink, async ({ db, viewer, params, now }) => {
    const { id } = await getOwnDraft(db, viewer, Number(params.id))
    await enforceRateLimits(server.limits, [['draftLinksPerDay', String(viewer.id)]])
    return { token: await makeDraftLink(db, viewer, id, now), createdAt: now.toISOString() }
  })

  serve(server, contract.deleteDraftLink, async ({ db, viewer, params }) => {
    const { id } = await getOwnDraft(db, viewer, Number(params.id))
    await dropDraftLink(db, id)
    return { done: true as const }
  })

  serve(server, contract.readDraft, async ({ db, params, language, request }) => {
    const count = server.callLimits.hit('draftReads', networkOf(request))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    const id = await findLinkedDraft(db, params.token)
    if (id === undefined) return fail('not_found', common.notFound)
    return getDraftForReader(db, id, language)
  })
}
