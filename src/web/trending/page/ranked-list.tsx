import { Fragment, useRef, type ReactNode } from 'react'
import { useText } from '../../platform/language.tsx'
import type { SteadyList } from '../../platform/steady-list.ts'
import { NewPill } from '../../ui/new-pill.tsx'
import { messages } from './messages.ts'

const SKELETONS = [1, 2, 3, 4, 5]

interface RankedListProps<T> {
  list: SteadyList<T> & { showNew: () => void }
  isPending: boolean
  keyOf: (item: T) => number
  risen: 'newOnes' | 'newPosts'
  className?: string
  draw: (item: T) => ReactNode
  skeleton: ReactNode
  /** Instead of a list that is empty or did not arrive. */
  nothing: ReactNode
  /** Under the list, or under what stands instead of it. */
  end?: ReactNode
}

/** The numbered list. What rises into it waits until its reader asks for it. */
export function RankedList<T>({
  list: { items, newCount, showNew },
  isPending,
  keyOf,
  risen,
  className,
  draw,
  skeleton,
  nothing,
  end,
}: RankedListProps<T>) {
  const t = useText(messages)
  const place = useRef<HTMLOListElement>(null)
  // By its key it is the same in both places, with the focus that it may have.
  const ending = <Fragment key="end">{end}</Fragment>
  if (!isPending && items.length === 0)
    return (
      <>
        {nothing}
        {ending}
      </>
    )
  return (
    <>
      <NewPill text={t(risen, { count: newCount })} count={newCount} onShow={showNew} list={place} />
      <ol ref={place} tabIndex={-1} className="trending-list" aria-busy={isPending}>
        {items.map((item) => (
          <li key={keyOf(item)} className={className}>
            {draw(item)}
          </li>
        ))}
        {isPending &&
          SKELETONS.map((number) => (
            <li key={number} className={className}>
              {skeleton}
            </li>
          ))}
      </ol>
      {ending}
      {!isPending && <p className="list-end">{t('end')}</p>}
    </>
  )
}
