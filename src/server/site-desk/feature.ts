import type { Feature } from '../content/feature.ts'
import { countDays } from './days-actions.ts'
import { endpoints } from './endpoints.ts'
import { siteChangeCounter } from './metrics.ts'
import { siteDeskRoutes } from './routes.ts'

export const siteDesk: Feature = {
  name: 'site-desk',
  routes: siteDeskRoutes,
  endpoints,
  metrics: [siteChangeCounter],
  purge: [{ name: 'operator days', run: ({ db }, now) => countDays(db.write, now) }],
}
