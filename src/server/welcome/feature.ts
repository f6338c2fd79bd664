import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { exportWelcome } from './person-queries.ts'
import { welcomeRoutes } from './routes.ts'

export const welcome: Feature = {
  name: 'welcome',
  routes: welcomeRoutes,
  endpoints,
  person: { export: exportWelcome },
}
