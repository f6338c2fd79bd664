import type { Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { Composer } from './composer/composer.tsx'
import { EditBar } from './composer/edit-bar.tsx'
import { messages } from './head-messages.ts'
import { messages as logMessages } from './messages.ts'
import { nameOfConversation, useSenderName } from './names.ts'
import { RequestBar } from './request-bar.tsx'
import { useThread } from './thread-context.ts'

export type Writing = { kind: 'new' } | { kind: 'reply' | 'edit'; message: Message }

interface ThreadFootProps {
  writing: Writing
  lastOfTheirs: Message | undefined
  onDone: () => void
  onSent: () => void
}

/** Where one answers: a request, an edit, a new message, or why none can be sent. */
export function ThreadFoot({ writing, lastOfTheirs, onDone, onSent }: ThreadFootProps) {
  const t = useText(messages)
  const log = useText(logMessages)
  const { conversation, me } = useThread()
  const nameOf = useSenderName(me)
  if (conversation.isRequest) return <RequestBar last={lastOfTheirs} />
  if (!conversation.canSend) return <p className="thread-closed">{t('cannotSend')}</p>
  return (
    <>
      {writing.kind === 'edit' && (
        <EditBar key={writing.message.id} message={writing.message} onDone={onDone} />
      )}
      {/* Not taken away: what was begun in it waits. */}
      <div hidden={writing.kind === 'edit'}>
        <Composer
          conversationId={conversation.id}
          name={nameOfConversation(conversation, me, log('deletedUser'))}
          replyTo={
            writing.kind === 'reply' ? { message: writing.message, name: nameOf(writing.message) } : null
          }
          onCancelReply={onDone}
          onSent={onSent}
        />
      </div>
    </>
  )
}
