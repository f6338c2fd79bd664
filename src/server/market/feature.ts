import type { Feature } from '../content/feature.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { paymentEventCounter } from './payments/metrics.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'

export const market: Feature = {
  name: 'market',
  routes: webhookRoutes,
  endpoints: paymentEndpoints,
  metrics: [paymentEventCounter],
  seed: {
    after: ['auth'],
    run: async (seeding, { people = 0 }) => (await import('./seed.ts')).seedSubscriptions(seeding, people),
  },
}
