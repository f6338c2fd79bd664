import type { Feature } from '../content/feature.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { endpoints } from './endpoints.ts'
import { purgePaymentEvents } from './expiry-actions.ts'
import { endOver, tellOfPrices } from './hourly.ts'
import { marketCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { endpoints as paymentEndpoints } from './payments/endpoints.ts'
import { marketRoutes } from './routes.ts'

/** A provider sends an event again for some days; much longer than that none comes twice. */
const EVENT_LIFE_MS = 90 * DAY_MS

export const market: Feature = {
  name: 'market',
  routes: marketRoutes,
  endpoints: { ...endpoints, ...paymentEndpoints },
  metrics: [marketCounter],
  notifications,
  purge: [
    // The first two delete nothing: it is what runs every hour, on one node.
    { name: 'plans that are over', run: endOver },
    { name: 'people who wait for a price', run: tellOfPrices },
    {
      name: 'events of payments',
      run: ({ db }, now) => purgePaymentEvents(db.write, addMs(now, -EVENT_LIFE_MS)),
    },
  ],
  seed: {
    after: ['auth'],
    run: async (seeding, { people = 0 }) => (await import('./seed.ts')).seedSubscriptions(seeding, people),
  },
}
