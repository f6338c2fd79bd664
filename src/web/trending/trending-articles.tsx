import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TrendingPeriod } from '../../contract/stats.ts'
import { ArticleCard, ArticleCardSkeleton } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { HiddenCards, orderOf, useReadableList, useReading } from '../reading/public.ts'
import { listState } from '../ui/list-state.ts'
import { NothingTrending } from './nothing-trending.tsx'
import { trendingQuery, type Scope } from './trending-queries.ts'
import { messages } from './page-messages.ts'
import { RankedList } from './ranked-list.tsx'

export function TrendingArticles({ scope, period }: { scope: Scope; period: TrendingPeriod }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { reading } = useReading()
  const found = useQuery(trendingQuery(client, scope, period, orderOf(reading)))
  const { items, newCount, showNew, readable, isEmpty } = useReadableList(`${scope} ${period}`, found.data)
  return (
    <RankedList
      list={listState(found)}
      items={items}
      empty={
        isEmpty && (
          <NothingTrending
            scope={scope}
            retry={found.isError ? found.refetch : undefined}
            isBusy={found.isFetching}
          />
        )
      }
      skeleton={<ArticleCardSkeleton size="row" />}
      pill={{ text: t('newOnes', { count: newCount }), count: newCount, onShow: showNew }}
      below={<HiddenCards readable={readable} isEmpty={items.length === 0} />}
    >
      {(article) => (
        <li key={article.groupId}>
          <ArticleCard article={article} size="row" heading="h2" />
        </li>
      )}
    </RankedList>
  )
}
