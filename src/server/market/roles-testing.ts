import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'
import type { paymentEndpoints } from './payments/endpoints.ts'
import { paymentRoles, paymentRoundTrips } from './payments/roles-testing.ts'

/** Nobody takes payments on the site of these tests, and nobody pays for anything. */
const refused = (request: Row['request']): Row => ({
  ...everybody('conflict', request),
  visitor: 'not_signed_in',
})

export const roles: Record<keyof typeof endpoints | keyof typeof paymentEndpoints, Row> = {
  listPlans: everybody(200),
  getSubscription: members(),
  wantPlan: members({ body: { plan: 'topaz', isWanted: true } }),
  startCheckout: refused({ body: { plan: 'topaz', interval: 'month', currency: 'USD' } }),
  changeSubscription: refused({ body: { plan: 'agate', interval: 'year' } }),
  endSubscription: refused({ body: { isEnding: true } }),
  openBillingPortal: refused({}),
  listInvoices: members(),
  ...paymentRoles,
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listPlans: 3,
  getSubscription: 2,
  wantPlan: 2,
  startCheckout: null,
  changeSubscription: null,
  endSubscription: null,
  openBillingPortal: null,
  listInvoices: 2,
  ...paymentRoundTrips,
}
