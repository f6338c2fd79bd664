import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { blockCounter } from './metrics.ts'
import { exportBlocks } from './person-queries.ts'
import { blocksRoutes } from './routes.ts'

export const blocks: Feature = {
  name: 'blocks',
  routes: blocksRoutes,
  endpoints,
  metrics: [blockCounter],
  person: { export: exportBlocks },
}
