import { ArticleCardSkeleton } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { PagedList, type PagedListProps } from '../ui/paged-list.tsx'
import './library.css'
import { messages } from './messages.ts'

/** One list of the library, with its words. */
export function LibraryList<T>({ skeleton, ...props }: Omit<PagedListProps<T>, 'failed'>) {
  const t = useText(messages)
  return (
    <PagedList
      {...props}
      className="library-list row-list"
      failed={t('failed')}
      end={t('end')}
      skeleton={skeleton ?? <ArticleCardSkeleton size="row" />}
      skeletonCount={4}
    />
  )
}
