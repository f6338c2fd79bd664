import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ArticleCard as Card } from '../../../contract/articles.ts'
import { ARTICLE_SNIPPET, LIST_SIZE, SEARCH_LOADER_MS } from '../../../contract/limits.ts'
import { cleanTerm, isSearchable } from '../../../contract/search-rules.ts'
import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { snippetOf } from '../../platform/snippet.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SearchBox } from '../banner/search-box.tsx'
import { messages } from './messages.ts'
import { articleSearchQuery } from './search-queries.ts'
import './search.css'

/** Takes the place of the home while there is a term in its address. */
export function SearchResults({ term: written }: { term: string }) {
  const t = useText(messages)
  const term = cleanTerm(written)
  useHead({ title: t('title', { term }), isIndexable: false })
  return (
    <div className="wrap search">
      <Link to="/" className="search-back">
        <ArrowLeft aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="sr-only">{t('title', { term })}</h1>
      <SearchBox term={term} />
      {isSearchable(term) ? (
        <Results key={term} term={term} />
      ) : (
        <p role="alert" className="search-status">
          {t('tooShort')}
        </p>
      )}
    </div>
  )
}

/** Spec 4.5: a searching state of 1.5 s after each change of the term, then what was found. */
function Results({ term }: { term: string }) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(articleSearchQuery(term))
  const isSearching = useSearching() || (data === undefined && !isError)
  if (isSearching)
    return (
      <>
        <p role="status" className="search-status">
          {t('searching')}
        </p>
        <div className="search-list" aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <ArticleCardSkeleton key={place} size="row" />
          ))}
        </div>
      </>
    )
  if (data === undefined)
    return <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
  return <Found term={term} articles={data} />
}

function Found({ term, articles }: { term: string; articles: readonly Card[] }) {
  const t = useText(messages)
  const count = articles.length
  return (
    <>
      <p role="status" className="search-status">
        {/* The answer ends at a full list: then it holds the best ones, not all. */}
        <b>{t(count < LIST_SIZE ? 'count' : 'best', { count })}</b> {t('for', { term })}
      </p>
      {count === 0 ? (
        <EmptyState icon={<SearchX />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <section aria-labelledby="found-articles">
          <h2 id="found-articles">{t('articles')}</h2>
          <ul className="search-list">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard
                  article={article}
                  size="row"
                  text={snippetOf(article.content, ARTICLE_SNIPPET)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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
