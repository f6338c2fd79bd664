import { useEffect, useRef, useState } from 'react'
import { previewText, type RichText } from '../../../contract/rich-text.ts'
import { ApiError, call } from '../../platform/api.ts'

export const PREVIEW_MS = 400

interface Failure {
  /** The server's words, or empty when it could not be reached. */
  words: string
  /** The server has said when to ask again, and then it is asked. */
  isPaused: boolean
}

interface Preview {
  nodes: RichText
  /** Why the newest text is not shown. */
  failure: Failure | null
}

/** The text as readers will see it. The old one stays until the new one is there, whatever happens. */
export function usePreview(text: string, isShown: boolean): Preview {
  const [nodes, setNodes] = useState<RichText>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [tries, setTries] = useState(0)
  const drawn = useRef('')
  const pausedUntil = useRef(0)

  useEffect(() => {
    if (!isShown) return undefined
    if (text === drawn.current) {
      setFailure(null)
      return undefined
    }
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        draw(text, abort.signal).then(
          (next) => {
            drawn.current = text
            setNodes(next)
            setFailure(null)
          },
          (error: unknown) => {
            if (abort.signal.aborted) return
            const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
            setFailure({ words: reasonOf(error), isPaused: seconds !== undefined })
            if (seconds === undefined) return
            pausedUntil.current = Date.now() + seconds * 1000
            setTries((count) => count + 1)
          },
        )
        // Asked sooner, whatever is typed meanwhile, it would only refuse again.
      },
      Math.max(PREVIEW_MS, pausedUntil.current - Date.now()),
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isShown, tries])

  // Back on the net, it is tried again without being asked.
  useEffect(() => {
    if (failure === null) return undefined
    const again = (): void => setTries((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failure])

  return { nodes, failure }
}

async function draw(text: string, signal: AbortSignal): Promise<RichText> {
  if (text.trim() === '') return []
  return (await call(previewText, { body: { text }, signal })).nodes
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return error.fields['text'] ?? error.serverMessage ?? ''
}
