import { everybody, type RoundTrips, type Row } from '../../testing/role-matrix/rows.ts'
import type { paymentEndpoints } from './endpoints.ts'

/** Whoever sends it: without the provider's signature it is nothing. */
export const paymentRoles: Record<keyof typeof paymentEndpoints, Row> = {
  receivePaymentEvent: everybody('invalid_input', { body: { id: 'evt_1', type: 'invoice.paid' } }),
}

export const paymentRoundTrips: Record<keyof typeof paymentRoles, RoundTrips> = {
  receivePaymentEvent: null,
}
