import type { IncomingHttpHeaders } from 'node:http'
import type { Stripe } from 'stripe'
import { fail } from '../../../platform/errors.ts'
import type { PaymentEvent, PaymentSubject } from '../driver.ts'
import { messages } from '../messages.ts'
import { EventAnswer } from './answers.ts'

/** So old may a signature be: whoever caught one can't send it again later. */
const TOLERANCE_SECONDS = 300

export function signatureOf(headers: IncomingHttpHeaders): string {
  const signature = headers['stripe-signature']
  return typeof signature === 'string' ? signature : fail('invalid_input', messages.notFromProvider)
}

/** Null for what Stripe has signed and we can't read. */
export function verifyEvent(
  stripe: Stripe,
  raw: Buffer,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): PaymentEvent | null {
  const event = EventAnswer.safeParse(constructEvent()).data
  return event === undefined
    ? null
    : { id: event.id, kind: event.type, about: subjectOf(event.type, event.data.object) }

  function constructEvent(): unknown {
    const at = now.getTime()
    try {
      return stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, at)
    } catch (error) {
      return fail('invalid_input', messages.notFromProvider, { cause: error })
    }
  }
}

/** Only names are taken from an event: how things stand is asked of Stripe. */
function subjectOf(kind: string, object: EventAnswer['data']['object']): PaymentSubject | null {
  const { object: type, id, subscription, payment_intent: paymentId } = object
  if (type === 'subscription' && id !== undefined) return { type: 'subscription', id }
  if (type === 'invoice' && id !== undefined) return { type: 'invoice', id }
  // A checkout that was completed, or what is to follow a plan.
  if ((type === 'checkout.session' || type === 'subscription_schedule') && typeof subscription === 'string')
    return { type: 'subscription', id: subscription }
  if (kind === 'charge.refunded' && typeof paymentId === 'string') return { type: 'refund', paymentId }
  return null
}
