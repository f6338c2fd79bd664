import type { ReactNode } from 'react'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import type { ListState } from '../ui/list-state.ts'
import { PagedList } from '../ui/paged-list.tsx'
import { messages } from './messages.ts'

interface LibraryListProps {
  list: ListState
  isEmpty: boolean
  /** What is said when nothing is there. */
  empty: ReactNode
  /** The rows, each a list item. */
  children: ReactNode
  skeleton?: ReactNode
  rowClassName?: string
}

/** One list of the library, with its words. */
export function LibraryList({ skeleton, ...props }: LibraryListProps) {
  const t = useText(messages)
  return (
    <PagedList
      {...props}
      className="library-list"
      failed={t('failed')}
      end={t('end')}
      skeleton={skeleton ?? <ArticleCardSkeleton size="row" />}
      skeletonCount={4}
    />
  )
}
