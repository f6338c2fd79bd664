import type { Feature } from '../content/feature.ts'
import { changeRoutes } from './change-routes.ts'
import { endpoints } from './endpoints.ts'
import { messagesRoutes } from './message-routes.ts'
import { messageCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { reportRoutes } from './report-routes.ts'
import { conversationsRoutes } from './routes.ts'
import { searchRoutes } from './search-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { greetStream } from './tell-queries.ts'

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
  metrics: [messageCounter],
  notifications,
  greetStream,
}
