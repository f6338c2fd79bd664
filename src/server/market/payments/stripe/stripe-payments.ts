import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { LANGUAGE_TAGS } from '../../../../contract/messages.ts'
import type { StripeConfig } from '../../../platform/config.ts'
import type { PaymentDriver } from '../driver.ts'
import { PageAnswer } from './answers.ts'
import { createAskStripe } from './ask-stripe.ts'
import { changePlan, setEnding } from './change-plan.ts'
import { startCheckout } from './checkout.ts'
import { signatureOf, verifyEvent } from './read-event.ts'
import { readNewsOf, readSubscription } from './read-stripe.ts'

const NOTHING = { subscription: null, invoice: null }

/** Stripe's Checkout, Billing Portal and subscriptions. */
export function stripePayments(config: StripeConfig, log: FastifyBaseLogger): PaymentDriver {
  const { isTaxAdded, webhookSecret: secret } = config
  const ask = createAskStripe(config, log)
  return {
    name: 'stripe',
    canPay: true,
    isTaxAdded,
    createCustomer: ({ userId, email, name, language }) =>
      ask(async (stripe) => {
        const preferred_locales = [LANGUAGE_TAGS[language]]
        const metadata = { user: String(userId) }
        const answer = await stripe.customers.create({ email, name, preferred_locales, metadata })
        return z.object({ id: z.string() }).parse(answer).id
      }),
    startCheckout: (order) => ask((stripe) => startCheckout(stripe, order, isTaxAdded)),
    changePlan: (change) => ask((stripe) => changePlan(stripe, change, isTaxAdded)),
    setEnding: (id, isToEnd) => ask((stripe) => setEnding(stripe, id, isToEnd)),
    openPortal: ({ customerId: customer, returnUrl: return_url, language }) =>
      ask(async (stripe) => {
        const locale = LANGUAGE_TAGS[language]
        const answer = await stripe.billingPortal.sessions.create({ customer, return_url, locale })
        return { redirectUrl: PageAnswer.parse(answer).url }
      }),
    readEvent: async (raw, headers, now) => {
      const signature = signatureOf(headers)
      return ask(async (stripe) => verifyEvent(stripe, raw, { signature, secret, now }))
    },
    readNews: async ({ about }) => (about === null ? NOTHING : ask((stripe) => readNewsOf(stripe, about))),
    readSubscription: (id) => ask((stripe) => readSubscription(stripe, id)),
  }
}
