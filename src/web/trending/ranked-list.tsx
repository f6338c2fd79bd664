import { useText } from '../platform/language.tsx'
import { PagedList, type PagedListProps } from '../ui/paged-list.tsx'
import { messages } from './page-messages.ts'

/** The numbered list. Spec 8: one that did not arrive is an empty one, which says so itself. */
export function RankedList<T>({ list, ...props }: Omit<PagedListProps<T>, 'failed'>) {
  const t = useText(messages)
  return (
    <PagedList
      {...props}
      list={{ ...list, hasFailed: false }}
      isOrdered
      className="trending-list row-list"
      failed=""
      end={t('end')}
      skeletonCount={5}
    />
  )
}
