import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, MessageSquarePlus } from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useText } from '../platform/language.tsx'
import { hasDraft } from '../platform/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ListEnd } from '../ui/list-end.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useNear } from '../ui/use-near.ts'
import { CommentComposer } from './comment-composer.tsx'
import { CommentThread } from './comment-thread.tsx'
import './comments.css'
import { keepFocus } from './keep-focus.ts'
import { messages } from './short-messages.ts'
import './short-comments.css'
import { commentsAddress, draftName, type Topic } from './topic.ts'
import { useCommentList } from './use-comment-list.ts'
import { useTarget } from './use-target.ts'

interface ShortCommentsProps extends Topic {
  commentCount: number
  /** So many are shown before somebody asks for all. */
  shown: number
  /** Names the section, where several stand on a screen. */
  label: string
  authorIds: number[]
  /** Nobody may say anything here any more. */
  isClosed?: boolean
  /** The comment that an address leads to, if it is one of these. */
  targetId?: number | null
  onCount?: (count: number) => void
}

const never = () => () => {}

/** Comments beside something longer: the first few, the others on request, and a place to add one. */
export function ShortComments(props: ShortCommentsProps) {
  const { objectType, objectId, commentCount, label, isClosed = false, targetId = null } = props
  const t = useText(messages)
  const client = useQueryClient()
  const topic = { objectType, objectId }
  const id = useId()
  const draft = draftName(topic, 'new')
  const hasBegun = useSyncExternalStore(
    never,
    () => hasDraft(draft),
    () => false,
  )
  const [chosen, setWriting] = useState<boolean | null>(null)
  // Once there, it stays for whoever clears the field to begin anew.
  const [wasBegun, setWasBegun] = useState(false)
  if (hasBegun && !wasBegun) setWasBegun(true)
  const isWriting = (chosen ?? wasBegun) && (!isClosed || hasBegun)
  const { ref, isNear } = useNear<HTMLElement>(commentCount > 0)
  const isWanted = isNear || isWriting || targetId !== null
  // What the document brought is drawn with it.
  const [isOpened, setOpened] = useState(() => client.getQueryData([commentsAddress(topic)]) !== undefined)
  const [sentId, setSentId] = useState<number | null>(null)
  if (isWanted && !isOpened) setOpened(true)
  function close(): void {
    setWriting(false)
    keepFocus(id)
  }
  return (
    <section ref={ref} id={id} tabIndex={-1} className="comments-short outline-none" aria-label={label}>
      {isOpened ? (
        <Opened {...props} targetId={sentId ?? targetId} />
      ) : (
        commentCount > 0 && <Waiting label={t('loading')} count={Math.min(commentCount, props.shown)} />
      )}
      {isWriting ? (
        <div className="mt-3">
          <CommentComposer
            topic={topic}
            purpose={{ kind: 'new' }}
            isOpenedByHand={chosen === true}
            isClosed={isClosed}
            onSent={(sent) => {
              setSentId(sent.id)
              setWriting(false)
            }}
            onCancel={close}
          />
        </div>
      ) : (
        !isClosed && (
          <button type="button" className="act -ml-2.5 print:hidden" onClick={() => setWriting(true)}>
            <MessageSquarePlus aria-hidden="true" />
            {t('add')}
          </button>
        )
      )}
    </section>
  )
}

function Opened(props: ShortCommentsProps) {
  const { objectType, objectId, commentCount, shown, authorIds, targetId = null, onCount } = props
  const t = useText(messages)
  const topic = { objectType, objectId }
  const lists = useCommentList(topic)
  const [isAllChosen, setAllChosen] = useState(false)
  const isWhole = isAllChosen || targetId !== null
  const { markedId, mark } = useTarget(targetId, lists)
  const count = lists.total ?? commentCount
  useEffect(() => {
    if (count !== commentCount) onCount?.(count)
  }, [count, commentCount, onCount])
  if (lists.isPending) return <Waiting label={t('loading')} count={Math.min(commentCount, shown)} />
  if (lists.hasFailed) return <LoadFailed title={t('failed')} retry={lists.retry} busy={lists.isBusy} />
  const shownNodes = isWhole ? lists.tree : lists.tree.slice(0, shown)
  const hasMore = !isWhole && (lists.tree.length > shown || lists.hasMore === true)
  return (
    <>
      {shownNodes.length > 0 && (
        <ol>
          {shownNodes.map((node) => (
            <CommentThread
              key={node.comment.id}
              topic={topic}
              node={node}
              lists={lists}
              authorIds={authorIds}
              markedId={markedId}
              onMark={mark}
            />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button size="sm" variant="text" className="mt-2 -ml-3 mr-3" onClick={() => setAllChosen(true)}>
          <ChevronDown />
          {t('showAll', { count })}
        </Button>
      )}
      {isWhole && <ListEnd list={lists} loadMore={t('loadMore')} moreFailed={t('failed')} />}
    </>
  )
}

function Waiting({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="comment">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
