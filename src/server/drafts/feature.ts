import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { exportDrafts } from './person-queries.ts'
import { purgeDrafts } from './queries.ts'
import { draftsRoutes } from './routes.ts'

export const drafts: Feature = {
  name: 'drafts',
  routes: draftsRoutes,
  endpoints,
  person: { export: exportDrafts },
  purge: [{ name: 'drafts', run: ({ db }, now) => purgeDrafts(db.write, now) }],
}
