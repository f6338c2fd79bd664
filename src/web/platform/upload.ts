import { ApiError } from './api.ts'
import { shownLanguage } from './language.tsx'

interface SendOptions {
  /** The share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** A connection on which nothing moves for so long is gone, though the browser may not know it yet. */
export const STALLED_MS = 45_000

/** Sends one file as form data. With XMLHttpRequest, because `fetch` does not tell how far it is. */
export function sendFile<T>(path: string, file: File, { onProgress, signal }: SendOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(aborted())
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    const lost = (): void => reject(new TypeError('Failed to fetch'))
    let stallTimer: ReturnType<typeof setTimeout> | undefined
    /** Only while something is sent: what the server then does with it may take its time. */
    const watch = (isSending: boolean): void => {
      clearTimeout(stallTimer)
      if (!isSending) return
      stallTimer = setTimeout(() => {
        lost()
        request.abort()
      }, STALLED_MS)
    }
    request.open('POST', path)
    request.withCredentials = true
    request.setRequestHeader('X-Language', shownLanguage())
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch(loaded < total)
      onProgress?.(total === 0 ? 0 : loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status > 299) return reject(new ApiError(status, statusText, responseText))
      try {
        resolve(JSON.parse(responseText) as T)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    // The same words that fetch has for it.
    request.addEventListener('error', lost)
    request.addEventListener('abort', () => reject(aborted()))
    request.upload.addEventListener('load', () => watch(false))
    request.addEventListener('loadend', () => {
      watch(false)
      signal?.removeEventListener('abort', stop)
    })
    signal?.addEventListener('abort', stop)
    const form = new FormData()
    form.set('file', file)
    watch(true)
    request.send(form)
  })
}

function aborted(): DOMException {
  return new DOMException('The upload was called off', 'AbortError')
}
