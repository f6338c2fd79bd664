import * as contract from '../../contract/leaving.ts'
import type { Site } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import { requireFresh } from '../platform/fresh.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import { closeAccount } from './close-actions.ts'
import { leavingCounter } from './metrics.ts'
import { findReturn } from './queries.ts'

export function leavingRoutes(site: Site, all: readonly Feature[]): void {
  serve(site, contract.getLeaving, async ({ db, viewer, now }) => {
    const notes: contract.LeavingNote[] = viewer.role === 'user' ? [] : [{ kind: 'staff' }]
    for (const { person } of all) notes.push(...((await person?.tellBefore?.(db, viewer.id, now)) ?? []))
    const returnedAt = await findReturn(db, viewer.id)
    return { notes, returnedAt: returnedAt?.toISOString() ?? null }
  })

  serve(site, contract.closeAccount, async ({ db, viewer, body, now, reply }) => {
    requireFresh(viewer, now)
    await enforceRateLimits(site.limits, [['accountChanges', String(viewer.id)]])
    const erasesAt = await closeAccount(db, site.config, { viewer, choice: body.choice, all, now })
    leavingCounter(site).inc({ result: 'closed' })
    site.cookies.clear(reply, 'sid')
    return { erasesAt: erasesAt.toISOString() }
  })
}
