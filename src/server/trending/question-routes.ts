import { TRENDING_SIZE } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import { getTrendingQuestions } from '../../contract/question-lists.ts'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { languageOrder, unifyReading } from '../articles/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { createExpiringCache, serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { listQuestionCards } from '../questions/public.ts'
import { findReported } from '../reports/public.ts'
import { spread } from './order.ts'
import { listTopQuestions } from './question-queries.ts'

/** Some more than are shown, for what is left out and moved down. */
const CANDIDATES = 2 * TRENDING_SIZE
const TOP = 10

export function trendingQuestionRoutes(server: Server): void {
  const orders = createExpiringCache<number[]>(server.clock, MINUTE_MS)

  serveCached(
    server,
    getTrendingQuestions,
    { normalise: unifyReading },
    async ({ db, query: { period = 'now', reading }, language }) => {
      const languages = reading === undefined ? [language] : languageOrder(language, reading)
      // The order is cached for a minute, so that nothing flickers; what was removed meanwhile is gone at once.
      const ids = await orders.get([period, ...languages.toSorted()].join(' '), () =>
        readOrder(db, period, languages),
      )
      return (await listQuestionCards(db, ids)).slice(0, TRENDING_SIZE)
    },
  )
}

async function readOrder(db: Db, period: TrendingPeriod, languages: readonly Language[]): Promise<number[]> {
  const top = await listTopQuestions(db, period, languages, CANDIDATES)
  const reported = await findReported(
    db,
    'question',
    top.map(({ id }) => id),
  )
  const shown = top.filter(({ id }) => !reported.has(id))
  return spread(shown, TOP, [
    { most: 1, keysOf: ({ authorId }) => [authorId] },
    { most: 2, keysOf: ({ category }) => [category] },
  ]).map(({ id }) => id)
}
