import { ArrowUp, ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Message } from '../../../../contract/conversations.ts'
import { IMAGE_TYPES, useDraft } from '../../../editor/public.ts'
import { useText } from '../../../platform/language.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sendLater } from '../../outbox/send-outbox.ts'
import { plainText } from '../without-links.ts'
import './composer.css'
import { EmojiPicker } from './emoji-picker.tsx'
import { isOver, MessageField, RoomLeft } from './message-field.tsx'
import { messages } from './messages.ts'
import { PictureRow } from './picture-row.tsx'
import { usePictures } from './use-pictures.ts'
import { useTypingSignal } from './use-typing-signal.ts'

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
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOverIt, setOver] = useState(false)
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

  const canSend = (text.trim() !== '' || chosen.pictures.length > 0) && !isOver(text) && chosen.ready !== null
  function change(next: string): void {
    setText(next)
    if (next.trim() !== '') sayTyping()
  }
  function send(): void {
    if (!canSend || chosen.ready === null) return
    sendLater({
      key: crypto.randomUUID(),
      conversationId,
      body: text.trim(),
      pictures: chosen.ready,
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
  function insert(emoji: string): void {
    const at = field.current?.selectionEnd ?? text.length
    change(`${text.slice(0, at)}${emoji}${text.slice(at)}`)
  }
  return (
    // Files may be dropped anywhere on it; the keyboard has the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="message-composer"
      data-over={isOverIt || undefined}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        // Words that are dragged are the field's own.
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        chosen.add(event.dataTransfer.files)
      }}
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
      <PictureRow chosen={chosen} />
      <RoomLeft id={id} text={text} />
      <div className="composer-box">
        <IconButton label={t('addPhoto')} icon={<ImagePlus />} onClick={() => files.current?.click()} />
        <MessageField
          id={id}
          field={field}
          label={t('placeholder', { name })}
          value={text}
          onChange={change}
          onSend={send}
          onEscape={replyTo === null ? undefined : onCancelReply}
          onFiles={chosen.add}
        />
        <EmojiPicker onChoose={insert} />
        <IconButton
          type="submit"
          className="composer-send"
          label={t('send')}
          icon={<ArrowUp />}
          disabled={!canSend}
        />
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(',')}
        aria-label={t('addPhoto')}
        onChange={(event) => {
          chosen.add(event.currentTarget.files ?? [])
          event.currentTarget.value = ''
        }}
      />
    </form>
  )
}
