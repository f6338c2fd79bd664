import type { ReactNode } from 'react'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { messages } from './messages.ts'

/** What a list read page by page says about itself. */
interface Answer {
  data: unknown
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface LibraryListProps {
  answer: Answer
  isEmpty: boolean
  /** What is said when nothing is there. */
  empty: ReactNode
  /** What stands there until the first rows do. */
  skeleton?: ReactNode
  /** The rows, each a list item. */
  children: ReactNode
}

/** A shelf in every state it can be in. */
export function LibraryList({ answer, isEmpty, empty, skeleton, children }: LibraryListProps) {
  const t = useText(messages)
  if (answer.data === undefined)
    return answer.isError ? (
      <LoadFailed title={t('failed')} retry={() => void answer.refetch()} busy={answer.isFetching} />
    ) : (
      (skeleton ?? <LibrarySkeleton />)
    )
  if (isEmpty && !answer.hasNextPage && !answer.isError) return empty
  return (
    <>
      <ul className="library-list">{children}</ul>
      <ListEnd answer={answer} />
    </>
  )
}

export function LibrarySkeleton() {
  return (
    <ul className="library-list" aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <ArticleCardSkeleton size="row" />
        </li>
      ))}
    </ul>
  )
}

/** Old rows stay whatever fails; what failed can be tried again. */
function ListEnd({ answer }: { answer: Answer }) {
  const t = useText(messages)
  const isOld = answer.isError && !answer.isFetchNextPageError
  return (
    <div className="list-end">
      {answer.isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
      {isOld && (
        <>
          <p role="alert">{t('refreshFailed')}</p>
          <Button onClick={() => void answer.refetch()} busy={answer.isFetching}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      {!isOld && answer.hasNextPage && (
        <Button onClick={() => void answer.fetchNextPage()} busy={answer.isFetchingNextPage}>
          {t('loadMore')}
        </Button>
      )}
      {!isOld && !answer.hasNextPage && <p>{t('end')}</p>}
    </div>
  )
}
