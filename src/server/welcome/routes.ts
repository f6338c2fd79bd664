import { closeChecklist, finishWelcome, getWelcome, listSuggestedPeople } from '../../contract/welcome.ts'
import { languageOrder } from '../articles/public.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findWelcome } from './checklist-queries.ts'
import * as queries from './queries.ts'

export function welcomeRoutes(server: Server): void {
  serve(server, getWelcome, ({ db, viewer }) => findWelcome(db, viewer.id))

  serve(server, finishWelcome, async ({ db, viewer, now }) => {
    await queries.insertWelcome(db, viewer.id, now)
    return { done: true as const }
  })

  serve(server, closeChecklist, async ({ db, viewer, now }) => {
    await queries.closeChecklist(db, viewer.id, now)
    return { done: true as const }
  })

  serve(server, listSuggestedPeople, async ({ db, viewer, language }) => {
    const reading = await queries.findReading(db, viewer.id)
    const languages = languageOrder(language, reading.length === 0 ? undefined : reading.join('-'))
    return { items: await queries.listSuggested(db, viewer.id, languages, [...viewer.hidden]) }
  })
}
