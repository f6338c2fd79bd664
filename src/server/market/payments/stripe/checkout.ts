import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { LANGUAGE_TAGS } from '../../../../contract/messages.ts'
import { fail } from '../../../platform/errors.ts'
import { messages as marketMessages } from '../../messages.ts'
import type { CheckoutOrder } from '../driver.ts'
import { messages } from '../messages.ts'
import { listOf, PageAnswer, SessionAnswer } from './answers.ts'
import { isRefused } from './ask-stripe.ts'
import { labelFor, statusOf } from './state-rules.ts'

const MOST_LISTED = 100
const Statuses = listOf(z.object({ status: z.string() }))

export async function startCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
  isTaxAdded: boolean,
): Promise<{ redirectUrl: string }> {
  const { customerId: customer, userId, priceId, plan, trialDays } = order
  await refusePaying(stripe, customer)
  for (const { id } of await listOpen(stripe, customer)) await expire(stripe, id)
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
  await keepNewest(stripe, customer, SessionAnswer.parse(session).id)
  return { redirectUrl: PageAnswer.parse(session).url }
}

/** Stripe may know of a payment that we have not heard of yet; nobody is to pay twice. */
async function refusePaying(stripe: Stripe, customer: string): Promise<void> {
  const { data } = Statuses.parse(await stripe.subscriptions.list({ customer, limit: MOST_LISTED }))
  const statuses = data.map(statusOf)
  // One that was given up here may still be tried there.
  if (statuses.includes('past_due')) fail('conflict', messages.payFirst)
  if (statuses.some((status) => status !== null && status !== 'canceled'))
    fail('conflict', marketMessages.subscribedAlready)
}

/** A checkout that waits in another tab could be paid as well. */
async function listOpen(stripe: Stripe, customer: string): Promise<SessionAnswer[]> {
  const open = { customer, status: 'open' as const, limit: MOST_LISTED }
  return listOf(SessionAnswer).parse(await stripe.checkout.sessions.list(open)).data
}

/** Others may have begun at the same moment, and have listed before this one was made: one of them is left. */
async function keepNewest(stripe: Stripe, customer: string, own: string): Promise<void> {
  const open = (await listOpen(stripe, customer)).toSorted(
    (one, other) => other.created - one.created || (other.id > one.id ? 1 : -1),
  )
  const [newest, ...others] = open
  for (const { id } of others) await expire(stripe, id)
  if (newest?.id !== own) fail('conflict', messages.openedTwice)
}

async function expire(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (!isRefused(error)) throw error
    // It is not open any more: expired by another call, or paid in this very moment.
    const { status } = SessionAnswer.parse(await stripe.checkout.sessions.retrieve(id))
    if (status === 'complete') fail('conflict', messages.beingConfirmed)
  }
}
