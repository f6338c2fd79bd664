import { useState, type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject } from 'react'
import { applyEdit, selectedIn } from './edits/apply-edit.ts'
import { continueLine } from './edits/enter-edit.ts'
import { indent, outdent } from './edits/line-edits.ts'
import { isAddress, linkTo } from './edits/markdown-edits.ts'
import { isPressed } from './toolbar/shortcuts.ts'
import { TOOLS, type Tool } from './toolbar/tools.ts'

/** What keys, pasting and dropping do in the text. Tab is left alone: it leads out. */
export function useTextEvents(
  area: RefObject<HTMLTextAreaElement | null>,
  use: (tool: Tool) => void,
  /** Null where pictures are not taken. */
  addFiles: ((files: Iterable<File>) => void) | null,
) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent): boolean =>
    addFiles !== null && event.dataTransfer.types.includes('Files')

  function press(event: KeyboardEvent): void {
    const element = area.current
    if (element === null || event.nativeEvent.isComposing) return
    const tool = TOOLS.find(({ keys }) => isPressed(event, keys))
    const step = isPressed(event, ']') ? indent : isPressed(event, '[') ? outdent : undefined
    const next = isPlainEnter(event) ? continueLine(selectedIn(element)) : null
    if (tool === undefined && step === undefined && next === null) return
    event.preventDefault()
    if (tool !== undefined) use(tool)
    else if (step !== undefined) applyEdit(element, step)
    else if (next !== null) applyEdit(element, () => next)
  }

  function paste(event: ClipboardEvent): void {
    const element = area.current
    if (element === null) return
    const words = event.clipboardData.getData('text/plain')
    const { start, end, text } = selectedIn(element)
    // A table out of an office program comes as words and as a picture of them: the words are meant.
    if (words === '' && event.clipboardData.files.length > 0) {
      event.preventDefault()
      addFiles?.(event.clipboardData.files)
    } else if (start !== end && isAddress(words) && !isAddress(text.slice(start, end))) {
      event.preventDefault()
      applyEdit(element, linkTo(words))
    }
  }

  return {
    isOver,
    onKeyDown: press,
    onPaste: paste,
    onDragOver: (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      addFiles?.(event.dataTransfer.files)
    },
  }
}

function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey
}
