import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SEARCH_LOADER_MS, SEARCH_MAX } from '../../contract/limits.ts'
import { cleanTerm, isSearchable } from '../../contract/search-rules.ts'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { SearchBox } from './search-box.tsx'
import { messages as boxMessages } from './box-messages.ts'
import { Found } from './found.tsx'
import { messages } from './messages.ts'
import { SearchBar } from './search-bar.tsx'
import { termOf } from './search-path.ts'
import { SearchSide } from './search-side.tsx'
import { keptOf, readView, type SearchView } from './search-view.ts'
import { useFound } from './use-found.ts'
import './search.css'

/** Takes the place of the home while there is a term in its address. */
export function SearchResults({ term: written }: { term: string }) {
  const t = useText(messages)
  const box = useText(boxMessages)
  const term = termOf(written)
  const view = readView(usePlace().query)
  const title = t('title', { term: cleanTerm(term) })
  const isTooLong = term.length > SEARCH_MAX
  useHead({ title, isIndexable: false })
  return (
    <div className="wrap search">
      <Link
        to="/"
        className="text-quiet inline-flex items-center gap-2 min-h-11 font-semibold text-sm/inherit hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="sr-only">{title}</h1>
      <SearchBox term={term} kept={keptOf(view)} />
      {isSearchable(term) && !isTooLong ? (
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
          {isTooLong ? t('tooLong', { max: SEARCH_MAX }) : box('termTooShort')}
        </p>
      )}
    </div>
  )
}

/** Spec 4.5: a searching state of 1.5 s after each change of the term, then what was found. */
function Results({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const found = useFound(term, view)
  const lists = Object.values(found).filter((list) => list !== undefined)
  // Pages that are turned wait in their own section, and so do adult posts.
  const isPending = lists.some(
    (list) => list.state.isPending && list.trail.page === 1 && !(view.hasNsfw && list === found.posts),
  )
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
  if (lists.length > 1 && lists.every(({ state }) => state.hasFailed)) {
    const retry = () => lists.forEach(({ state }) => state.retry())
    return <LoadFailed title={t('failed')} retry={retry} busy={lists.some(({ state }) => state.isBusy)} />
  }
  return <Found term={term} view={view} found={found} />
}

function useSearching(): boolean {
  const [isSearching, setSearching] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSearching(false), SEARCH_LOADER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSearching
}
