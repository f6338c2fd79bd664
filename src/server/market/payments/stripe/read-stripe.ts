import type { Stripe } from 'stripe'
import type { PaymentNews, PaymentSubject, ProviderSubscription } from '../driver.ts'
import { InvoiceAnswer, InvoicePaymentAnswer, listOf, PaymentAnswer, SubscriptionAnswer } from './answers.ts'
import { orNull } from './ask-stripe.ts'
import { readInvoice, readState, statusOf } from './state-rules.ts'

/** What comes next is in the schedule, and what that costs in the prices of its phases. */
const WITH_NEXT = { expand: ['schedule.phases.items.price'] }
const MOST_UNPAID = 100

export async function retrieveSubscription(stripe: Stripe, id: string): Promise<SubscriptionAnswer | null> {
  const answer = await orNull(stripe.subscriptions.retrieve(id, WITH_NEXT))
  return answer && SubscriptionAnswer.parse(answer)
}

export async function readSubscription(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
  const answer = await retrieveSubscription(stripe, id)
  if (answer === null) return null
  const isUnpaid = statusOf(answer) === 'past_due'
  return readState(answer, isUnpaid ? await findUnpaidSince(stripe, id) : null)
}

/** The first invoice that is still to be paid: a second one does not begin another time of grace. */
async function findUnpaidSince(stripe: Stripe, subscription: string): Promise<number | null> {
  const answer = await stripe.invoices.list({ subscription, status: 'open', limit: MOST_UNPAID })
  const created = listOf(InvoiceAnswer)
    .parse(answer)
    .data.map((invoice) => invoice.created)
  return created.length === 0 ? null : Math.min(...created)
}

export async function readNewsOf(stripe: Stripe, subject: PaymentSubject): Promise<PaymentNews> {
  switch (subject.type) {
    case 'subscription':
      return { subscription: await readSubscription(stripe, subject.id), invoice: null }
    case 'invoice':
      return readInvoiceNews(stripe, subject.id, false)
    case 'refund':
      return readRefundNews(stripe, subject.paymentId)
  }
}

async function readInvoiceNews(stripe: Stripe, id: string, isRefunded: boolean): Promise<PaymentNews> {
  const answer = await orNull(stripe.invoices.retrieve(id))
  if (answer === null) return { subscription: null, invoice: null }
  const invoice = InvoiceAnswer.parse(answer)
  const subscriptionId = invoice.parent?.subscription_details?.subscription
  return {
    subscription: subscriptionId === undefined ? null : await readSubscription(stripe, subscriptionId),
    invoice: readInvoice(invoice, isRefunded),
  }
}

/** A payment that was given back in part is still a payment. */
async function readRefundNews(stripe: Stripe, paymentId: string): Promise<PaymentNews> {
  const payment = await orNull(stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))
  const { latest_charge: charge } = PaymentAnswer.parse(payment ?? {})
  const of = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    limit: 1,
  })
  const [paid] = listOf(InvoicePaymentAnswer).parse(of).data
  if (paid === undefined) return { subscription: null, invoice: null }
  return readInvoiceNews(stripe, paid.invoice, typeof charge === 'object' && charge?.refunded === true)
}
