import { ArrowRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Trail } from '../ui/page-trail.ts'
import { messages } from './messages.ts'
import type { FoundList } from './use-found-list.ts'

interface FoundSectionProps<T> {
  id: string
  title: string
  /** What is said when it could not be searched. */
  failed: string
  found: FoundList<T>
  /** What of the page is shown, where some of it is not. */
  items?: readonly T[]
  /** Among results of every kind so many are enough; the rest is one press away. */
  shownFirst?: number
  /** Where the rest is; it is shown in its place otherwise. */
  restAt?: string | undefined
  className?: string
  skeleton?: ReactNode
  children: (item: T) => ReactNode
}

/** What was found of one kind, page by page; what did not arrive says so in its place. */
export function FoundSection<T>(props: FoundSectionProps<T>) {
  const { id, title, failed, found, items = found.items, shownFirst = Infinity, restAt, className } = props
  const t = useText(messages)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const { state, trail, next } = found
  if (state.hasFailed && trail.page === 1)
    return <LoadFailed title={failed} text={found.refusal} retry={state.retry} busy={state.isBusy} />
  if (items.length === 0 && !found.isPaged && !state.isPending) return null
  const isMore = items.length > shownFirst || (restAt !== undefined && found.isPaged)
  const isCut = isMore && !isWhole && trail.page === 1
  // The button that was pressed goes with its page: the keyboard goes on at the new one.
  function turn(to: Trail): void {
    found.onTurn(to)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  const isCounted = typeof next !== 'string'
  const rest = isCounted ? t('allFound', { count: items.length }) : t('more')
  return (
    <section aria-labelledby={`found-${id}`}>
      <div className="section-head">
        <h2 id={`found-${id}`} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        {isCut && restAt !== undefined && (
          <Link to={restAt} className="section-more">
            {rest}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        {isCut && restAt === undefined && (
          <button
            type="button"
            className="section-more"
            onClick={({ currentTarget }) => {
              // The button goes when it is pressed: the keyboard goes on at the list.
              currentTarget.parentElement?.querySelector('h2')?.focus({ preventScroll: true })
              setWhole(true)
            }}
          >
            {rest}
          </button>
        )}
      </div>
      <PagedList
        ref={list}
        list={state}
        className={`outline-none ${className ?? ''}`.trimEnd()}
        items={isCut ? items.slice(0, shownFirst) : items}
        empty={null}
        failed={found.refusal ?? failed}
        skeleton={props.skeleton}
        pager={!isCut && found.isPaged && <Pager trail={trail} next={next} onChange={turn} />}
      >
        {props.children}
      </PagedList>
    </section>
  )
}
