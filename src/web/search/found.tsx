import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ArticleCard } from '../../contract/articles.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { Page } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { HiddenCards, useReadable } from '../reading/public.ts'
import { listState } from '../ui/list-state.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Trail } from '../ui/page-trail.ts'
import { FoundArticles } from './found-articles.tsx'
import { FoundPosts } from './found-posts.tsx'
import { markWords } from './mark-words.tsx'
import { messages } from './messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { viewPath, type SearchView } from './search-view.ts'

const NONE: readonly ArticleCard[] = []

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
  const asked = (isAll ? articles.data : undefined) ?? NONE
  const readable = useReadable(asked)
  const foundArticles = readable.cards
  const foundPosts = posts.data?.items
  const count = foundArticles.length + (foundPosts?.length ?? 0)
  const isPaged = view.hasNsfw && (trail.page > 1 || (posts.data?.next ?? null) !== null)
  // An answer ends at a full list: then it holds the best ones, not all.
  const isFull = [asked, foundPosts].some((list) => (list?.length ?? 0) >= LIST_SIZE)
  const words = isPaged ? 'onPage' : isFull ? 'best' : 'count'
  const isBoth = foundArticles.length > 0 && foundPosts !== undefined && foundPosts.length > 0
  const hasFailed = (isAll && articles.isError) || posts.isError
  const list = useRef<HTMLOListElement>(null)
  // The button that was pressed goes with its page: the keyboard goes on at the new one.
  function turn(next: Trail): void {
    onTurn(next)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  const state = listState(posts)
  const show = markWords(term)
  const hasPosts = isPaged || state.isPending || (foundPosts?.length ?? 0) > 0
  return (
    <>
      <p role="status" className="search-status mt-5 text-quiet">
        {posts.isPending ? (
          t('searching')
        ) : (
          <>
            <b className="text-text">{t(words, { count })}</b> {t('for', { term })}
            {isBoth && (
              <>
                <span>{t('inArticles', { count: foundArticles.length })}</span>
                <span>{t('inPosts', { count: foundPosts.length })}</span>
              </>
            )}
          </>
        )}
      </p>
      {count === 0 && readable.otherCount === 0 && !hasFailed && !posts.isPending && !isPaged && (
        <NothingFound term={term} view={view} />
      )}
      {isAll && articles.isError && (
        <LoadFailed
          title={t('articlesFailed')}
          retry={() => void articles.refetch()}
          busy={articles.isFetching}
        />
      )}
      {foundArticles.length > 0 && <FoundArticles articles={foundArticles} show={show} />}
      <div className="search-hidden">
        <HiddenCards readable={readable} isEmpty={count === 0 && !posts.isPending} />
      </div>
      {!hasPosts && posts.isError && (
        <LoadFailed title={t('postsFailed')} retry={state.retry} busy={state.isBusy} />
      )}
      {hasPosts && (
        <FoundPosts
          list={list}
          state={state}
          posts={foundPosts ?? []}
          show={show}
          allAt={isAll && !isPaged ? viewPath(term, { ...view, filter: 'pagefeed' }) : undefined}
          pager={
            isPaged && (
              <Pager trail={trail} next={posts.isError ? undefined : posts.data?.next} onChange={turn} />
            )
          }
        />
      )}
    </>
  )
}
