import { useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { uploadImage, useUploadReason } from '../../editor/public.ts'

interface Sending {
  name: string
  /** From 0 to 100. */
  percent: number
}

/** One picture on its way: how far it is, what became of it, or why it did not arrive. */
export function useUpload() {
  const reasonOf = useUploadReason()
  const abort = useRef<AbortController>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [media, setMedia] = useState<Media | null>(null)
  const [reason, setReason] = useState<string>()
  useEffect(() => () => abort.current?.abort(), [])

  async function send(file: File): Promise<void> {
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    setMedia(null)
    setReason(undefined)
    setSending({ name: file.name, percent: 0 })
    try {
      const onProgress = (share: number): void => {
        if (!own.signal.aborted) setSending({ name: file.name, percent: Math.round(share * 100) })
      }
      const arrived = await uploadImage(file, { onProgress, signal: own.signal })
      if (!own.signal.aborted) setMedia(arrived)
    } catch (error) {
      if (!own.signal.aborted) setReason(reasonOf(error))
    }
    if (!own.signal.aborted) setSending(null)
  }
  function reset(): void {
    abort.current?.abort()
    setSending(null)
    setMedia(null)
    setReason(undefined)
  }
  return { sending, media, reason, send, reset }
}
