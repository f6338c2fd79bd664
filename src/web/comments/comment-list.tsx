import { MessagesSquare } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
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
  const failed = lists.isFailed && <LoadFailed title={t('loadFailed')} retry={lists.retry} />
  if (lists.isPending) return <CommentSkeleton label={t('loading')} />
  // Where nobody may say anything, nothing is missing.
  if (lists.tree.length === 0 && !lists.isOpen) return failed || null
  if (lists.tree.length === 0)
    return failed || <EmptyState icon={<MessagesSquare />} title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      <ol className="comments-list">
        {lists.tree.map((node) => (
          <CommentThread key={node.comment.id} node={node} lists={lists} {...rest} />
        ))}
      </ol>
      {failed}
    </>
  )
}

function CommentSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="comments-list">
      {[1, 2, 3].map((place) => (
        <div key={place} className="comment">
          <div className="comment-row">
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
