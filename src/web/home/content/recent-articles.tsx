import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import type { ArticleCard as Card } from '../../../contract/articles.ts'
import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { TRENDING_SHOWN } from '../../../contract/limits.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { HiddenCards } from '../../reading/public.ts'
import { panelQuery } from '../../trending/public.ts'
import type { ListState } from '../../ui/list-state.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { messages } from './messages.ts'

/** How many are in sight at first; the rest of what came is one click away. */
const SHOWN_FIRST = 6

interface RecentArticlesProps {
  articles: readonly Card[]
  list: ListState
  readable: ComponentProps<typeof HiddenCards>['readable']
  newCount: number
  showNew: () => void
}

export function RecentArticles({ articles, list, readable, newCount, showNew }: RecentArticlesProps) {
  const t = useText(messages)
  const [isWhole, setWhole] = useState(false)
  const above = useShownAbove()
  const others = articles.filter(({ groupId }) => !above.includes(groupId))
  // A site that has only those is not empty.
  const listed = others.length === 0 ? articles : others
  const shown = isWhole ? listed : listed.slice(0, SHOWN_FIRST)
  const caughtUp = (
    <>
      {t('caughtUp')}{' '}
      <Link to="/categories" className="link">
        {t('browse')}
      </Link>
    </>
  )
  return (
    <section aria-labelledby="recent-heading">
      <div className="section-head">
        <h2 id="recent-heading">{t('recentArticles')}</h2>
        <Link to="/trending" className="section-more">
          {t('seeTrending')}
        </Link>
      </div>
      <PagedList
        list={{ ...list, hasMore: shown.length < listed.length, loadMore: () => setWhole(true) }}
        className="home-list row-list outline-none border-t border-line"
        items={shown}
        empty={null}
        failed={t('articlesFailed')}
        loadMore={t('showMore')}
        end={caughtUp}
        skeleton={<ArticleCardSkeleton size="row" />}
        skeletonCount={4}
        pill={{ text: t('newArticles', { count: newCount }), count: newCount, onShow: showNew }}
        below={<HiddenCards readable={readable} isEmpty={articles.length === 0} />}
      >
        {(article) => (
          <li key={article.groupId}>
            <ArticleCard article={article} size="row" />
          </li>
        )}
      </PagedList>
    </section>
  )
}

/** The groups under "Recent updates". The first ones stay, so that nothing moves under the reader. */
function useShownAbove(): readonly number[] {
  const panel = panelQuery('globe')
  const { queries } = usePageState()
  const { data } = useQuery({ ...panel, enabled: false })
  // Those of the document while it is taken over, or the part would not fit it.
  const sent = queries[String(panel.queryKey[0])] as typeof data
  const updates = useIsHydrated() ? data : sent
  const [kept, keep] = useState(updates)
  if (kept === undefined && updates !== undefined) keep(updates)
  // A solved question has a number of its own kind.
  const articles = (kept ?? []).slice(0, TRENDING_SHOWN).filter(({ updateKind }) => updateKind !== 'solved')
  return articles.map(({ groupId }) => groupId)
}
