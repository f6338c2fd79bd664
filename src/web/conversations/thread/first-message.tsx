import { useMemo, useRef, useState } from 'react'
import type { Person } from '../../../contract/people.ts'
import { useDraft } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { sendLater } from '../outbox/send-outbox.ts'
import { messages } from './composer/messages.ts'
import { usePictures } from './composer/use-pictures.ts'
import { WritingBox } from './composer/writing-box.tsx'

interface FirstMessageProps {
  to: Person[]
  /** Of a group. */
  title?: string | undefined
  /** Whether pictures may go with it: newcomers send none in a request. */
  takesPictures: boolean
}

/** What begins a conversation; it is in the outbox at once, as every other message. */
export function FirstMessage({ to, title = '', takesPictures }: FirstMessageProps) {
  const t = useText(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const chosen = usePictures()
  const [only] = to
  const value = useMemo(() => ({ content: text }), [text])
  const draft = useDraft({
    kind: 'message',
    key: to.length === 1 && only ? `new-${only.id}` : 'new-group',
    value,
    restore: ({ content }) => setText(typeof content === 'string' ? content : ''),
    isBlank: ({ content }) => content.trim() === '',
  })
  function send(): void {
    sendLater({
      key: crypto.randomUUID(),
      conversationId: null,
      beginning: { people: to, title: title.trim() },
      body: text.trim(),
      pictures: (takesPictures ? chosen.ready : null) ?? [],
      replyTo: null,
    })
    setText('')
    draft.beginAgain()
    chosen.clear()
    field.current?.focus()
  }
  const name = to.map((person) => person.name).join(', ')
  return (
    <WritingBox
      field={field}
      label={name === '' ? t('write') : t('placeholder', { name })}
      text={text}
      onChange={setText}
      chosen={takesPictures ? chosen : null}
      onSend={send}
    />
  )
}
