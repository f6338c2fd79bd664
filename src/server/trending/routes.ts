import type { ArticleCard } from '../../contract/articles.ts'
import { CATEGORIES } from '../../contract/categories.ts'
import { TRENDING_SIZE } from '../../contract/limits.ts'
import { getRecentUpdates, getTrending, type RecentUpdate } from '../../contract/stats.ts'
import { listCards, unifyReading, languageOrder } from '../articles/public.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { createExpiringCache, serveCached } from '../platform/serve-cached.ts'
import { findReported } from '../reports/public.ts'
import type { Server } from '../platform/server.ts'
import { collapse, spread } from './order.ts'
import { trendingPostRoutes } from './post-routes.ts'
import { trendingQuestionRoutes } from './question-routes.ts'
import { listTop, listUpdates, readMedian, type Update } from './queries.ts'
import { listSolvedUpdates } from './solved-updates.ts'

/** Some more than are shown, for what is left out and moved down. */
const CANDIDATES = 2 * TRENDING_SIZE
/** The length of a cached order: some may be deleted before it expires. */
const MOST_CACHED = TRENDING_SIZE + 5
const TRENDING_LIFE_MS = MINUTE_MS
const MEDIANS_LIFE_MS = 5 * MINUTE_MS

export function trendingRoutes(server: Server): void {
  trendingPostRoutes(server)
  trendingQuestionRoutes(server)
  const medians = createExpiringCache<number>(server.clock, MEDIANS_LIFE_MS)
  const orders = createExpiringCache<number[]>(server.clock, TRENDING_LIFE_MS)

  serveCached(
    server,
    getTrending,
    { normalise: unifyReading },
    async ({ db, params: { categoryId }, query: { period = 'now', reading }, language, now }) => {
      // The order is cached for a minute, so that nothing flickers; what was deleted meanwhile is gone at once.
      const ids = await orders.get([categoryId, period, language, reading].join(' '), () => readOrder())
      return (await listCards(db, ids, { language, reading })).slice(0, TRENDING_SIZE)

      async function readOrder(): Promise<number[]> {
        const scopes = categoryId === 'all' ? await globe() : [{ scope: categoryId, handicap: 0 }]
        // Until somebody has chosen reading languages, it is the language of their interface.
        const languages = reading === undefined ? [language] : languageOrder(language, reading)
        const candidates = await listTop(db, { scopes, period, language, languages }, CANDIDATES)
        const cards = await listCards(db, candidates, { language, reading })
        const reported = await findReported(
          db,
          'article',
          cards.map(({ id }) => id),
        )
        const shown = cards.filter(({ id }) => !reported.has(id))
        return spreadTrending(shown, categoryId === 'all')
          .slice(0, MOST_CACHED)
          .map(({ id }) => id)
      }

      /** Half of what is usual in a category is subtracted, so that small ones are seen on the globe too. */
      function globe() {
        return Promise.all(
          CATEGORIES.map(async (scope) => ({
            scope,
            handicap: (await medians.get(scope, () => readMedian(db, scope, now))) / 2,
          })),
        )
      }
    },
  )

  serveCached(server, getRecentUpdates, { normalise: unifyReading }, async ({ db, query, language, now }) => {
    const updates = collapse(await listUpdates(db)).slice(0, CANDIDATES)
    const cards = await listCards(
      db,
      updates.map(({ articleId }) => articleId),
      { language, reading: query.reading },
    )
    const ofGroup = new Map(cards.map((card) => [card.groupId, card]))
    const items = updates.flatMap((update) => {
      const card = ofGroup.get(update.groupId)
      return card === undefined ? [] : [toRecentUpdate(card, update)]
    })
    const solved = await listSolvedUpdates(db, now, CANDIDATES)
    const newest = [...items, ...solved].toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    // Neither the author of the article nor the editor appears twice at the top.
    const people = ({ authorId, updatedById }: RecentUpdate) => [authorId, updatedById]
    return spread(newest, 5, [{ most: 1, keysOf: people }]).slice(0, TRENDING_SIZE)
  })
}

function spreadTrending(cards: ArticleCard[], hasCategories: boolean): ArticleCard[] {
  return spread(cards, 10, [
    { most: 1, keysOf: ({ authorId }) => [authorId] },
    ...(hasCategories ? [{ most: 2, keysOf: ({ category }: ArticleCard) => [category] }] : []),
  ])
}

function toRecentUpdate(card: ArticleCard, update: Update): RecentUpdate {
  return {
    ...card,
    updateKind: update.kind,
    updatedAt: update.at.toISOString(),
    updatedBy: update.editorName,
    updatedById: update.editorId,
    summary: update.summary,
    href: `/article/${card.id}`,
  }
}
