import type { SubscriptionStatus } from '../../contract/market.ts'
import type { PaidPlan } from '../../contract/plans.ts'
import { addMs } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { findAddressee, lockCustomer } from './customer-queries.ts'
import { expireOf } from './expiry-actions.ts'
import { paymentFailedMail, receiptMail, trialMail } from './mails.ts'
import { PAYMENT_FAILED, failedSubject } from './notify-queries.ts'
import type { ProviderInvoice, ProviderPrice, ProviderSubscription } from './payments/driver.ts'
import { listSoldAs } from './plan-queries.ts'
import { PAST_DUE_GRACE_MS } from './queries.ts'
import { PLAN_CHANGED } from './rules.ts'

type Site = Pick<Server, 'config'>

/** `old`: something newer is known. `unknown`: nobody here is that customer, or it is none of our plans. */
export type Applied = 'applied' | 'old' | 'unknown'

export interface SubscriptionNews {
  provider: string
  state: ProviderSubscription
  /** The time before it was read: of two that were read at once the later one counts. */
  readAt: Date
  now: Date
}

/**
 * Writes what the provider says of a subscription, whatever led to asking it: this and the operator's command are the
 * only ways to a plan.
 */
export async function applySubscription(
  trx: Db,
  site: Site,
  { provider, state, readAt, now }: SubscriptionNews,
): Promise<Applied> {
  const userId = await lockCustomer(trx, provider, state.customerId)
  if (userId === undefined) return 'unknown'
  const plans = await listSoldAs(trx, [state.price.id, ...(state.next === null ? [] : [state.next.id])])
  // What we sold it as stays so, whatever the list says of that price later.
  const planOf = (price: ProviderPrice): PaidPlan | null => price.soldAs ?? plans.get(price.id) ?? null
  const before = await findBefore(trx, provider, state.id)
  if (before !== undefined && before.userId !== userId) return 'unknown'
  // A price that is not on our list any more is still what was sold.
  const plan = planOf(state.price) ?? before?.plan
  if (plan === undefined) return 'unknown'
  if (before?.stateAt != null && before.stateAt > readAt) return 'old'
  const nextPlan = state.next && planOf(state.next)
  const periodEnd = unpaidSince(before, state)
  const id = await write(trx, {
    user_id: userId,
    provider,
    provider_id: state.id,
    plan,
    status: state.status,
    current_period_end: periodEnd,
    interval: state.price.interval,
    currency: state.price.currency,
    amount_minor: state.price.amountMinor,
    is_ending: state.isEnding,
    next_plan: nextPlan,
    next_interval: nextPlan === null ? null : (state.next?.interval ?? null),
    state_at: readAt,
    created_at: now,
  })
  if (before === undefined && state.status === 'trialing')
    await tellOfTrial(trx, site, { userId, plan, state, now })
  await tellOfFailure(trx, site, {
    id,
    userId,
    plan,
    before,
    state: { ...state, currentPeriodEnd: periodEnd },
    now,
  })
  await expireOf(trx, userId, now)
  await appendFollowUp(trx, PLAN_CHANGED, userId)
  return 'applied'
}

interface Before {
  userId: number
  plan: PaidPlan
  status: string
  currentPeriodEnd: Date
  stateAt: Date | null
}

async function findBefore(trx: Db, provider: string, providerId: string): Promise<Before | undefined> {
  const row = await trx
    .selectFrom('subscriptions')
    .select([
      'user_id as userId',
      'plan',
      'status',
      'current_period_end as currentPeriodEnd',
      'state_at as stateAt',
    ])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, plan: row.plan as PaidPlan }
}

/** Another unpaid period begins no other time of grace: what was not paid first counts until it is. */
function unpaidSince(before: Before | undefined, { status, currentPeriodEnd }: ProviderSubscription): Date {
  const isOld = status === 'past_due' && (before?.status === 'past_due' || before?.status === 'expired')
  return isOld && before.currentPeriodEnd < currentPeriodEnd ? before.currentPeriodEnd : currentPeriodEnd
}

interface NewState {
  user_id: number
  provider: string
  provider_id: string
  plan: PaidPlan
  status: SubscriptionStatus
  current_period_end: Date
  interval: string
  currency: string
  amount_minor: number | null
  is_ending: boolean
  next_plan: PaidPlan | null
  next_interval: string | null
  state_at: Date
  created_at: Date
}

async function write(trx: Db, values: NewState): Promise<number> {
  const { user_id: _, provider: _provider, provider_id: _id, created_at: _at, ...changes } = values
  const { id } = await trx
    .insertInto('subscriptions')
    .values(values)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Failure {
  id: number
  userId: number
  plan: PaidPlan
  before: Before | undefined
  state: ProviderSubscription
  now: Date
}

/** No invoice comes of it yet, and so no receipt. */
async function tellOfTrial(
  trx: Db,
  { config }: Site,
  { userId, plan, state, now }: Pick<Failure, 'userId' | 'plan' | 'state' | 'now'>,
): Promise<void> {
  const { email, language } = await findAddressee(trx, userId)
  const trial = { plan, until: state.currentPeriodEnd, price: state.price }
  await queueMail(trx, email, trialMail(config, language, trial), language, now)
}

/** Told once for each period that was not paid, and taken back when it is. */
async function tellOfFailure(trx: Db, { config }: Site, failure: Failure): Promise<void> {
  const { id, userId, plan, before, state, now } = failure
  const isDue = state.status === 'past_due'
  if (before?.status === 'past_due')
    await appendFollowUp(trx, PAYMENT_FAILED, failedSubject(id, before.currentPeriodEnd))
  const isTold =
    before?.status === 'past_due' && before.currentPeriodEnd.getTime() === state.currentPeriodEnd.getTime()
  const graceEnd = addMs(state.currentPeriodEnd, PAST_DUE_GRACE_MS)
  if (!isDue || isTold || before?.status === 'expired' || graceEnd <= now) return
  await appendFollowUp(trx, PAYMENT_FAILED, failedSubject(id, state.currentPeriodEnd))
  const { email, language } = await findAddressee(trx, userId)
  await queueMail(trx, email, paymentFailedMail(config, language, plan, graceEnd), language, now)
}

/** What was given back was paid before: a late word of that changes nothing. */
const STEPS = ['open', 'failed', 'paid', 'refunded']
const stepOf = (status: string): number => STEPS.indexOf(status)

export interface InvoiceNews {
  provider: string
  invoice: ProviderInvoice
  now: Date
}

/** Keeps it on the books, and sends the receipt once. What credit was enough for is kept as well: nothing was paid. */
export async function applyInvoice(
  trx: Db,
  { config }: Site,
  { provider, invoice, now }: InvoiceNews,
): Promise<Applied> {
  const { customerId, currency, amountMinor, status, url, createdAt } = invoice
  const userId = await lockCustomer(trx, provider, customerId)
  if (userId === undefined) return 'unknown'
  const paidFor = await findPaidFor(trx, provider, invoice.subscriptionId)
  const before = await trx
    .selectFrom('invoices')
    .select('status')
    .where('provider', '=', provider)
    .where('provider_id', '=', invoice.id)
    .executeTakeFirst()
  if (before !== undefined && stepOf(before.status) > stepOf(status)) return 'old'
  await trx
    .insertInto('invoices')
    .values({
      provider,
      provider_id: invoice.id,
      user_id: userId,
      plan: paidFor?.plan ?? null,
      currency,
      amount_minor: amountMinor,
      status,
      url,
      created_at: createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_id'])
        .doUpdateSet({ currency, amount_minor: amountMinor, status, url }),
    )
    .execute()
  if (status === 'paid' && before?.status !== status && amountMinor > 0) {
    const { email, language } = await findAddressee(trx, userId)
    const receipt = { plan: paidFor?.plan ?? null, until: paidFor?.until ?? null, currency, amountMinor, url }
    await queueMail(trx, email, receiptMail(config, language, receipt), language, now)
  }
  return 'applied'
}

async function findPaidFor(
  trx: Db,
  provider: string,
  subscriptionId: string | null,
): Promise<{ plan: PaidPlan; until: Date } | undefined> {
  if (subscriptionId === null) return undefined
  const row = await trx
    .selectFrom('subscriptions')
    .select(['plan', 'current_period_end'])
    .where('provider', '=', provider)
    .where('provider_id', '=', subscriptionId)
    .executeTakeFirst()
  return row && { plan: row.plan as PaidPlan, until: row.current_period_end }
}
