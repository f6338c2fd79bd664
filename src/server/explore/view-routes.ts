import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  updateSavedView,
} from '../../contract/explore.ts'
import { VIEWS_MAX } from '../../contract/explore-rules.ts'
import type { Site } from '../content/content-type.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import { checkLines } from '../spam-checks/public.ts'
import { messages } from './messages.ts'
import { viewCounter } from './metrics.ts'
import { changeView, deleteView, saveView } from './view-actions.ts'
import { findView, listViewsOf } from './view-queries.ts'

export function viewRoutes(site: Site): void {
  serve(site, listSavedViews, async ({ db, viewer }) => ({ items: await listViewsOf(db, viewer.id) }))

  serve(
    site,
    getSavedView,
    async ({ db, viewer, params }) =>
      (await findView(db, Number(params.id), viewer)) ?? fail('not_found', common.notFound),
  )

  serve(site, createSavedView, async ({ db, viewer, body, request, now }) => {
    if (body.isPublic) await checkLines(site, { viewer, request }, { name: body.name })
    await enforceRateLimits(site.limits, [['savedViewChanges', String(viewer.id)]])
    const id = await saveView(db, { ...body, userId: viewer.id, now })
    if (id === undefined) return fail('conflict', messages.tooManyViews, { values: { count: VIEWS_MAX } })
    viewCounter(site).inc({ result: 'saved' })
    return (await findView(db, id, viewer)) ?? fail('not_found', common.notFound)
  })

  serve(site, updateSavedView, async ({ db, viewer, params, body, request, now }) => {
    const id = Number(params.id)
    const view = await findView(db, id, viewer)
    if (view === undefined) return fail('not_found', common.notFound)
    if (!view.isMine) fail('not_allowed', common.notAllowed)
    const { name, isPublic, state } = body
    // Also one that was private until now.
    if (isPublic ?? view.isPublic) await checkLines(site, { viewer, request }, { name: name ?? view.name })
    await enforceRateLimits(site.limits, [['savedViewChanges', String(viewer.id)]])
    const change = {
      ...(name !== undefined && { name }),
      ...(isPublic !== undefined && { isPublic }),
      ...(state !== undefined && { state }),
    }
    if (!(await changeView(db, viewer.id, id, change, now))) fail('not_found', common.notFound)
    viewCounter(site).inc({ result: 'changed' })
    return (await findView(db, id, viewer)) ?? fail('not_found', common.notFound)
  })

  serve(site, deleteSavedView, async ({ db, viewer, params }) => {
    const id = Number(params.id)
    const view = await findView(db, id, viewer)
    if (view === undefined) return fail('not_found', common.notFound)
    if (!view.isMine && viewer.role === 'user') fail('not_allowed', common.notAllowed)
    if (await deleteView(site, db, id)) viewCounter(site).inc({ result: 'deleted' })
    return { done: true as const }
  })
}
