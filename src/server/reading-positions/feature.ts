import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { exportReadingPositions } from './person-queries.ts'
import { purgePositions } from './queries.ts'
import { readingPositionsRoutes } from './routes.ts'

export const readingPositions: Feature = {
  name: 'reading-positions',
  routes: readingPositionsRoutes,
  endpoints,
  person: { export: exportReadingPositions },
  purge: [{ name: 'readingPositions', run: ({ db }, now) => purgePositions(db.write, now) }],
  seed: { after: ['articles'], run: async (seeding) => (await import('./seed.ts')).seedPositions(seeding) },
}
