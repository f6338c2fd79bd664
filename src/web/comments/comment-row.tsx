import { Pin } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { likeComment, type Comment } from '../../contract/comments.ts'
import { useRuleName } from '../moderation/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { LikeButton } from '../reactions/public.ts'
import { RichText } from '../rich-text/public.ts'
import { Avatar } from '../ui/avatar.tsx'
import { CommentComposer } from './comment-composer.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { keepFocus, rowId } from './keep-focus.ts'
import { messages } from './messages.ts'
import { draftName, type Topic } from './topic.ts'
import { hasDraft } from '../platform/use-draft.ts'

type Writing = 'reply' | 'edit' | 'nothing'

interface CommentRowProps {
  topic: Topic
  comment: Comment
  isByAuthor: boolean
  /** Whether somebody may still say something here. */
  isOpen: boolean
  canManage: boolean
  onSent: (comment: Comment) => void
}

/** One comment with what can be done to it; of one that is gone only its place. */
export function CommentRow(props: CommentRowProps) {
  const { topic, comment, isByAuthor, isOpen, canManage, onSent } = props
  const t = useText(messages)
  const ruleName = useRuleName()
  const [chosen, setWriting] = useState<Writing | null>(null)
  const begun = useUnfinished(topic, comment)
  const writing = chosen ?? begun
  if (comment.state !== 'visible')
    return (
      <p className="py-2 text-quiet italic">
        {comment.removedFor === undefined
          ? t(`${comment.state}Row`)
          : t('removedFor', { rule: ruleName(comment.removedFor) })}
      </p>
    )

  const name = comment.author?.name ?? t('formerMember')
  function close(): void {
    setWriting('nothing')
    keepFocus(rowId(comment.id))
  }
  return (
    <>
      {comment.isPinned && (
        <p className="comment-pinned flex items-center gap-1.5 text-accent-text text-sm font-semibold">
          <Pin className="size-3.5" aria-hidden="true" />
          {t('pinned')}
        </p>
      )}
      <p className="comment-who flex flex-wrap items-baseline gap-x-2 gap-y-0 text-quiet text-sm">
        {comment.author === null ? (
          <b>{name}</b>
        ) : (
          <Link to={`/user/${comment.author.id}`} className="hover:underline hover:underline-offset-3">
            {name}
          </Link>
        )}
        {isByAuthor && (
          <span className="comment-author px-1.5 py-px rounded-small text-accent-text text-xs font-semibold">
            {t('author')}
          </span>
        )}
        <RelativeTime at={comment.createdAt} />
        {comment.editedAt !== null && <span>{t('edited')}</span>}
      </p>
      {writing === 'edit' ? (
        <CommentComposer topic={topic} purpose={{ kind: 'edit', comment }} onSent={close} onCancel={close} />
      ) : (
        <RichText nodes={comment.nodes} idPrefix={`comment-${comment.id}-`} className="rich-plain mt-1" />
      )}
      <div className="flex items-center gap-1 mt-1 -ml-2.5 print:hidden">
        <LikeButton
          subject={{ type: 'comment', id: comment.id, like: likeComment }}
          likes={comment.likes}
          liked={comment.liked}
          label={t('like', { name })}
        />
        {isOpen && (
          <button
            type="button"
            className="act"
            data-key="r"
            aria-label={t('replyTo', { name })}
            aria-expanded={writing === 'reply'}
            onClick={() => setWriting(writing === 'reply' ? 'nothing' : 'reply')}
          >
            {t('reply')}
          </button>
        )}
        <CommentMenu
          topic={topic}
          comment={comment}
          name={name}
          canManage={canManage}
          onEdit={() => setWriting('edit')}
        />
      </div>
      {writing === 'reply' && (
        <CommentComposer
          topic={topic}
          purpose={{ kind: 'reply', to: comment }}
          isClosed={!isOpen}
          onSent={(reply) => {
            close()
            onSent(reply)
          }}
          onCancel={close}
        />
      )}
    </>
  )
}

const never = () => () => {}

/** Words that were begun are there again without being asked for. */
function useUnfinished(topic: Topic, { id, canEdit }: Comment): Writing {
  return useSyncExternalStore<Writing>(
    never,
    () => {
      if (hasDraft(draftName(topic, `reply:${id}`))) return 'reply'
      return canEdit && hasDraft(draftName(topic, `edit:${id}`)) ? 'edit' : 'nothing'
    },
    () => 'nothing',
  )
}

export function CommentFace({ comment }: { comment: Comment }) {
  if (comment.state !== 'visible') return <span className="avatar bg-raised" aria-hidden="true" />
  return (
    <Avatar
      person={comment.author?.id ?? null}
      name={comment.author?.name ?? '?'}
      src={comment.author?.profileUrl ?? null}
    />
  )
}
