import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { LANGUAGE_TAGS } from '../../../../contract/messages.ts'
import { fail } from '../../../platform/errors.ts'
import type { CheckoutOrder } from '../driver.ts'
import { messages } from '../messages.ts'
import { listOf, PageAnswer } from './answers.ts'
import { isRefused } from './ask-stripe.ts'
import { labelFor, statusOf } from './state-rules.ts'

const MOST_LISTED = 100
const Statuses = listOf(z.object({ status: z.string() }))
const Ids = listOf(z.object({ id: z.string() }))

export async function startCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
  isTaxAdded: boolean,
): Promise<{ redirectUrl: string }> {
  const { customerId: customer, userId, priceId, plan, trialDays } = order
  await refusePaying(stripe, customer)
  await expireOthers(stripe, customer)
  const label = { ...labelFor(plan, priceId), user: String(userId) }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: String(userId),
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    locale: LANGUAGE_TAGS[order.language],
    metadata: label,
    subscription_data: { metadata: label, ...(trialDays > 0 && { trial_period_days: trialDays }) },
    // What tax there is depends on where they are, which is asked for and kept.
    ...(isTaxAdded && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
  })
  return { redirectUrl: PageAnswer.parse(session).url }
}

/** Stripe may know of a payment that we have not heard of yet; nobody is to pay twice. */
async function refusePaying(stripe: Stripe, customer: string): Promise<void> {
  const { data } = Statuses.parse(await stripe.subscriptions.list({ customer, limit: MOST_LISTED }))
  const statuses = data.map(statusOf)
  // One that was given up here may still be tried there.
  if (statuses.includes('past_due')) fail('conflict', messages.payFirst)
  if (statuses.some((status) => status !== null && status !== 'canceled'))
    fail('conflict', messages.alreadyPaying)
}

/** A checkout that waits in another tab could be paid as well. */
async function expireOthers(stripe: Stripe, customer: string): Promise<void> {
  const open = { customer, status: 'open' as const, limit: MOST_LISTED }
  const { data } = Ids.parse(await stripe.checkout.sessions.list(open))
  for (const { id } of data) {
    try {
      await stripe.checkout.sessions.expire(id)
    } catch (error) {
      // It was paid in this very moment.
      if (isRefused(error)) fail('conflict', messages.beingConfirmed)
      throw error
    }
  }
}
