import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { imageMark, uploadingMark, withAlt, withoutMark } from './image-marks.ts'
import { messages } from './messages.ts'
import { uploadImage } from './upload-image.ts'
import { useUploadReason } from './use-upload-reason.ts'

export interface ImageItem {
  id: number
  file: File
  /** What stands in the text in its place until it has arrived. */
  mark: string
  state: 'sending' | 'failed' | 'done'
  /** The share that is sent, from 0 to 1. */
  progress: number
  reason: string
  url: string
  alt: string
  at: number
  /** Nobody has typed since it was put in: the question what it shows may have the focus. */
  mayAsk: boolean
}

interface TextHandle {
  read: () => string
  /** Puts a paragraph where the caret is. */
  insert: (paragraph: string) => void
  change: (change: (text: string) => string) => void
  focus: () => void
  /** When a key was last pressed in the text. */
  typedAt: () => number
}

let lastId = 0

/** Pictures on their way into a text: one after the other, each with its progress, its fate and its description. */
export function useImageUploads(text: TextHandle) {
  const t = useText(messages)
  const reasonOf = useUploadReason()
  const [items, setItems] = useState<ImageItem[]>([])
  const queue = useRef(Promise.resolve())
  const aborts = useRef(new Map<number, AbortController>())
  const patch = (id: number, change: Partial<ImageItem>): void =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...change } : item)))
  const drop = (id: number): void => setItems((now) => now.filter((item) => item.id !== id))

  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  async function send({ id, file, mark, at }: ImageItem, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      const onProgress = (progress: number): void => patch(id, { progress })
      const { url } = await uploadImage(file, { onProgress, signal })
      // Whoever has taken the mark out of the text does not want the picture any more.
      if (!text.read().includes(mark)) return drop(id)
      text.change((now) => now.replace(mark, () => imageMark('', url)))
      patch(id, { state: 'done', url, mayAsk: text.typedAt() < at })
    } catch (error) {
      if (!signal.aborted) patch(id, { state: 'failed', reason: reasonOf(error) })
    }
  }

  function start(item: ImageItem): void {
    const abort = new AbortController()
    aborts.current.set(item.id, abort)
    queue.current = queue.current.then(() => send(item, abort.signal))
  }

  return {
    items,
    add: (files: Iterable<File>): void => {
      for (const file of files) {
        const mark = uploadingMark(t('uploading', { name: file.name }), text.read())
        text.insert(mark)
        const id = ++lastId
        const item: ImageItem = {
          id,
          file,
          mark,
          state: 'sending',
          progress: 0,
          reason: '',
          url: '',
          alt: '',
          at: performance.now(),
          mayAsk: false,
        }
        setItems((now) => [...now, item])
        start(item)
      }
    },
    retry: (item: ImageItem): void => {
      if (!text.read().includes(item.mark)) text.insert(item.mark)
      patch(item.id, { state: 'sending', progress: 0 })
      start(item)
    },
    /** Calls an upload off, or takes back one that has failed. */
    remove: (item: ImageItem): void => {
      aborts.current.get(item.id)?.abort()
      text.change((now) => withoutMark(now, item.mark))
      drop(item.id)
    },
    describe: (item: ImageItem, alt: string): void => {
      patch(item.id, { alt })
      text.change((now) => withAlt(now, item.url, alt))
    },
    /** The description is done (or there is none to give). */
    settle: (item: ImageItem): void => {
      drop(item.id)
      text.focus()
    },
  }
}
