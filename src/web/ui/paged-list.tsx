import { useRef, type ReactNode, type RefObject } from 'react'
import { ListEnd, type ListEndProps } from './list-end.tsx'
import { LoadFailed } from './load-failed.tsx'
import { NewPill } from './new-pill.tsx'

export interface PagedListProps<T> extends ListEndProps {
  className?: string
  items: readonly T[]
  /** Draws a row, which is a list item with a key. */
  children: (item: T, place: number) => ReactNode
  /** What stands there instead of no rows. */
  empty: ReactNode
  /** What is said when no row arrived. */
  failed: string
  /** What stands in a row until the first ones are there. */
  skeleton?: ReactNode
  skeletonCount?: number
  rowClassName?: string
  label?: string
  isOrdered?: boolean
  ref?: RefObject<HTMLOListElement | null>
  /** New rows that wait until the reader asks for them. */
  pill?: { text: string; count: number; onShow: () => void }
  /** Between the rows and the end. */
  below?: ReactNode
  /** Instead of an end: the way to other pages. */
  pager?: ReactNode
}

/** A list in every state it can be in, with its end. */
export function PagedList<T>({
  className,
  items,
  children,
  empty,
  failed,
  skeleton,
  skeletonCount = 3,
  rowClassName,
  label,
  isOrdered = false,
  ref,
  pill,
  below,
  pager,
  ...ending
}: PagedListProps<T>) {
  const { list } = ending
  const own = useRef<HTMLUListElement & HTMLOListElement>(null)
  const place = ref ?? own
  const List = isOrdered ? 'ol' : 'ul'
  const hasRows = items.length > 0 || list.isPending || (pill?.count ?? 0) > 0
  const isNothing = !hasRows && !list.hasFailed && !list.isOutdated && list.hasMore !== true
  // Whoever turned to a page that fails keeps the focus in the list.
  const hasList = hasRows || (list.hasFailed && pager !== undefined)
  return (
    <>
      {pill && <NewPill {...pill} list={place} />}
      {list.hasFailed && <LoadFailed title={failed} retry={list.retry} busy={list.isBusy} />}
      {isNothing && empty}
      {hasList && (
        <List
          ref={place}
          tabIndex={pill || pager ? -1 : undefined}
          className={className}
          aria-label={label}
          aria-busy={list.isPending}
        >
          {items.map(children)}
          {list.isPending &&
            Array.from({ length: skeletonCount }, (_, row) => (
              <li key={`skeleton ${row}`} className={rowClassName}>
                {skeleton}
              </li>
            ))}
        </List>
      )}
      {below}
      {!isNothing && !list.isPending && <ListEnd {...ending} />}
      {!(isNothing && empty) && pager}
    </>
  )
}
