import { ChevronDown } from 'lucide-react'
import { Muted } from '../blocks/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { CommentFace, CommentRow } from './comment-row.tsx'
import { countShown, type CommentNode } from './comment-tree.ts'
import { rowId } from './keep-focus.ts'
import { messages } from './messages.ts'
import type { Topic } from './topic.ts'
import type { OpenedComments } from './use-comment-list.ts'

interface ThreadProps {
  topic: Topic
  node: CommentNode
  authorIds: number[]
  /** The comment that is marked: the one a link led to, or the one just written. */
  markedId: number | null
  onMark: (id: number) => void
  lists: OpenedComments
}

/** A comment and what hangs under it; the list itself says to a screen reader how deep it is. */
export function CommentThread(props: ThreadProps) {
  const { topic, node, authorIds, markedId, onMark, lists } = props
  const t = useText(messages)
  const { comment, children } = node
  const hidden = comment.level === 1 ? comment.replies - countShown(node) : 0
  return (
    <li className="comment">
      <Muted of={comment.id === markedId ? null : comment}>
        <div
          id={rowId(comment.id)}
          className="comment-row grid gap-x-3 gap-y-0 scroll-mt-[calc(var(--header)+20px)] rounded-media outline-none data-marked:bg-accent-soft"
          tabIndex={-1}
          data-item
          data-marked={(comment.id === markedId && comment.state === 'visible') || undefined}
        >
          <CommentFace comment={comment} />
          <div className="comment-main">
            <CommentRow
              topic={topic}
              comment={comment}
              isByAuthor={comment.author !== null && authorIds.includes(comment.author.id)}
              isOpen={lists.isOpen}
              canManage={lists.canManage}
              onSent={(reply) => onMark(reply.id)}
            />
          </div>
        </div>
      </Muted>
      {children.length > 0 && (
        <ol className="comment-under">
          {children.map((child) => (
            <CommentThread key={child.comment.id} {...props} node={child} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button
          size="sm"
          variant="text"
          className="mt-3 mr-0 mb-0 ml-11 max-md:ml-3"
          busy={lists.unfolding === comment.id}
          onClick={() => lists.unfold(comment.id)}
        >
          <ChevronDown />
          {t('moreReplies', { count: hidden })}
        </Button>
      )}
    </li>
  )
}
