import { articleQueries } from '../articles/public.ts'
import { postQueries } from '../page-posts/public.ts'
import type { ScreenDocument } from '../platform/screen-document.ts'
import { categoryCountsQuery, onlineQuery, statsQuery } from '../stats/public.ts'
import { panelQuery } from '../trending/public.ts'

/** The reading room. What a search finds and what adults see depends on who asks: those are left to the app. */
export const homeDocument: ScreenDocument = {
  firstData: ({ query }) =>
    query.has('q') || query.get('adult') === 'on'
      ? []
      : [
          articleQueries.list(),
          panelQuery('globe'),
          categoryCountsQuery,
          postQueries.list(),
          statsQuery,
          onlineQuery,
        ],
}
