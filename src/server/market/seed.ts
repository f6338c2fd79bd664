import { DAY_MS, addMs } from '../platform/clock.ts'
import { copyRows, type Cell, type Seeding } from '../platform/seeding.ts'

const PAYING_SHARE = 0.12
const WAITING_SHARE = 0.05
/** In the demo the first account can try everything, and some others pay. */
const DEMO_PLANS = new Map<number, (typeof PLANS)[number]>([
  [1, 'aqua'],
  [7, 'topaz'],
  [12, 'agate'],
  [16, 'topaz'],
  [24, 'topaz'],
])
const PLANS = ['topaz', 'topaz', 'topaz', 'agate', 'agate', 'aqua'] as const

/** Some of the people have a plan that runs for a while yet, and some wait to hear what one costs. */
export async function seedSubscriptions(
  { client, random, until, isDemo }: Seeding,
  people: number,
): Promise<void> {
  function* subscriptions(): Iterable<Cell[]> {
    for (let userId = 1; userId <= people; userId++) {
      const written = isDemo === true ? DEMO_PLANS.get(userId) : undefined
      if (isDemo === true ? written === undefined : random.next() >= PAYING_SHARE) continue
      yield [
        userId,
        written ?? random.pick(PLANS),
        'active',
        addMs(until, (30 + random.int(330)) * DAY_MS),
        'manual',
        `seed-${userId}`,
      ]
    }
  }
  const columns = ['user_id', 'plan', 'status', 'current_period_end', 'provider', 'provider_id']
  await copyRows(client, 'subscriptions', columns, subscriptions())
  function* waiting(): Iterable<Cell[]> {
    for (let userId = 1; userId <= people; userId++)
      if (random.next() < WAITING_SHARE) yield [random.pick(PLANS), userId, until]
  }
  await copyRows(client, 'wanted_plans', ['plan', 'user_id', 'created_at'], waiting())
}
