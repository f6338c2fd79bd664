import { useEffect, type ReactNode } from 'react'
import { useUser } from '../auth/public.ts'
import { ThreadMenu } from '../notifications/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentList } from './comment-list.tsx'
import { CommentsClosed } from './comments-closed.tsx'
import './comments.css'
import { ManageMenu } from './manage-menu.tsx'
import { messages } from './messages.ts'
import { SortMenu } from './sort-menu.tsx'
import type { Topic } from './topic.ts'
import { useCommentList } from './use-comment-list.ts'
import { useTarget } from './use-target.ts'

interface CommentsProps extends Topic {
  commentCount: number
  /** Those whose comments carry the word Author. */
  authorIds?: number[]
  /** Told when the number is known better. */
  onCount?: (count: number) => void
  /** Why this reader can't say anything here; it stands where they would write. */
  closed?: ReactNode
}

const NOBODY: number[] = []
/** Whoever followed a link to a comment is above it, and would see nothing of what it says. */
const leadTo = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'center' })

/** What people say about something: threads of three levels, and a place to say more. */
export function Comments({
  objectType,
  objectId,
  commentCount,
  authorIds = NOBODY,
  onCount,
  closed,
}: CommentsProps) {
  const t = useText(messages)
  const topic = { objectType, objectId }
  const { user } = useUser()
  const known = useCommentList(topic)
  const lists = closed === undefined ? known : { ...known, isOpen: false }
  const { query } = usePlace()
  // Not in the document: one link to each comment must not be one document each.
  const asked = Number(useIsHydrated() ? query.get('comment') : null)
  const { markedId, mark, isGone } = useTarget(Number.isInteger(asked) && asked > 0 ? asked : null, lists)
  const count = lists.total ?? commentCount
  useEffect(() => {
    if (count !== commentCount) onCount?.(count)
  }, [count, commentCount, onCount])
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`
  return (
    <section
      id="comments"
      className="comments scroll-mt-[calc(var(--header)+20px)] outline-none"
      tabIndex={-1}
      aria-labelledby="comments-heading"
    >
      <header className="flex items-center justify-between gap-4 min-h-10">
        <h2 id="comments-heading" className="text-xl tabular-nums">
          {count === 0 ? t('headingNone') : t('heading', { count })}
        </h2>
        <div className="flex items-center -mr-2.5 print:hidden">
          {count > 1 && <SortMenu sort={lists.sort} onSort={lists.setSort} />}
          {user !== null && <ThreadMenu thread={{ type: objectType, id: objectId }} />}
          {lists.canManage && <ManageMenu topic={topic} isOpen={lists.isOpen} />}
        </div>
      </header>
      {closed}
      {!known.isOpen && <CommentsClosed topic={topic} canManage={lists.canManage} />}
      <div className="[&>form]:flex-1 [&>form]:min-w-0 flex gap-3 mt-4 empty:hidden print:hidden">
        {user !== null && lists.isOpen && <Avatar person={user.id} name={name} src={user.profileImageUrl} />}
        <CommentComposer
          topic={topic}
          purpose={{ kind: 'new' }}
          isClosed={!lists.isOpen}
          onSent={({ id }) => mark(id)}
        />
      </div>
      {isGone && (
        <p ref={leadTo} role="status" className="mt-6 text-quiet text-sm text-center">
          {t('targetGone')}
        </p>
      )}
      <CommentList topic={topic} lists={lists} authorIds={authorIds} markedId={markedId} onMark={mark} />
    </section>
  )
}
