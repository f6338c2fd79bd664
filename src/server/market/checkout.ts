import type { Currency, Interval } from '../../contract/market.ts'
import type { Language } from '../../contract/messages.ts'
import type { PaidPlan } from '../../contract/plans.ts'
import type { Db } from '../platform/db.ts'
import { fail, Refusal } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import { noteChoice } from './choice-actions.ts'
import { findPayer, insertCustomer, type Payer } from './customer-queries.ts'
import { messages } from './messages.ts'
import { forgetCustomer } from './payments/customer-actions.ts'
import { CHECKOUT_ID, CustomerGone, type PaymentDriver } from './payments/driver.ts'
import { paymentsOf } from './payments/payments-of.ts'
import { findPrice, type SoldPrice } from './plan-queries.ts'
import { findPaid, type OwnSubscription } from './subscription-queries.ts'

/** A call of somebody's. */
export interface Caller {
  db: Db
  userId: number
  language: Language
  now: Date
}

interface Redirect {
  redirectUrl: string
}

export interface Order {
  plan: PaidPlan
  interval: Interval
  currency: Currency
}

/** The provider's page on which they pay. Nothing is theirs before the provider has told us that it is paid. */
export async function beginCheckout(server: Server, caller: Caller, order: Order): Promise<Redirect> {
  const payments = await usePayments(server, caller)
  const { db, userId, language, now } = caller
  const { plan, interval, currency } = order
  const price = await getPrice(db, plan, interval, currency)
  if ((await findPaid(db, userId, now)) !== undefined) fail('conflict', messages.subscribedAlready)
  const payer = await findPayer(db, userId, payments.name)
  const { publicUrl } = server.config
  const choice = `interval=${interval}&currency=${currency}`
  return asCustomer(payments, caller, payer, (customerId) =>
    payments.startCheckout({
      userId,
      customerId,
      plan,
      interval,
      priceId: price.providerId,
      trialDays: payer.hasTried ? 0 : price.trialDays,
      // What was chosen is chosen again there; the provider writes its name of this checkout.
      successUrl: `${publicUrl}/market?status=success&session=${CHECKOUT_ID}&${choice}`,
      cancelUrl: `${publicUrl}/market?status=canceled&${choice}`,
      language,
    }),
  )
}

/** One whom the provider has forgotten is made anew. */
async function asCustomer(
  payments: PaymentDriver,
  { db, userId, language }: Caller,
  { customerId: known, email, name }: Payer,
  start: (customerId: string) => Promise<Redirect>,
): Promise<Redirect> {
  if (known !== null)
    try {
      return await start(known)
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error
      await forgetCustomer(db, userId, known)
    }
  const made = await payments.createCustomer({ userId, email, name, language })
  return start(await insertCustomer(db, userId, payments.name, made))
}

/** A price that is not sold any more is none to change to; the driver knows whether it is a change at all. */
export async function changePlan(
  server: Server,
  caller: Caller,
  to: { plan: PaidPlan; interval: Interval },
): Promise<void> {
  const payments = await usePayments(server, caller)
  const { db, now } = caller
  const { id: subscriptionId, plan: from, currency } = await getPaid(caller)
  const price = await findPrice(db, to.plan, to.interval, currency ?? '')
  const sold = { priceId: price?.providerId ?? null, trialDays: price?.trialDays ?? 0 }
  await payments.changePlan({ subscriptionId, from, ...to, ...sold, now })
  await showChoice(server, caller, payments, subscriptionId)
}

export async function setEnding(server: Server, caller: Caller, isEnding: boolean): Promise<void> {
  const payments = await usePayments(server, caller)
  const { id, isEnding: wasEnding } = await getPaid(caller)
  if (wasEnding === isEnding) return
  await payments.setEnding(id, isEnding)
  await showChoice(server, caller, payments, id)
}

/** It is done: when it can't be read now, the provider's event will say how it stands. */
async function showChoice(
  server: Server,
  { db }: Caller,
  payments: PaymentDriver,
  subscriptionId: string,
): Promise<void> {
  const readAt = server.clock.now()
  const state = await payments.readSubscription(subscriptionId).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (state !== null) await noteChoice(db, payments.name, state, readAt)
}

/** Where the provider shows them their cards and invoices. */
export async function openPortal(server: Server, caller: Caller): Promise<Redirect> {
  const payments = await usePayments(server, caller)
  const { db, userId, language } = caller
  const { customerId } = await findPayer(db, userId, payments.name)
  if (customerId === null) return fail('conflict', messages.noInvoices)
  const returnUrl = `${server.config.publicUrl}/settings?section=billing`
  return payments.openPortal({ customerId, returnUrl, language }).catch((error: unknown) => {
    if (error instanceof CustomerGone) fail('conflict', messages.noInvoices)
    throw error
  })
}

/** Each of these asks the provider for something: nobody does so all day. */
async function usePayments(server: Server, { userId }: Caller): Promise<PaymentDriver> {
  const payments = paymentsOf(server)
  if (!payments.canPay) fail('conflict', messages.noPayments)
  await enforceRateLimits(server.limits, [['paymentCalls', String(userId)]])
  return payments
}

async function getPrice(
  db: Db,
  plan: PaidPlan,
  interval: Interval,
  currency: string,
): Promise<SoldPrice & { providerId: string }> {
  const price = await findPrice(db, plan, interval, currency)
  if (price === undefined || price.providerId === null) return fail('conflict', messages.noPrice)
  return { ...price, providerId: price.providerId }
}

async function getPaid({ db, userId, now }: Caller): Promise<OwnSubscription & { id: string }> {
  const own = await findPaid(db, userId, now)
  if (own === undefined || own.providerId === null || own.status === 'canceled')
    return fail('conflict', messages.notSubscribed)
  return { ...own, id: own.providerId }
}
