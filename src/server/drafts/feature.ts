import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { purgeDrafts } from './queries.ts'
import { draftsRoutes } from './routes.ts'

export const drafts: Feature = {
  name: 'drafts',
  routes: draftsRoutes,
  endpoints,
  purge: [{ name: 'drafts', run: ({ db }, now) => purgeDrafts(db.write, now) }],
}
