import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ArticleCard } from '../../contract/articles.ts'
import type { Guild } from '../../contract/guilds.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { QuestionCard } from '../../contract/questions.ts'
import type { Page } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { HiddenCards, useReadable } from '../reading/public.ts'
import { listState } from '../ui/list-state.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Trail } from '../ui/page-trail.ts'
import { FoundArticles } from './found-articles.tsx'
import { FoundCount } from './found-count.tsx'
import { FoundGuilds } from './found-guilds.tsx'
import { FoundPosts } from './found-posts.tsx'
import { FoundQuestions } from './found-questions.tsx'
import { markWords } from './mark-words.tsx'
import { messages } from './messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { viewPath, type SearchView } from './search-view.ts'

const NONE: readonly never[] = []

interface FoundProps {
  term: string
  view: SearchView
  articles: UseQueryResult<ArticleCard[]>
  guilds: UseQueryResult<Guild[]>
  questions: UseQueryResult<QuestionCard[]>
  posts: UseQueryResult<Page<PagePost[]>>
  trail: Trail
  onTurn: (trail: Trail) => void
}

/** What was found, kind by kind; what of it did not arrive says so in its own place. */
export function Found({ term, view, articles, guilds, questions, posts, trail, onTurn }: FoundProps) {
  const t = useText(messages)
  const isAll = view.filter === 'all'
  const showsGuilds = isAll || view.filter === 'guilds'
  const showsPosts = isAll || view.filter === 'pagefeed'
  const asked: readonly ArticleCard[] = (isAll ? articles.data : undefined) ?? NONE
  const readable = useReadable(asked)
  const foundArticles = readable.cards
  const foundGuilds: readonly Guild[] = (showsGuilds ? guilds.data : undefined) ?? NONE
  const foundQuestions: readonly QuestionCard[] = (isAll ? questions.data : undefined) ?? NONE
  const foundPosts: readonly PagePost[] = (showsPosts ? posts.data?.items : undefined) ?? NONE
  const count = foundArticles.length + foundGuilds.length + foundQuestions.length + foundPosts.length
  const isPaged = showsPosts && view.hasNsfw && (trail.page > 1 || (posts.data?.next ?? null) !== null)
  // An answer ends at a full list: then it holds the best ones, not all.
  const isFull = [asked, foundGuilds, foundQuestions, foundPosts].some((list) => list.length >= LIST_SIZE)
  const isPending = showsPosts && posts.isPending
  const hasFailed =
    (isAll && (articles.isError || questions.isError)) ||
    (showsGuilds && guilds.isError) ||
    (showsPosts && posts.isError)
  const list = useRef<HTMLOListElement>(null)
  // The button that was pressed goes with its page: the keyboard goes on at the new one.
  function turn(next: Trail): void {
    onTurn(next)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  const state = listState(posts)
  const show = markWords(term)
  const hasPosts = showsPosts && (isPaged || state.isPending || foundPosts.length > 0)
  return (
    <>
      <p role="status" className="search-status mt-5 text-quiet">
        {isPending ? (
          t('searching')
        ) : (
          <FoundCount
            term={term}
            counts={{
              guilds: foundGuilds.length,
              articles: foundArticles.length,
              questions: foundQuestions.length,
              posts: foundPosts.length,
            }}
            words={isPaged ? 'onPage' : isFull ? 'best' : 'count'}
          />
        )}
      </p>
      {count === 0 && readable.otherCount === 0 && !hasFailed && !isPending && !isPaged && (
        <NothingFound term={term} view={view} />
      )}
      {showsGuilds && guilds.isError && (
        <LoadFailed title={t('guildsFailed')} retry={() => void guilds.refetch()} busy={guilds.isFetching} />
      )}
      {foundGuilds.length > 0 && (
        <FoundGuilds
          guilds={foundGuilds}
          allAt={isAll ? viewPath(term, { ...view, filter: 'guilds' }) : undefined}
        />
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
        <HiddenCards readable={readable} isEmpty={count === 0 && !isPending} />
      </div>
      {isAll && questions.isError && (
        <LoadFailed
          title={t('questionsFailed')}
          retry={() => void questions.refetch()}
          busy={questions.isFetching}
        />
      )}
      {foundQuestions.length > 0 && <FoundQuestions questions={foundQuestions} show={show} />}
      {!hasPosts && showsPosts && posts.isError && (
        <LoadFailed title={t('postsFailed')} retry={state.retry} busy={state.isBusy} />
      )}
      {hasPosts && (
        <FoundPosts
          list={list}
          state={state}
          posts={foundPosts}
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
