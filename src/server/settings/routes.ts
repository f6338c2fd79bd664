import { planAllowsTheme } from '../../contract/plans.ts'
import { getLanguages, saveLanguages, saveTheme } from '../../contract/settings.ts'
import { findPlan } from '../market/public.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'
import { findLanguages, updateLanguages, updateTheme } from './queries.ts'

export function settingsRoutes(server: Server): void {
  serve(server, saveTheme, async ({ db, viewer, body: { theme }, now }) => {
    const plan = await findPlan(db, viewer.id, now)
    if (!planAllowsTheme(plan, theme)) {
      const tier = theme.charAt(0).toUpperCase() + theme.slice(1)
      fail('plan_required', messages.planRequired, { values: { tier } })
    }
    await updateTheme(db, viewer.id, theme)
    return { selectedTheme: theme }
  })

  serve(server, getLanguages, ({ db, viewer }) => findLanguages(db, viewer.id))

  serve(server, saveLanguages, async ({ db, viewer, body }) => {
    await updateLanguages(db, viewer.id, body)
    return body
  })
}
