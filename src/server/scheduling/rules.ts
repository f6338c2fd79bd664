import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import type { Text } from '../../contract/messages.ts'
import { PLAN_LIMITS, PLANS, type Plan } from '../../contract/plans.ts'
import { DAY_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { fail, fill } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

/** Something is published a minute from now at the earliest, and within a year. */
export function refuseTime(publishAt: Date, now: Date): void {
  if (publishAt < addMs(now, MINUTE_MS)) refuse(messages.tooSoon)
  if (publishAt > addMs(now, SCHEDULE_DAYS_MAX * DAY_MS))
    refuse(fill(messages.tooFar, { days: SCHEDULE_DAYS_MAX }))
}

function refuse(text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { publishAt: text } })
}

/** Refuses one more than a plan lets wait at once, and names the plan that lets more wait. */
export function refuseTooMany(plan: Plan, waiting: number): void {
  const count = PLAN_LIMITS[plan].scheduledPosts
  if (waiting < count) return
  const next = PLANS.find((other) => PLAN_LIMITS[other].scheduledPosts > count)
  if (next === undefined) return fail('plan_required', messages.mostOfAll, { values: { count } })
  fail('plan_required', messages.mostOfPlan, {
    values: { count, plan: NAMES[next], more: PLAN_LIMITS[next].scheduledPosts },
  })
}

/** As they are written in every language. */
const NAMES: Record<Plan, string> = { free: 'Free', topaz: 'Topaz', agate: 'Agate', aqua: 'Aqua' }
