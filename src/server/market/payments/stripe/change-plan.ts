import type { Stripe } from 'stripe'
import { DAY_MS, SECOND_MS } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { messages as marketMessages } from '../../messages.ts'
import { whenToChange } from '../../rules.ts'
import type { PlanChange } from '../driver.ts'
import { messages } from '../messages.ts'
import type { SubscriptionAnswer } from './answers.ts'
import { endingParams, findRunning, orPutBack, type Running } from './running.ts'
import { dropSchedule, scheduleNext, withoutSchedule } from './schedules.ts'
import { isEnding, isRunning, labelFor, readPrice, statusOf } from './state-rules.ts'

/** What is paid for at Stripe decides: our own row may be behind it until a webhook has come. */
export async function changePlan(stripe: Stripe, change: PlanChange, isTaxAdded: boolean): Promise<void> {
  const paid = await findRunning(stripe, change.subscriptionId)
  const { answer, item } = paid
  if (statusOf(answer) === 'past_due') fail('conflict', messages.payFirst)
  const price = readPrice(item.price, answer.metadata)
  const from = { plan: price?.soldAs ?? change.from, interval: price?.interval ?? change.interval }
  const { plan, interval, priceId } = change
  // Also at an older price than the one that is asked for now.
  const isTheSame = item.price.id === priceId || (from.plan === plan && from.interval === interval)
  if (isTheSame) return keep(stripe, answer)
  if (priceId === null) return fail('conflict', marketMessages.noPrice)
  const sold = { ...change, priceId }
  if (whenToChange(from, change) === 'now') await changeNow(stripe, paid, sold, isTaxAdded)
  else await changeAtPeriodEnd(stripe, paid, sold, isTaxAdded)
}

type SoldChange = PlanChange & { priceId: string }

export async function setEnding(
  stripe: Stripe,
  subscriptionId: string,
  isToEnd: boolean,
  isTaxAdded: boolean,
): Promise<void> {
  const paid = await findRunning(stripe, subscriptionId)
  const update = async (): Promise<void> => {
    if (isToEnd !== isEnding(paid.answer))
      await stripe.subscriptions.update(subscriptionId, endingParams(paid.answer, isToEnd))
  }
  // Stripe leaves the end of a plan with a schedule to the schedule.
  if (isToEnd) await withoutSchedule(stripe, paid, isTaxAdded, update)
  else await update()
}

/** Whoever chooses what they have wants neither the change that waits nor the end. */
async function keep(stripe: Stripe, answer: SubscriptionAnswer): Promise<void> {
  await dropSchedule(stripe, answer)
  if (isEnding(answer)) await stripe.subscriptions.update(answer.id, endingParams(answer, false))
}

/** What is left of the old price is counted, and the difference is charged at once; without it nothing changes. */
async function changeNow(
  stripe: Stripe,
  paid: Running,
  change: SoldChange,
  isTaxAdded: boolean,
): Promise<void> {
  const { answer, item } = paid
  await withoutSchedule(stripe, paid, isTaxAdded, async () => {
    await stripe.subscriptions.update(answer.id, {
      items: [{ id: item.id, price: change.priceId }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      metadata: labelFor(change.plan, change.priceId),
      ...trialParams(paid, change),
      ...(isEnding(answer) && endingParams(answer, false)),
    })
  })
}

/** Stripe keeps a trial when the price changes; no more of it stays than the plan that is chosen gives. */
function trialParams({ answer, item }: Running, { trialDays, now }: PlanChange) {
  const { status, trial_end } = answer
  if (status !== 'trialing' || typeof trial_end !== 'number') return {}
  const end = item.current_period_start + (trialDays * DAY_MS) / SECOND_MS
  if (end >= trial_end) return {}
  return { trial_end: end * SECOND_MS <= now.getTime() ? ('now' as const) : end }
}

/** A change that fails on the way takes no cancellation back, and leaves no schedule. */
async function changeAtPeriodEnd(
  stripe: Stripe,
  paid: Running,
  { plan, interval, priceId }: SoldChange,
  isTaxAdded: boolean,
): Promise<void> {
  const { answer } = paid
  await orPutBack(
    async () => {
      if (isEnding(answer)) await stripe.subscriptions.update(answer.id, endingParams(answer, false))
      const next = { id: priceId, interval, metadata: labelFor(plan, priceId) }
      await scheduleNext(stripe, paid, next, isTaxAdded)
    },
    async () => {
      if (isRunning(answer.schedule)) return
      const { answer: now } = await findRunning(stripe, answer.id)
      await dropSchedule(stripe, now)
      if (isEnding(answer) && !isEnding(now))
        await stripe.subscriptions.update(answer.id, endingParams(answer, true))
    },
  )
}
