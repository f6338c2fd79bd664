import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { POLL_MS } from '../../../contract/limits.ts'
import { deleteMedia, getMedia, type Media } from '../../../contract/media.ts'
import { addressOf, ApiError, call } from '../../platform/api.ts'
import type { MediumKind } from '../form/post-values.ts'
import { kindOf, UnfitMedium, uploadMedium } from './upload-medium.ts'
import { useReason } from './use-reason.ts'

/** An upload that has arrived, as the draft keeps it. */
export interface Medium {
  id: number
  kind: MediumKind
  url: string
}

/** A file on its way. With a reason it has not arrived, and waits for another try. */
export interface Sending {
  file: File
  kind: MediumKind | null
  /** From 0 to 1; null while it is made ready. */
  share: number | null
  reason: string | null
  /** Refused before anything was sent: there is nothing to try again, nor to look at. */
  isUnfit: boolean
  /** Refused by the server for what is in it: the same file would be refused again. */
  isRefused: boolean
}

const keyOf = (id: number): [string] => [addressOf(getMedia, { id })]

/** The medium of a post: sent while one goes on writing, replaced without losing the one before, removed for good. */
export function useMedium(medium: Medium | null, onChange: (medium: Medium | null) => void) {
  const client = useQueryClient()
  const reasonOf = useReason()
  const abort = useRef<AbortController>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  // The file itself is there before the server's copy, and needs no fetching.
  const [own, setOwn] = useState<{ id: number; file: File } | null>(null)
  const details = useQuery<Media>({
    queryKey: keyOf(medium?.id ?? 0),
    enabled: medium !== null,
    // The answer to the upload says it all; only what is being made ready is asked about again.
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? POLL_MS : false),
  })
  const isRunning = sending !== null && sending.reason === null
  useWarning(isRunning)
  useEffect(() => () => abort.current?.abort(), [])

  async function send(file: File): Promise<void> {
    abort.current?.abort()
    const current = new AbortController()
    abort.current = current
    const tell = (changes: Partial<Sending>): void => {
      if (current.signal.aborted) return
      setSending({
        file,
        kind: kindOf(file),
        share: null,
        reason: null,
        isUnfit: false,
        isRefused: false,
        ...changes,
      })
    }
    tell({})
    try {
      const answer = await uploadMedium(file, {
        onProgress: (share) => tell({ share }),
        signal: current.signal,
      })
      if (current.signal.aborted) return forget(answer.id)
      client.setQueryData(keyOf(answer.id), answer)
      if (medium !== null) forget(medium.id)
      setOwn({ id: answer.id, file })
      setSending(null)
      onChange({ id: answer.id, kind: answer.mediaType, url: answer.url })
    } catch (error) {
      tell({
        reason: reasonOf(error),
        isUnfit: error instanceof UnfitMedium,
        isRefused: error instanceof ApiError && 'file' in error.fields,
      })
    }
  }

  const isGone = details.error instanceof ApiError && details.error.status === 404
  return {
    /** What has arrived and is still there. */
    medium: isGone ? null : medium,
    isGone: isGone && medium !== null,
    details: details.data,
    file: own !== null && own.id === medium?.id ? own.file : null,
    sending,
    isRunning,
    send: (file: File): void => void send(file),
    retry: (): void => {
      if (sending !== null) void send(sending.file)
    },
    /** Calls the upload off; what was there before stays. */
    cancel: (): void => {
      abort.current?.abort()
      setSending(null)
    },
    remove: (): void => {
      if (medium !== null && !isGone) forget(medium.id)
      setSending(null)
      onChange(null)
    },
  }
}

/** What nothing shows is swept after a day in any case. */
function forget(id: number): void {
  void call(deleteMedia, { params: { id: String(id) } }).catch(() => {})
}

/** The browser asks before it closes a page that still sends something. */
function useWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])
}
