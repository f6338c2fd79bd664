import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { kindOf } from './upload-medium.ts'

/** Files that are dropped on something or pasted into it. */
export function useIncoming(take: (file: File, isOneOfMany: boolean) => void) {
  const [isOver, setOver] = useState(false)
  function receive(files: FileList): void {
    const list = [...files]
    // Among several the first one that can be posted; a lone one is told why it can't.
    const file = list.find((one) => kindOf(one) !== null) ?? list[0]
    if (file !== undefined) take(file, list.length > 1)
  }
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent): void => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent): void => {
        const { currentTarget, relatedTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent): void => {
        setOver(false)
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        receive(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent): void => {
        const { clipboardData } = event
        // A table out of an office program comes as words and as a picture of them: the words are meant.
        if (clipboardData.files.length === 0 || clipboardData.getData('text/plain') !== '') return
        event.preventDefault()
        receive(clipboardData.files)
      },
    },
  }
}
