import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { startConversation } from '../../../contract/conversations.ts'
import type { Person } from '../../../contract/people.ts'
import { useDraft } from '../../editor/public.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { conversationQuery } from '../conversation-queries.ts'
import './composer/composer.css'
import { EmojiPicker } from './composer/emoji-picker.tsx'
import { isOver, MessageField, RoomLeft } from './composer/message-field.tsx'
import { messages } from './composer/messages.ts'
import { askBoxesAgain } from './patch-conversation.ts'

interface FirstMessageProps {
  to: Person[]
  /** Of a group. */
  title?: string | undefined
}

/** What begins a conversation. Its words stay until the server has them. */
export function FirstMessage({ to, title }: FirstMessageProps) {
  const t = useText(messages)
  const id = useId()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  /** The same words sent again are the same message. */
  const tried = useRef({ words: '', key: '' })
  const [only] = to
  const value = useMemo(() => ({ content: text }), [text])
  const draft = useDraft({
    kind: 'message',
    key: to.length === 1 && only ? `new-${only.id}` : 'new-group',
    value,
    restore: ({ content }) => setText(typeof content === 'string' ? content : ''),
    isBlank: ({ content }) => content.trim() === '',
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const userIds = to.map((person) => person.id)
      const body = text.trim()
      const words = JSON.stringify([userIds, body])
      if (tried.current.words !== words) tried.current = { words, key: crypto.randomUUID() }
      return call(startConversation, {
        body: { userIds, body, key: tried.current.key, ...(title?.trim() && { title: title.trim() }) },
      })
    },
    onSuccess: ({ conversation }) => {
      draft.finish()
      client.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
      askBoxesAgain(client)
      navigate(`/messages/${conversation.id}`, { replace: true })
    },
  })
  const canSend = to.length > 0 && text.trim() !== '' && !isOver(text) && !isPending
  const send = (): void => {
    if (canSend) mutate()
  }
  const name = to.map((person) => person.name).join(', ')
  return (
    <form
      className="message-composer"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FieldError role="alert">{failureOf(error, t('sendFailed'))}</FieldError>
      <RoomLeft id={id} text={text} />
      <div className="composer-box">
        <MessageField
          id={id}
          field={field}
          label={name === '' ? t('write') : t('placeholder', { name })}
          value={text}
          onChange={setText}
          onSend={send}
        />
        <EmojiPicker onChoose={(emoji) => setText((now) => `${now}${emoji}`)} />
        <IconButton
          type="submit"
          className="composer-send"
          label={t('send')}
          icon={<ArrowUp />}
          disabled={!canSend}
          aria-busy={isPending || undefined}
        />
      </div>
    </form>
  )
}
