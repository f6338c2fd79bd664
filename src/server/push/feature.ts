import type { Feature } from '../content/feature.ts'
import { deliverPush, pushUnread } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { pushCounter } from './metrics.ts'
import { exportPush } from './person-queries.ts'
import { pushRoutes } from './routes.ts'

/** Services are asked by a few at a time; one that is slow holds up no other job. */
const CALLS_AT_ONCE = 8

export const push: Feature = {
  name: 'push',
  routes: pushRoutes,
  endpoints,
  person: { export: exportPush },
  metrics: [pushCounter],
  jobs: (server) => ({
    notificationPush: { run: ({ userId }) => pushUnread(server, userId) },
    push: {
      atOnce: CALLS_AT_ONCE,
      run: async (job) => {
        // A service that can't be reached at all throws: like one that says so, it is tried again.
        const result = await deliverPush(server, job).catch((error: unknown) => {
          pushCounter(server).inc({ result: 'failed' })
          throw error
        })
        pushCounter(server).inc({ result })
        if (result === 'failed') throw new Error('The push service could not take it now')
      },
    },
  }),
}
