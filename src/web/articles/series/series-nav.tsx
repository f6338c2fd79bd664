import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import type { Series } from '../../../contract/series.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages } from './messages.ts'
import './series.css'

type Part = Series['parts'][number]

/** What to read before and after this article, where its author wrote more than one to be read in turn. */
export function SeriesNav({ article: { id, series } }: { article: Article }) {
  const t = useText(messages)
  const at = series?.parts.findIndex((part) => part.id === id) ?? -1
  if (series === null || at === -1) return null
  const { title, parts } = series
  const place = t('place', { number: at + 1, count: parts.length })
  return (
    <nav className="series mt-10 pt-6 border-t border-line print:hidden" aria-labelledby="series-place">
      <h2 id="series-place">{fillNodes(place, { title: <bdi key="title">{title}</bdi> })}</h2>
      <div className="grid grid-cols-2 gap-x-6 gap-y-2 mt-3 max-md:grid-cols-1">
        <Step part={parts[at - 1]} way="previous" />
        <Step part={parts[at + 1]} way="next" />
      </div>
      <details>
        <summary>
          {t('all', { count: parts.length })}
          <ChevronDown />
        </summary>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <PartLink part={part} isHere={part.id === id} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function Step({ part, way }: { part: Part | undefined; way: 'previous' | 'next' }) {
  const t = useText(messages)
  if (part === undefined) return null
  const isNext = way === 'next'
  return (
    <Link to={`/article/${part.id}`} rel={isNext ? 'next' : 'prev'} className={`series-step series-${way}`}>
      <span className="flex items-center gap-1 text-quiet text-sm">
        {!isNext && <ChevronLeft />}
        {t(way)}
        {isNext && <ChevronRight />}
      </span>
      <b
        className="block mt-1 font-read text-lg font-bold wrap-anywhere"
        lang={LANGUAGE_TAGS[part.language]}
        dir="auto"
      >
        {part.title}
      </b>
    </Link>
  )
}

function PartLink({ part, isHere }: { part: Part; isHere: boolean }) {
  return (
    <Link
      to={`/article/${part.id}`}
      lang={LANGUAGE_TAGS[part.language]}
      dir="auto"
      aria-current={isHere ? 'page' : undefined}
    >
      {part.title}
    </Link>
  )
}
