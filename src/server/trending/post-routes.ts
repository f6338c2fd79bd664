import { TRENDING_SIZE } from '../../contract/limits.ts'
import { getTrendingPosts } from '../../contract/page-posts.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { listPostCards } from '../page-posts/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { createExpiringCache, serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { spread } from './order.ts'
import { findReported } from '../reports/public.ts'
import { listTopPosts } from './queries.ts'

/** Some more than are shown, for what is left out and moved down. */
const CANDIDATES = 3 * TRENDING_SIZE
const TOP = 10

/** Posts have no category and no language of their own: one order per period is for everybody. */
export function trendingPostRoutes(server: Server): void {
  const orders = createExpiringCache<number[]>(server.clock, MINUTE_MS)

  serveCached(
    server,
    getTrendingPosts,
    { byLanguage: false },
    async ({ db, query: { period = 'now' }, now }) => {
      // The order is cached for a minute, so that nothing flickers; what was removed meanwhile is gone at once.
      const ids = await orders.get(period, async () => readOrder(db, period, now))
      const cards = await listPostCards(server, db, ids, { audience: 'public', now })
      return cards.slice(0, TRENDING_SIZE)
    },
  )
}

async function readOrder(db: Db, period: TrendingPeriod, now: Date): Promise<number[]> {
  const top = await listTopPosts(db, period, CANDIDATES, now)
  const reported = await findReported(
    db,
    'page-post',
    top.map(({ id }) => id),
  )
  const shown = top.filter(({ id }) => !reported.has(id))
  return spread(shown, TOP, [{ most: 1, keysOf: ({ authorId }) => [authorId] }]).map(({ id }) => id)
}
