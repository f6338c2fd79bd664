import { SCHEDULE_DAYS_MAX } from '../../contract/limits.ts'
import type { Text } from '../../contract/messages.ts'
import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import type { Plan } from '../../contract/plans.ts'
import { nextPlan, planName } from '../market/public.ts'
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
  const next = nextPlan(plan)
  if (next === undefined) return fail('plan_required', messages.mostOfAll, { values: { count } })
  fail('plan_required', messages.mostOfPlan, {
    values: { count, plan: planName(next), more: PLAN_LIMITS[next].scheduledPosts },
  })
}
