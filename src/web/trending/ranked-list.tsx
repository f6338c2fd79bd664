import type { ComponentProps } from 'react'
import { useText } from '../platform/language.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { messages } from './page-messages.ts'

type RankedListProps = Omit<ComponentProps<typeof PagedList>, 'className' | 'failed' | 'end'>

/** The numbered list. Spec 8: one that did not arrive is an empty one, which says so itself. */
export function RankedList({ list, ...props }: RankedListProps) {
  const t = useText(messages)
  return (
    <PagedList
      {...props}
      list={{ ...list, hasFailed: false }}
      isOrdered
      className="trending-list"
      failed=""
      end={t('end')}
      skeletonCount={5}
    />
  )
}
