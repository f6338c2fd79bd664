import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SEARCH_LOADER_MS } from '../../contract/limits.ts'
import { cleanTerm, isSearchable } from '../../contract/search-rules.ts'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { orderOf, useReading } from '../reading/public.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { usePageTrail } from '../ui/use-page-trail.ts'
import { SearchBox } from './search-box.tsx'
import { messages as boxMessages } from './box-messages.ts'
import { Found } from './found.tsx'
import { messages } from './messages.ts'
import { questionSearchQuery } from './question-search-query.ts'
import { SearchBar } from './search-bar.tsx'
import { articleSearchQuery, guildSearchQuery, postSearchQuery } from './search-queries.ts'
import { SearchSide } from './search-side.tsx'
import { keptOf, readView, type SearchView } from './search-view.ts'
import './search.css'

/** Takes the place of the home while there is a term in its address. */
export function SearchResults({ term: written }: { term: string }) {
  const t = useText(messages)
  const box = useText(boxMessages)
  const term = cleanTerm(written)
  const view = readView(usePlace().query)
  useHead({ title: t('title', { term }), isIndexable: false })
  return (
    <div className="wrap search">
      <Link
        to="/"
        className="text-quiet inline-flex items-center gap-2 min-h-11 font-semibold text-sm/inherit hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="sr-only">{t('title', { term })}</h1>
      <SearchBox term={term} kept={keptOf(view)} />
      {isSearchable(term) ? (
        <>
          <SearchBar term={term} view={view} />
          <div className="side-columns [--column:240px]">
            <div className="min-w-0">
              <Results key={term} term={term} view={view} />
            </div>
            <SearchSide />
          </div>
        </>
      ) : (
        <p role="alert" className="search-status mt-5 text-quiet">
          {box('termTooShort')}
        </p>
      )}
    </div>
  )
}

/** Spec 4.5: a searching state of 1.5 s after each change of the term, then what was found. */
function Results({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const [trail, setTrail] = usePageTrail(`search ${term}`)
  const articles = useQuery(articleSearchQuery(term, orderOf(useReading().reading)))
  const guilds = useQuery(guildSearchQuery(term))
  const questions = useQuery(questionSearchQuery(term))
  const posts = useQuery(
    postSearchQuery({ term, hasNsfw: view.hasNsfw, cursor: view.hasNsfw ? trail.at : null }),
  )
  // Pages that are turned wait in their own section.
  const isPending =
    articles.isPending || guilds.isPending || questions.isPending || (posts.isPending && !view.hasNsfw)
  const isSearching = useSearching() || isPending
  if (isSearching)
    return (
      <>
        <p role="status" className="search-status mt-5 text-quiet">
          {t('searching')}
        </p>
        <div className="search-list row-list" aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <ArticleCardSkeleton key={place} size="row" />
          ))}
        </div>
      </>
    )
  const others = [articles, guilds, questions]
  if (others.every(({ data }) => data === undefined) && posts.isError) {
    const all = [...others, posts]
    const retry = () => void Promise.all(all.map(({ refetch }) => refetch()))
    return <LoadFailed title={t('failed')} retry={retry} busy={all.some(({ isFetching }) => isFetching)} />
  }
  return (
    <Found
      term={term}
      view={view}
      articles={articles}
      guilds={guilds}
      questions={questions}
      posts={posts}
      trail={trail}
      onTurn={setTrail}
    />
  )
}

function useSearching(): boolean {
  const [isSearching, setSearching] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSearching(false), SEARCH_LOADER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSearching
}
