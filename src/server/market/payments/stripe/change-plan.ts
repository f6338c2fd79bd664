import type { Stripe } from 'stripe'
import { fail } from '../../../platform/errors.ts'
import type { PlanChange, ProviderSubscription } from '../driver.ts'
import { messages } from '../messages.ts'
import { ScheduleAnswer, type SubscriptionAnswer } from './answers.ts'
import { readSubscription, retrieveSubscription } from './read-stripe.ts'
import { isEnding, isRunning, labelFor, readPrice, statusOf } from './state-rules.ts'

export async function changePlan(
  stripe: Stripe,
  change: PlanChange,
  isTaxAdded: boolean,
): Promise<ProviderSubscription> {
  const paid = await findRunning(stripe, change.subscriptionId)
  if (statusOf(paid.answer) === 'past_due') fail('conflict', messages.payFirst)
  if (isTheSame(paid, change)) await keep(stripe, paid.answer)
  else if (change.when === 'now') await changeNow(stripe, paid, change)
  else await changeAtPeriodEnd(stripe, paid, change, isTaxAdded)
  return readAgain(stripe, change.subscriptionId)
}

export async function setEnding(
  stripe: Stripe,
  subscriptionId: string,
  isToEnd: boolean,
): Promise<ProviderSubscription> {
  const { answer } = await findRunning(stripe, subscriptionId)
  // Stripe leaves the end of a plan with a schedule to the schedule.
  if (isToEnd) await dropSchedule(stripe, answer)
  if (isToEnd !== isEnding(answer))
    await stripe.subscriptions.update(subscriptionId, endingParams(answer, isToEnd))
  return readAgain(stripe, subscriptionId)
}

/** The portal may have set a date instead of the end of the period. */
function endingParams({ cancel_at_period_end }: SubscriptionAnswer, isToEnd: boolean) {
  if (isToEnd || cancel_at_period_end) return { cancel_at_period_end: isToEnd }
  return { cancel_at: '' as const }
}

type Item = SubscriptionAnswer['items']['data'][number]

interface Running {
  answer: SubscriptionAnswer
  item: Item
}

async function findRunning(stripe: Stripe, id: string): Promise<Running> {
  const answer = await retrieveSubscription(stripe, id)
  const status = answer && statusOf(answer)
  const item = answer?.items.data[0]
  if (answer === null || status === null || status === 'canceled' || item === undefined)
    return fail('conflict', messages.isOver)
  return { answer, item }
}

async function readAgain(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  return (await readSubscription(stripe, id)) ?? fail('conflict', messages.isOver)
}

/** Also at an older price than the one that is asked for now. */
function isTheSame({ answer, item }: Running, { plan, interval, priceId }: PlanChange): boolean {
  if (item.price.id === priceId) return true
  const price = readPrice(item.price, answer.metadata)
  return price?.soldAs === plan && price.interval === interval
}

async function dropSchedule(stripe: Stripe, { schedule }: SubscriptionAnswer): Promise<void> {
  if (isRunning(schedule)) await stripe.subscriptionSchedules.release(schedule.id)
}

/** Whoever chooses what they have wants neither the change that waits nor the end. */
async function keep(stripe: Stripe, answer: SubscriptionAnswer): Promise<void> {
  await dropSchedule(stripe, answer)
  if (isEnding(answer)) await stripe.subscriptions.update(answer.id, endingParams(answer, false))
}

/** What is left of the old price is counted, and the difference is charged at once; without it nothing changes. */
async function changeNow(stripe: Stripe, { answer, item }: Running, change: PlanChange): Promise<void> {
  await dropSchedule(stripe, answer)
  await stripe.subscriptions.update(answer.id, {
    items: [{ id: item.id, price: change.priceId }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    metadata: labelFor(change.plan, change.priceId),
    ...(isEnding(answer) && endingParams(answer, false)),
  })
}

/** A schedule of two phases: what is paid for now, and what comes after it. */
async function changeAtPeriodEnd(
  stripe: Stripe,
  { answer, item }: Running,
  change: PlanChange,
  isTaxAdded: boolean,
): Promise<void> {
  if (isEnding(answer)) await stripe.subscriptions.update(answer.id, endingParams(answer, false))
  const schedule = isRunning(answer.schedule)
    ? answer.schedule
    : ScheduleAnswer.parse(await stripe.subscriptionSchedules.create({ from_subscription: answer.id }))
  const common = {
    proration_behavior: 'none' as const,
    ...(isTaxAdded && { automatic_tax: { enabled: true } }),
  }
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        ...common,
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
        metadata: answer.metadata ?? {},
        ...(answer.status === 'trialing' && { trial_end: item.current_period_end }),
      },
      {
        ...common,
        items: [{ price: change.priceId, quantity: 1 }],
        duration: { interval: change.interval, interval_count: 1 },
        metadata: labelFor(change.plan, change.priceId),
      },
    ],
  })
}
