import type { Feature } from '../content/feature.ts'
import { redraw } from '../rich-text/public.ts'
import { purgeMessages } from './change-purge-actions.ts'
import { redrawnMessages } from './change-redraw-actions.ts'
import { changeRoutes } from './change-routes.ts'
import { endpoints } from './endpoints.ts'
import { messagesRoutes } from './message-routes.ts'
import { messageCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { exportConversations } from './person-queries.ts'
import { seesPictures } from './pictures-audience-queries.ts'
import { purgeMessageReports } from './report-actions.ts'
import { reportRoutes } from './report-routes.ts'
import { conversationsRoutes } from './routes.ts'
import { searchRoutes } from './search-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { ABANDONED, deleteAbandoned } from './abandoned-actions.ts'
import { greetStream } from './tell-queries.ts'
import { eraseExcerpts, eraseTalk } from './leave-actions.ts'

export const conversations: Feature = {
  name: 'conversations',
  routes: (site) => {
    conversationsRoutes(site)
    messagesRoutes(site)
    changeRoutes(site)
    reportRoutes(site)
    searchRoutes(site)
    settingsRoutes(site)
  },
  endpoints,
  person: { export: exportConversations, erase: eraseExcerpts, eraseInParts: eraseTalk },
  metrics: [messageCounter],
  notifications,
  greetStream,
  followUps: { [ABANDONED]: deleteAbandoned },
  audiences: { message: seesPictures },
  purge: [
    { name: 'messages', run: ({ db }, now) => purgeMessages(db.write, now) },
    { name: 'reports of messages', run: ({ db }, now) => purgeMessageReports(db.write, now) },
  ],
  redraw: (server) => redraw(server, redrawnMessages(server.db.write)),
  seed: {
    // The uploads of those have the first ids.
    after: ['page-posts', 'profiles'],
    run: async (seeding) => ({ conversations: await (await import('./seed.ts')).seedConversations(seeding) }),
  },
}
