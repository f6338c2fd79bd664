import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Message } from '../../../../contract/conversations.ts'
import { useDraft } from '../../../editor/public.ts'
import { useText } from '../../../platform/language.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sendLater } from '../../outbox/send-outbox.ts'
import { plainText } from '../without-links.ts'
import { messages } from './messages.ts'
import { usePictures } from './use-pictures.ts'
import { useTypingSignal } from './use-typing-signal.ts'
import { WritingBox } from './writing-box.tsx'

interface ComposerProps {
  conversationId: number
  /** To whom it goes, in the field. */
  name: string
  replyTo: { message: Message; name: string } | null
  onCancelReply: () => void
  /** It stands at the end now. */
  onSent: () => void
}

/** Where messages are written. What was begun is kept, and what is sent is in the outbox at once. */
export function Composer({ conversationId, name, replyTo, onCancelReply, onSent }: ComposerProps) {
  const t = useText(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const chosen = usePictures()
  const sayTyping = useTypingSignal(conversationId)
  const value = useMemo(() => ({ content: text }), [text])
  const draft = useDraft({
    kind: 'message',
    key: `conversation-${conversationId}`,
    value,
    restore: ({ content }) => setText(typeof content === 'string' ? content : ''),
    isBlank: ({ content }) => content.trim() === '',
    isThrifty: true,
  })
  const replyId = replyTo?.message.id
  useEffect(() => {
    if (replyId !== undefined) field.current?.focus()
  }, [replyId])

  function change(next: string): void {
    setText(next)
    if (next.trim() !== '') sayTyping()
  }
  function send(): void {
    sendLater({
      key: crypto.randomUUID(),
      conversationId,
      body: text.trim(),
      pictures: chosen.ready ?? [],
      replyTo: replyTo && {
        id: replyTo.message.id,
        name: replyTo.name,
        text: plainText(replyTo.message.body),
      },
    })
    setText('')
    draft.beginAgain()
    chosen.clear()
    onCancelReply()
    onSent()
    field.current?.focus()
  }
  return (
    <WritingBox
      field={field}
      label={t('placeholder', { name })}
      text={text}
      onChange={change}
      chosen={chosen}
      onSend={send}
      onEscape={replyTo === null ? undefined : onCancelReply}
    >
      {replyTo !== null && (
        <div className="composer-state">
          <p className="min-w-0 flex-1">
            <span className="block font-semibold">{t('replyingTo', { name: replyTo.name })}</span>
            <span className="block truncate text-quiet" dir="auto">
              {plainText(replyTo.message.body)}
            </span>
          </p>
          <IconButton label={t('cancelReply')} icon={<X />} onClick={onCancelReply} />
        </div>
      )}
    </WritingBox>
  )
}
