import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { tokenCounter } from './metrics.ts'
import { personData } from './person-data.ts'
import { purgeTokens } from './queries.ts'
import { apiTokensRoutes } from './routes.ts'

export const apiTokens: Feature = {
  name: 'api-tokens',
  routes: apiTokensRoutes,
  endpoints,
  metrics: [tokenCounter],
  person: personData,
  purge: [{ name: 'expired API tokens', run: ({ db }, now) => purgeTokens(db.write, now) }],
}
