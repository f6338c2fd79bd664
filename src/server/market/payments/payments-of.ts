import { onePerSite } from '../../platform/one-per-site.ts'
import type { Server } from '../../platform/server.ts'
import type { PaymentDriver } from './driver.ts'
import { noPayments } from './none.ts'
import { stripePayments } from './stripe/stripe-payments.ts'

/** Who takes payments on this site. */
export const paymentsOf = onePerSite(
  ({ config: { stripe }, http }: Pick<Server, 'config' | 'http'>): PaymentDriver =>
    stripe === undefined ? noPayments : stripePayments(stripe, http.log),
)
