import * as z from 'zod/mini'
import { LANGUAGE_TAGS } from '../../../../contract/messages.ts'
import type { StripeConfig } from '../../../platform/config.ts'
import { CustomerGone, type PaymentDriver } from '../driver.ts'
import { PageAnswer, PriceAnswer } from './answers.ts'
import { createAskStripe, orNull, type Log } from './ask-stripe.ts'
import { changePlan, setEnding } from './change-plan.ts'
import { startCheckout } from './checkout.ts'
import { signatureOf, verifyEvent } from './read-event.ts'
import { readNewsOf, readSubscription } from './read-stripe.ts'
import { readSoldPrice } from './state-rules.ts'

const NOTHING = { subscription: null, invoice: null }

/** Stripe's Checkout, Billing Portal and subscriptions. */
export function stripePayments(config: StripeConfig, log: Log): PaymentDriver {
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
    updateCustomer: (id, { email, name }) =>
      ask(async (stripe) => {
        if ((await orNull(stripe.customers.update(id, { email, name }))) === null) throw new CustomerGone()
      }),
    deleteCustomer: (id) =>
      ask(async (stripe) => {
        await orNull(stripe.customers.del(id))
      }),
    startCheckout: (order) => ask((stripe) => startCheckout(stripe, order, isTaxAdded)),
    changePlan: (change) => ask((stripe) => changePlan(stripe, change, isTaxAdded)),
    setEnding: (id, isToEnd) => ask((stripe) => setEnding(stripe, id, isToEnd, isTaxAdded)),
    end: (id) =>
      ask(async (stripe) => {
        await orNull(stripe.subscriptions.cancel(id))
      }),
    openPortal: ({ customerId: customer, returnUrl: return_url, language }) =>
      ask(async (stripe) => {
        const locale = LANGUAGE_TAGS[language]
        const answer = await stripe.billingPortal.sessions.create({ customer, return_url, locale })
        return { redirectUrl: PageAnswer.parse(answer).url }
      }),
    readEvent: async (raw, headers, now) => {
      const signature = signatureOf(headers)
      const event = await ask(async (stripe) => verifyEvent(stripe, raw, { signature, secret, now }))
      if (event === null) log.error('Stripe has sent an event that can’t be read')
      return event
    },
    readNews: async ({ about }) => (about === null ? NOTHING : ask((stripe) => readNewsOf(stripe, about))),
    readSubscription: (id) => ask((stripe) => readSubscription(stripe, id)),
    readPrice: (id) =>
      ask(async (stripe) => {
        const answer = await orNull(stripe.prices.retrieve(id))
        return answer && readSoldPrice(PriceAnswer.parse(answer))
      }),
  }
}
