import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MESSAGE_PICTURES_MAX } from '../../../../contract/conversations.ts'
import type { Media } from '../../../../contract/media.ts'
import { IMAGE_TYPES, uploadImage, useUploadReason } from '../../../editor/public.ts'
import type { WaitingPicture } from '../../outbox/waiting-store.ts'

export interface ChosenPicture {
  key: string
  file: File
  /** What is shown until it is sent. */
  preview: string
  alt: string
  progress: number
  media: Media | null
  /** Why it did not arrive. */
  reason: string | null
  /** There was no line: it is tried again by itself when that is back. */
  isCutOff: boolean
}

/**
 * The pictures of a message that is being written: each is uploaded as soon as it was chosen, or as soon as there is a
 * line again.
 */
export function usePictures() {
  const reasonOf = useUploadReason()
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const [hasTooMany, setTooMany] = useState(false)
  const uploads = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const all = uploads.current
    const shown = previews.current
    return () => {
      for (const upload of all.values()) upload.abort()
      for (const preview of shown) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (key: string, changes: Partial<ChosenPicture>): void =>
    setPictures((now) => now.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)))

  async function upload(key: string, file: File): Promise<void> {
    const own = new AbortController()
    uploads.current.set(key, own)
    change(key, { progress: 0, reason: null, isCutOff: false })
    try {
      const media = await uploadImage(file, {
        onProgress: (progress) => change(key, { progress }),
        signal: own.signal,
      })
      change(key, { media, progress: 1 })
    } catch (error) {
      if (own.signal.aborted) return
      // Only a line that is gone is a TypeError; everything else somebody has said.
      change(key, { reason: reasonOf(error), isCutOff: error instanceof TypeError })
    }
  }
  const tryAgain = useEffectEvent(() => {
    for (const { key, file, isCutOff } of pictures) if (isCutOff) void upload(key, file)
  })
  useEffect(() => {
    const hear = (): void => tryAgain()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [])
  function add(files: Iterable<File>): void {
    const fit = [...files].filter(({ type }) => IMAGE_TYPES.includes(type))
    const room = MESSAGE_PICTURES_MAX - pictures.length
    setTooMany(fit.length > room)
    const chosen = fit.slice(0, room).map((file) => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      const key = crypto.randomUUID()
      return { key, file, preview, alt: '', progress: 0, media: null, reason: null, isCutOff: false }
    })
    setPictures((now) => [...now, ...chosen])
    for (const { key, file } of chosen) void upload(key, file)
  }
  function remove(key: string): void {
    uploads.current.get(key)?.abort()
    setTooMany(false)
    setPictures((now) => now.filter((picture) => picture.key !== key))
  }
  return {
    pictures,
    hasTooMany,
    add,
    remove,
    describe: (key: string, alt: string) => change(key, { alt }),
    retry: ({ key, file }: ChosenPicture) => void upload(key, file),
    clear: () => {
      setPictures([])
      setTooMany(false)
    },
    /** All of them, once each is uploaded; null until then. */
    ready: readyOf(pictures),
  }
}

function readyOf(pictures: readonly ChosenPicture[]): WaitingPicture[] | null {
  const ready = pictures.flatMap(({ media, alt }) =>
    media === null
      ? []
      : [{ mediaId: media.id, alt: alt.trim(), url: media.url, width: media.width, height: media.height }],
  )
  return ready.length === pictures.length ? ready : null
}
