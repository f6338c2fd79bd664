import { useRef, useState, type ComponentProps } from 'react'
import type { ArticleCard as Card } from '../../../contract/articles.ts'
import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { HiddenCards } from '../../reading/public.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { NewPill } from '../../ui/new-pill.tsx'
import { messages } from './messages.ts'

/** How many are in sight at first; the rest of what came is one click away. */
const SHOWN_FIRST = 6
const SKELETONS = [1, 2, 3, 4]

interface RecentArticlesProps {
  /** Undefined until they are there. */
  articles: readonly Card[] | undefined
  readable: ComponentProps<typeof HiddenCards>['readable']
  newCount: number
  showNew: () => void
  hasFailed: boolean
  isBusy: boolean
  retry: () => void
}

export function RecentArticles(props: RecentArticlesProps) {
  const t = useText(messages)
  const { articles = [], newCount } = props
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? articles : articles.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="recent-heading">
      <div className="section-head">
        <h2 id="recent-heading">{t('recentArticles')}</h2>
        <Link to="/trending" className="section-more">
          {t('seeTrending')}
        </Link>
      </div>
      <NewPill
        text={t('newArticles', { count: newCount })}
        count={newCount}
        onShow={props.showNew}
        list={list}
      />
      {props.hasFailed ? (
        <LoadFailed title={t('articlesFailed')} retry={props.retry} busy={props.isBusy} />
      ) : (
        <ul ref={list} tabIndex={-1} className="home-list" aria-busy={props.articles === undefined}>
          {shown.map((article) => (
            <li key={article.groupId}>
              <ArticleCard article={article} size="row" />
            </li>
          ))}
          {props.articles === undefined &&
            SKELETONS.map((place) => (
              <li key={place}>
                <ArticleCardSkeleton size="row" />
              </li>
            ))}
        </ul>
      )}
      <HiddenCards readable={props.readable} isEmpty={articles.length === 0} />
      {articles.length > 0 && (
        <div className="list-end">
          {shown.length < articles.length ? (
            <Button onClick={() => setWhole(true)}>{t('showMore')}</Button>
          ) : (
            <p>
              {t('caughtUp')}{' '}
              <Link to="/categories" className="link">
                {t('browse')}
              </Link>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
