import { resultCounter } from '../../platform/result-counter.ts'

export const paymentEventCounter = resultCounter(
  'payment_events',
  'Events of the payment provider, by what came of them',
)
