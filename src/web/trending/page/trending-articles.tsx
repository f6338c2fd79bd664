import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ArticleCard as Card } from '../../../contract/articles.ts'
import type { TrendingPeriod } from '../../../contract/stats.ts'
import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { HiddenCards, orderOf, useReadableList, useReading } from '../../reading/public.ts'
import { NothingTrending } from '../nothing-trending.tsx'
import { trendingQuery, type Scope } from '../trending-queries.ts'
import { RankedList } from './ranked-list.tsx'

const keyOf = ({ groupId }: Card): number => groupId
const draw = (article: Card) => <ArticleCard article={article} size="row" heading="h2" />

export function TrendingArticles({ scope, period }: { scope: Scope; period: TrendingPeriod }) {
  const client = useQueryClient()
  const { reading } = useReading()
  const found = useQuery(trendingQuery(client, scope, period, orderOf(reading)))
  const { readable, isEmpty, ...list } = useReadableList(`${scope} ${period}`, found.data)
  return (
    <RankedList
      list={list}
      isPending={found.isPending}
      keyOf={keyOf}
      risen="newOnes"
      draw={draw}
      skeleton={<ArticleCardSkeleton size="row" />}
      nothing={
        isEmpty && (
          <NothingTrending
            scope={scope}
            retry={found.isError ? found.refetch : undefined}
            isBusy={found.isFetching}
          />
        )
      }
      end={<HiddenCards readable={readable} isEmpty={list.items.length === 0} />}
    />
  )
}
