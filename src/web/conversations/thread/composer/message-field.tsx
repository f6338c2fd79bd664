import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { MESSAGE_MAX } from '../../../../contract/conversations.ts'
import { useText } from '../../../platform/language.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { messages } from './messages.ts'

interface MessageFieldProps {
  id: string
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  value: string
  onChange: (value: string) => void
  onSend: () => void
  onEscape?: (() => void) | undefined
  onFiles?: ((files: FileList) => void) | undefined
}

/** On a phone Enter is a new line: there is a button to send, and no Shift at hand. */
const isPhone = (): boolean => matchMedia('(pointer: coarse) and (width < 48rem)').matches

/** The field itself, which grows with its words. Enter sends, Shift+Enter begins a new line. */
export function MessageField(props: MessageFieldProps) {
  const { id, field, label, value, onChange, onSend, onEscape, onFiles } = props
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && onEscape !== undefined) {
      event.preventDefault()
      return onEscape()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isForced = event.ctrlKey || event.metaKey
    if (!isForced && (event.shiftKey || event.altKey || isPhone())) return
    event.preventDefault()
    onSend()
  }
  function paste(event: ClipboardEvent): void {
    const { files } = event.clipboardData
    if (files.length === 0 || onFiles === undefined) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="composer-field"
        rows={1}
        dir="auto"
        placeholder={label}
        value={value}
        aria-invalid={isOver(value) || undefined}
        aria-describedby={roomIn(value) < NEAR_END ? `${id}-left` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
    </>
  )
}

/** How near the end the count of characters begins to matter. */
const NEAR_END = 200

const roomIn = (text: string): number => MESSAGE_MAX - text.trim().length

export function isOver(text: string): boolean {
  return roomIn(text) < 0
}

/** How much room is left, once that matters. */
export function RoomLeft({ id, text }: { id: string; text: string }) {
  const t = useText(messages)
  const left = roomIn(text)
  if (left >= NEAR_END) return null
  return left < 0 ? (
    <FieldError id={`${id}-left`} role="alert">
      {t('over', { count: -left })}
    </FieldError>
  ) : (
    <p id={`${id}-left`} className="text-xs text-quiet">
      {t('left', { count: left })}
    </p>
  )
}
