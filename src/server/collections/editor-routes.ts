import * as contract from '../../contract/collection-editors.ts'
import type { Site } from '../content/content-type.ts'
import { isFirstDay } from '../lite-text/public.ts'
import { enforceRateLimits, type RateLimitName } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import { answerInvitation, inviteEditor, removeEditor } from './editor-actions.ts'
import { listEditors } from './editor-queries.ts'
import { loadCollection, refuseNoOwner } from './loading.ts'
import { canManage } from './rules.ts'

const DONE = { done: true } as const

export function editorRoutes(site: Site): void {
  serve(site, contract.listCollectionEditors, async (context) => {
    const collection = await loadCollection(site, context)
    return { items: await listEditors(context.db, collection.id, canManage(context.viewer, collection)) }
  })

  serve(site, contract.inviteCollectionEditor, async (context) => {
    const { db, viewer, body, now } = context
    const collection = await loadCollection(site, context)
    refuseNoOwner(viewer, collection)
    const key = String(viewer.id)
    const first: [RateLimitName, string][] = isFirstDay(viewer, now) ? [['invitationsOnFirstDay', key]] : []
    await enforceRateLimits(site.limits, [
      ...first,
      ['invitationsPerDay', key],
      ['invitationsOfPair', `${key} ${body.alias.toLowerCase()}`],
    ])
    await inviteEditor(db, viewer, collection.id, body.alias, now)
    return DONE
  })

  serve(site, contract.answerCollectionInvitation, async (context) => {
    const { db, viewer, body, now } = context
    const { id } = await loadCollection(site, context)
    await answerInvitation(db, viewer, id, body.isAccepted, now)
    return DONE
  })

  serve(site, contract.removeCollectionEditor, async (context) => {
    const { db, viewer, params, now } = context
    const { id } = await loadCollection(site, context)
    await removeEditor(db, viewer, id, Number(params.userId), now)
    return DONE
  })
}
