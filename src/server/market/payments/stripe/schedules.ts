import type { Stripe } from 'stripe'
import type { Interval } from '../../../../contract/market.ts'
import { ScheduleAnswer, type SubscriptionAnswer } from './answers.ts'
import { findRunning, orPutBack, type Running } from './running.ts'
import { isEnding, isRunning, labelFor, nextPhase } from './state-rules.ts'

export async function dropSchedule(stripe: Stripe, { schedule }: SubscriptionAnswer): Promise<void> {
  if (isRunning(schedule)) await stripe.subscriptionSchedules.release(schedule.id)
}

/** Without the change that waits, which waits again when this is not done. */
export async function withoutSchedule(
  stripe: Stripe,
  { answer, item }: Running,
  isTaxAdded: boolean,
  act: () => Promise<void>,
): Promise<void> {
  const next = nextPhase(answer.schedule, item.current_period_end)
  await dropSchedule(stripe, answer)
  await orPutBack(act, async () => {
    if (next === null) return
    const now = await findRunning(stripe, answer.id)
    // It may have been done though its answer did not come.
    if (now.item.price.id !== item.price.id || isEnding(now.answer)) return
    const metadata = next.soldAs === null ? {} : labelFor(next.soldAs, next.id)
    await scheduleNext(stripe, now, { ...next, metadata }, isTaxAdded)
  })
}

interface Next {
  /** Of its price. */
  id: string
  interval: Interval
  metadata: Record<string, string>
}

/** A schedule of two phases: what is paid for now, and what comes after it. */
export async function scheduleNext(
  stripe: Stripe,
  { answer, item }: Running,
  next: Next,
  isTaxAdded: boolean,
): Promise<void> {
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
        items: [{ price: next.id, quantity: 1 }],
        duration: { interval: next.interval, interval_count: 1 },
        metadata: next.metadata,
      },
    ],
  })
}
