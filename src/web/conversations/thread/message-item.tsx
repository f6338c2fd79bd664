import type { Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { RichText } from '../../rich-text/public.ts'
import { MessageMenu } from './message-menu.tsx'
import { messages } from './messages.ts'
import { PictureGrid } from './picture-grid.tsx'
import { Quote } from './quote.tsx'
import { ReactionChips } from './reactions.tsx'
import { useThread } from './thread-context.ts'
import { withoutLinks } from './without-links.ts'

interface MessageItemProps {
  message: Message
  isMarked: boolean
  /** Said once for a run, and for those that only hear it with each. */
  senderName: string
}

/** One message: what it answers, its words and pictures, and what people feel about it. */
export function MessageItem({ message, isMarked, senderName }: MessageItemProps) {
  const t = useText(messages)
  const { conversation, me } = useThread()
  const { body, pictures, replyTo, deletedAt } = message
  const isMine = message.senderId === me
  const nodes = conversation.isRequest ? withoutLinks(body) : body
  return (
    <div className="thread-item" data-message={message.id} data-marked={isMarked || undefined} tabIndex={-1}>
      <div className="thread-line">
        <div className="thread-stack">
          <span className="sr-only">{`${senderName}: `}</span>
          {deletedAt !== null ? (
            <p className="thread-bubble thread-removed">{t('removedMessage')}</p>
          ) : (
            <>
              {(nodes.length > 0 || replyTo !== null) && (
                <div className="thread-bubble" data-mine={isMine || undefined} dir="auto">
                  {replyTo !== null && <Quote replyTo={replyTo} />}
                  {nodes.length > 0 && (
                    <RichText nodes={nodes} idPrefix={`message-${message.id}-`} className="rich-plain" />
                  )}
                </div>
              )}
              <PictureGrid pictures={pictures} />
            </>
          )}
        </div>
        <MessageMenu message={message} senderName={senderName} />
      </div>
      {deletedAt === null && <ReactionChips message={message} />}
    </div>
  )
}
