import { ArrowUp, ImagePlus } from 'lucide-react'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IMAGE_TYPES } from '../../../editor/public.ts'
import { useText } from '../../../platform/language.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import './composer.css'
import { EmojiPicker } from './emoji-picker.tsx'
import { isOver, MessageField, RoomLeft } from './message-field.tsx'
import { messages } from './messages.ts'
import { PictureRow } from './picture-row.tsx'
import type { usePictures } from './use-pictures.ts'

interface WritingBoxProps {
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  text: string
  onChange: (text: string) => void
  /** Null: no pictures may go with it. */
  chosen: ReturnType<typeof usePictures> | null
  /** Called with words, pictures or both, the pictures uploaded. */
  onSend: () => void
  onEscape?: (() => void) | undefined
  /** What stands above the field. */
  children?: ReactNode
}

/** The field, what goes with the words, and the button that sends them. */
export function WritingBox(props: WritingBoxProps) {
  const { field, label, text, onChange, chosen, onSend, onEscape, children } = props
  const t = useText(messages)
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const [isOverIt, setOver] = useState(false)
  const count = chosen?.pictures.length ?? 0
  const isReady = chosen === null || chosen.ready !== null
  const canSend = (text.trim() !== '' || count > 0) && !isOver(text) && isReady
  const send = (): void => {
    if (canSend) onSend()
  }
  function insert(emoji: string): void {
    const at = field.current?.selectionEnd ?? text.length
    onChange(`${text.slice(0, at)}${emoji}${text.slice(at)}`)
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
        if (chosen === null || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (chosen === null || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        chosen.add(event.dataTransfer.files)
      }}
    >
      {children}
      {chosen !== null && <PictureRow chosen={chosen} />}
      <RoomLeft id={id} text={text} />
      <div className="composer-box">
        {chosen !== null && (
          <IconButton label={t('addPhoto')} icon={<ImagePlus />} onClick={() => files.current?.click()} />
        )}
        <MessageField
          id={id}
          field={field}
          label={label}
          value={text}
          onChange={onChange}
          onSend={send}
          onEscape={onEscape}
          onFiles={chosen?.add}
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
      {chosen !== null && (
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
      )}
    </form>
  )
}
