import { Check, CheckCheck } from 'lucide-react'
import { memo } from 'react'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import type { Run } from './message-groups.ts'
import { MessageItem } from './message-item.tsx'
import { messages } from './messages.ts'
import { useSenderName } from './names.ts'
import { useThread } from './thread-context.ts'
import { ClockTime } from './times.tsx'

/** What one person said in one go: their face once, the time once. */
export const MessageRun = memo(function MessageRun({ run, markedId }: { run: Run; markedId: number | null }) {
  const t = useText(messages)
  const { conversation, me } = useThread()
  const isMine = run.senderId === me
  const last = run.messages.at(-1)
  const sender = run.messages[0]?.sender ?? null
  const name = useSenderName(me)({ senderId: run.senderId, sender })
  const isNamed = !isMine && (conversation.kind === 'group' || sender === null)
  return (
    <div className="thread-run" data-mine={isMine ? '' : undefined} data-named={isNamed || undefined}>
      {isNamed && (
        <>
          <Avatar
            person={run.senderId}
            name={name}
            src={sender?.profileUrl ?? null}
            className="thread-face"
          />
          <p className="thread-name" dir="auto">
            {sender === null ? name : <Link to={`/user/${sender.id}`}>{name}</Link>}
          </p>
        </>
      )}
      {run.messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          isMarked={message.id === markedId}
          senderName={name}
        />
      ))}
      {last !== undefined && (
        <p className="thread-meta">
          {run.messages.some(({ editedAt, deletedAt }) => editedAt !== null && deletedAt === null) && (
            <span>{t('edited')}</span>
          )}
          <ClockTime at={last.createdAt} />
          {isMine && last.deletedAt === null && <Ticks id={last.id} />}
        </p>
      )}
    </div>
  )
})

/** Whether the others have read it, as far as they tell. */
function Ticks({ id }: { id: number }) {
  const t = useText(messages)
  const { conversation, me } = useThread()
  const told = conversation.members.filter(
    ({ person, lastReadMessageId }) => person.id !== me && lastReadMessageId !== null,
  )
  const readers = told.filter(({ lastReadMessageId }) => (lastReadMessageId ?? 0) >= id).length
  const words =
    readers === 0 ? t('sent') : conversation.kind === 'direct' ? t('read') : t('readBy', { count: readers })
  return (
    <span className="thread-ticks" title={words}>
      {readers === 0 ? (
        <Check aria-hidden="true" />
      ) : (
        <CheckCheck aria-hidden="true" className="text-accent-text" />
      )}
      <span className="sr-only">{words}</span>
    </span>
  )
}
