import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { SEARCH_LOADER_MS, SEARCH_MAX } from '../../contract/limits.ts'
import { cleanTerm, isSearchable } from '../../contract/search-rules.ts'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { useReadable } from '../reading/public.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { SearchBox } from './search-box.tsx'
import { messages as boxMessages } from './box-messages.ts'
import { FoundCount } from './found-count.tsx'
import { factsOf } from './found-facts.ts'
import { Found } from './found.tsx'
import { messages } from './messages.ts'
import { SearchBar } from './search-bar.tsx'
import { termOf } from './search-path.ts'
import { SearchSide } from './search-side.tsx'
import { keptOf, readView, type SearchView } from './search-view.ts'
import { listsOf, useFound } from './use-found.ts'
import './search.css'

const NONE: readonly never[] = []

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
      {/* Another term is another text in the field, without what was said of the last one. */}
      <SearchBox key={term} term={term} kept={keptOf(view)} />
      {isSearchable(term) && !isTooLong ? (
        <>
          <SearchBar term={term} view={view} />
          <div className="side-columns [--column:240px]">
            <div className="min-w-0">
              <Results term={term} view={view} />
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
  // Where a language was asked for by name its articles are wanted.
  const readable = useReadable(found.articles?.items ?? NONE, { isByChoice: view.language === undefined })
  const facts = factsOf(found, readable.cards.length, view)
  const status = useFocusHeir()
  const lists = listsOf(found)
  // Pages that are turned wait in their own section, and so do adult posts.
  const isPending = lists.some(
    (list) => list.state.isPending && list.trail.page === 1 && !(view.hasNsfw && list === found.posts),
  )
  const isSearching = useSearching(term) || isPending
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="search-status mt-5 text-quiet outline-none">
        {isSearching ? t('searching') : <FoundCount term={term} facts={facts} />}
      </p>
      {isSearching ? (
        <div className="search-list row-list" aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <ArticleCardSkeleton key={place} size="row" />
          ))}
        </div>
      ) : lists.length > 1 && lists.every(({ state }) => state.hasFailed) ? (
        <LoadFailed
          title={t('failed')}
          text={lists.find(({ refusal }) => refusal !== undefined)?.refusal}
          retry={() => lists.forEach(({ state }) => state.retry())}
          busy={lists.some(({ state }) => state.isBusy)}
        />
      ) : (
        <Found term={term} view={view} found={found} readable={readable} facts={facts} />
      )}
    </>
  )
}

function useSearching(term: string): boolean {
  const [state, setState] = useState({ term, isSearching: true })
  if (state.term !== term) setState({ term, isSearching: true })
  useEffect(() => {
    const timer = setTimeout(() => setState({ term, isSearching: false }), SEARCH_LOADER_MS)
    return () => clearTimeout(timer)
  }, [term])
  return state.term !== term || state.isSearching
}

/** What was pressed (a filter, a form) may go with what it changed: the keyboard goes on at the results. */
function useFocusHeir(): RefObject<HTMLParagraphElement | null> {
  const heir = useRef<HTMLParagraphElement>(null)
  const { key } = usePlace()
  const last = useRef(key)
  useEffect(() => {
    if (key !== last.current && document.activeElement === document.body)
      heir.current?.focus({ preventScroll: true })
    last.current = key
  }, [key])
  return heir
}
