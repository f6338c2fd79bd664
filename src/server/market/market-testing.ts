import type { PaidPlan } from '../../contract/plans.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { StripeConfig } from '../platform/config.ts'
import { transact } from '../platform/db.ts'
import { runCommand } from '../testing/run-command.ts'
import type { TestApp } from '../testing/test-app.ts'
import { applyInvoice, applySubscription, type Applied } from './apply-actions.ts'
import type { ProviderInvoice, ProviderSubscription } from './payments/driver.ts'

/** `npm run plan` on the database of this site. */
export const planCommand = (app: TestApp, ...args: string[]) =>
  runCommand('plan', args, { DATABASE_URL: app.url })

/** The same where Stripe takes payments. */
export const sellingCommand = (
  app: TestApp,
  { secretKey, webhookSecret, apiUrl = '' }: StripeConfig,
  ...args: string[]
) =>
  runCommand('plan', args, {
    DATABASE_URL: app.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  })

/** Somebody who has been at the provider: it calls them `cus_` and their number. */
export async function makeCustomer(app: TestApp, { userId }: { userId: number }): Promise<string> {
  const customerId = `cus_${userId}`
  await app.db
    .insertInto('payment_customers')
    .values({ user_id: userId, provider: 'stripe', customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customerId
}

export function daysFrom(app: TestApp, days: number): Date {
  return addMs(app.clock.now(), days * DAY_MS)
}

/** A month of Topaz, paid, with what is said otherwise. */
export function stateOf(
  app: TestApp,
  customerId: string,
  { plan = 'topaz', ...other }: Partial<ProviderSubscription> & { plan?: PaidPlan } = {},
): ProviderSubscription {
  return {
    id: `sub_${customerId}`,
    customerId,
    status: 'active',
    price: { id: `price_${plan}`, currency: 'USD', amountMinor: 499, interval: 'month', soldAs: plan },
    currentPeriodEnd: daysFrom(app, 30),
    isEnding: false,
    next: null,
    ...other,
  }
}

/** What the provider answers is written, as after an event of its. */
export function hear(app: TestApp, state: ProviderSubscription, readAt = app.clock.now()): Promise<Applied> {
  const news = { provider: 'stripe', state, readAt, now: app.clock.now() }
  return transact(app.db, (trx) => applySubscription(trx, app, news))
}

export function invoiceOf(
  app: TestApp,
  customerId: string,
  other: Partial<ProviderInvoice> = {},
): ProviderInvoice {
  return {
    id: `in_${customerId}`,
    customerId,
    subscriptionId: `sub_${customerId}`,
    currency: 'USD',
    amountMinor: 499,
    status: 'paid',
    url: 'https://pay.example/invoice/1',
    createdAt: app.clock.now(),
    ...other,
  }
}

export function hearInvoice(app: TestApp, invoice: ProviderInvoice): Promise<Applied> {
  const news = { provider: 'stripe', invoice, now: app.clock.now() }
  return transact(app.db, (trx) => applyInvoice(trx, app, news))
}

/** The mails that wait, after everything that follows was done. */
export async function mailsTo(app: TestApp, name: string): Promise<{ subject: string; text: string }[]> {
  await app.settle()
  while ((await app.jobs.runDue()) > 0);
  return app.mails.filter(({ to }) => to === `${name}@example.com`)
}
