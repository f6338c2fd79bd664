import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Events of payment providers are small; a long invoice has some ten kilobytes. */
const EVENT_BYTES = 512 * 1024

/** What the payment provider tells; its signature over the whole body is all that authorises it. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  isRepeatable: false,
  isForMachines: true,
  bodyBytes: EVENT_BYTES,
  response: z.object({ received: z.literal(true) }),
})
