import { getMessageSettings, saveMessageSettings } from '../../contract/message-acts.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { countAct } from './limits.ts'
import { getSettings, saveSettings } from './settings-queries.ts'

export function settingsRoutes(server: Server): void {
  serve(server, getMessageSettings, ({ db, viewer }) => getSettings(db, viewer.id))

  serve(server, saveMessageSettings, async ({ db, viewer, body }) => {
    countAct(server, viewer)
    return saveSettings(db, viewer.id, body)
  })
}
