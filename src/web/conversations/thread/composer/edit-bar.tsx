import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Message } from '../../../../contract/conversations.ts'
import { editMessage } from '../../../../contract/message-acts.ts'
import { call, failureOf } from '../../../platform/api.ts'
import { useText } from '../../../platform/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { putMessage } from '../../message-cache.ts'
import './composer.css'
import { isOver, MessageField, RoomLeft } from './message-field.tsx'
import { messages } from './messages.ts'

/** In the composer's place while a message is edited; what was begun there waits. */
export function EditBar({ message, onDone }: { message: Message; onDone: () => void }) {
  const t = useText(messages)
  const id = useId()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(message.source ?? '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      call(editMessage, { params: { id: String(message.id) }, body: { body: text.trim() } }),
    onSuccess: (answer) => {
      putMessage(client, answer)
      onDone()
    },
  })
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  function save(): void {
    const next = text.trim()
    if (next === message.source?.trim()) return onDone()
    if ((next !== '' || message.pictures.length > 0) && !isOver(text) && !isPending) mutate()
  }
  return (
    <form
      className="message-composer"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="composer-state font-semibold">{t('editing')}</p>
      <RoomLeft id={id} text={text} />
      <div className="composer-box">
        <MessageField
          id={id}
          field={field}
          label={t('editing')}
          value={text}
          onChange={setText}
          onSend={save}
          onEscape={onDone}
        />
        <Button size="sm" variant="text" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="sm" variant="primary" busy={isPending}>
          {t('save')}
        </Button>
      </div>
      <FieldError role="alert">{failureOf(error, t('saveFailed'))}</FieldError>
    </form>
  )
}
