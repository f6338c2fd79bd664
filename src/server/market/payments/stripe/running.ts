import type { Stripe } from 'stripe'
import { fail } from '../../../platform/errors.ts'
import { messages } from '../messages.ts'
import type { SubscriptionAnswer } from './answers.ts'
import { retrieveSubscription } from './read-stripe.ts'
import { statusOf } from './state-rules.ts'

/** A subscription that is not over. */
export interface Running {
  answer: SubscriptionAnswer
  item: SubscriptionAnswer['items']['data'][number]
}

export async function findRunning(stripe: Stripe, id: string): Promise<Running> {
  const answer = await retrieveSubscription(stripe, id)
  const status = answer && statusOf(answer)
  const item = answer?.items.data[0]
  if (answer === null || status === null || status === 'canceled' || item === undefined)
    return fail('conflict', messages.isOver)
  return { answer, item }
}

/** The portal may have set a date instead of the end of the period: it is taken away, or put back, as it was. */
export function endingParams({ cancel_at, cancel_at_period_end }: SubscriptionAnswer, isToEnd: boolean) {
  if (cancel_at_period_end || typeof cancel_at !== 'number') return { cancel_at_period_end: isToEnd }
  return { cancel_at: isToEnd ? cancel_at : ('' as const) }
}

/** Several calls that are one for who asked: when one of them fails, what the ones before it did is undone. */
export async function orPutBack(act: () => Promise<void>, putBack: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    await putBack().catch((cause: unknown) =>
      fail('unavailable', messages.halfDone, { cause, retryAfterSeconds: 60 }),
    )
    throw error
  }
}
