import {
  deleteDraft as deleteDraftRoute,
  getDraft,
  listDrafts as listDraftsRoute,
  saveDraft as saveDraftRoute,
} from '../../contract/drafts.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { saveDraft } from './actions.ts'
import { deleteDraft, findDraft, listDrafts } from './queries.ts'

export function draftsRoutes(server: Server): void {
  serve(server, listDraftsRoute, async ({ db, viewer }) => ({ items: await listDrafts(db, viewer.id) }))

  serve(server, getDraft, ({ db, viewer, params, now }) =>
    findDraft(db, { userId: viewer.id, ...params }, now),
  )

  serve(server, saveDraftRoute, async ({ db, viewer, params, body, now }) => {
    const saved = await saveDraft(db, { userId: viewer.id, ...params }, body, now)
    return { ...saved, updatedAt: now.toISOString() }
  })

  serve(server, deleteDraftRoute, async ({ db, viewer, params }) => {
    await deleteDraft(db, { userId: viewer.id, ...params })
    return { done: true as const }
  })
}
