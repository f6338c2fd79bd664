import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ArticleCard } from '../../../contract/articles.ts'
import { LIST_SIZE } from '../../../contract/limits.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import type { Page } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Pager } from '../adult/pager.tsx'
import type { Trail } from '../adult/page-trail.ts'
import { FoundArticles } from './found-articles.tsx'
import { FoundPosts } from './found-posts.tsx'
import { messages } from './messages.ts'
import { viewPath, type SearchView } from './search-view.ts'

interface FoundProps {
  term: string
  view: SearchView
  articles: UseQueryResult<ArticleCard[]>
  posts: UseQueryResult<Page<PagePost[]>>
  trail: Trail
  onTurn: (trail: Trail) => void
}

/** What was found, kind by kind; what of it did not arrive says so in its own place. */
export function Found({ term, view, articles, posts, trail, onTurn }: FoundProps) {
  const t = useText(messages)
  const isAll = view.filter === 'all'
  const foundArticles = isAll ? (articles.data ?? []) : []
  const foundPosts = posts.data?.items
  const count = foundArticles.length + (foundPosts?.length ?? 0)
  const isPaged = view.hasNsfw && (trail.page > 1 || (posts.data?.next ?? null) !== null)
  // An answer ends at a full list: then it holds the best ones, not all.
  const isFull = [foundArticles, foundPosts].some((list) => (list?.length ?? 0) >= LIST_SIZE)
  const words = isPaged ? 'onPage' : isFull ? 'best' : 'count'
  const isBoth = foundArticles.length > 0 && foundPosts !== undefined && foundPosts.length > 0
  const hasFailed = (isAll && articles.isError) || posts.isError
  return (
    <>
      <p role="status" className="search-status">
        {posts.isPending ? (
          t('searching')
        ) : (
          <>
            <b>{t(words, { count })}</b> {t('for', { term })}
            {isBoth && (
              <>
                <span>{t('inArticles', { count: foundArticles.length })}</span>
                <span>{t('inPosts', { count: foundPosts.length })}</span>
              </>
            )}
          </>
        )}
      </p>
      {count === 0 && !hasFailed && !posts.isPending && !isPaged && (
        <EmptyState icon={<SearchX />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {isAll && articles.isError && <Failed title={t('articlesFailed')} answer={articles} />}
      {foundArticles.length > 0 && <FoundArticles articles={foundArticles} />}
      {posts.isError && <Failed title={t('postsFailed')} answer={posts} />}
      {!posts.isError && (foundPosts === undefined || foundPosts.length > 0 || isPaged) && (
        <FoundPosts
          posts={foundPosts}
          allAt={isAll && !isPaged ? viewPath(term, { ...view, filter: 'pagefeed' }) : undefined}
          end={isPaged && <Pager trail={trail} next={posts.data?.next} onChange={onTurn} />}
        />
      )}
    </>
  )
}

interface FailedProps {
  title: string
  answer: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

function Failed({ title, answer }: FailedProps) {
  return <LoadFailed title={title} retry={() => void answer.refetch()} busy={answer.isFetching} />
}
