import { MessagesSquare } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CommentThread } from './comment-thread.tsx'
import { messages } from './messages.ts'
import type { Topic } from './topic.ts'
import type { OpenedComments } from './use-comment-list.ts'

interface CommentListProps {
  topic: Topic
  lists: OpenedComments
  authorIds: number[]
  markedId: number | null
  onMark: (id: number) => void
}

export function CommentList({ lists, ...rest }: CommentListProps) {
  const t = useText(messages)
  if (lists.isPending) return <CommentSkeleton label={t('loading')} />
  // Where nobody may say anything, nothing is missing.
  const empty = lists.isOpen && (
    <EmptyState icon={<MessagesSquare />} title={t('emptyTitle')} text={t('emptyText')} />
  )
  return (
    <PagedList
      list={lists}
      isOrdered
      className="mt-2"
      items={lists.tree}
      empty={empty}
      failed={t('loadFailed')}
      outdated={t('loadFailed')}
      moreFailed={t('loadFailed')}
      loadMore={t('loadMore')}
      end={lists.hasLoadedMore && t('end')}
    >
      {(node) => <CommentThread key={node.comment.id} node={node} lists={lists} {...rest} />}
    </PagedList>
  )
}

function CommentSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mt-2">
      {[1, 2, 3].map((place) => (
        <div key={place} className="comment">
          <div className="comment-row grid gap-x-3 gap-y-0 scroll-mt-[calc(var(--header)+20px)] rounded-media outline-none data-marked:bg-accent-soft">
            <Skeleton className="avatar" />
            <div className="comment-main">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-2/3" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
