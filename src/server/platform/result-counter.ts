import { Counter } from 'prom-client'
import { onePerSite } from './one-per-site.ts'
import type { Server } from './server.ts'

/** A feature's own metric, named in its `feature.ts`: how often something ended with which result. */
export function resultCounter(name: string, help: string) {
  return onePerSite(
    ({ metrics }: Pick<Server, 'metrics'>): Counter<'result'> =>
      new Counter({
        name: `cendekia_${name}_total`,
        help,
        labelNames: ['result'],
        registers: [metrics.registry],
      }),
  )
}
