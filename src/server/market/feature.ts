import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { endOver, tellOfPrices } from './hourly.ts'
import { marketCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { paymentEventCounter } from './payments/metrics.ts'
import { purgePaymentEvents } from './payments/webhook-actions.ts'
import { exportMarket } from './person-queries.ts'
import { marketRoutes } from './routes.ts'
import {
  deletePayer,
  endPaid,
  forgetInvoices,
  listPlanNotes,
  planEndingJob,
  stopRenewing,
} from './leave-actions.ts'
import { payerJob } from './payer-job.ts'

export const market: Feature = {
  name: 'market',
  routes: marketRoutes,
  endpoints: { ...endpoints, ...paymentEndpoints },
  person: {
    export: exportMarket,
    tellBefore: listPlanNotes,
    close: stopRenewing,
    erase: forgetInvoices,
    eraseInParts: [endPaid, deletePayer],
  },
  metrics: [marketCounter, paymentEventCounter],
  notifications,
  jobs: (site) => ({ planEnding: planEndingJob(site), payer: payerJob(site) }),
  purge: [
    // The first two delete nothing: it is what runs every hour, on one node.
    { name: 'plans that are over', run: endOver },
    { name: 'people who wait for a price', run: tellOfPrices },
    { name: 'events of payments', run: ({ db }, now) => purgePaymentEvents(db.write, now) },
  ],
  seed: {
    after: ['auth'],
    run: async (seeding, { people = 0 }) => (await import('./seed.ts')).seedSubscriptions(seeding, people),
  },
}
