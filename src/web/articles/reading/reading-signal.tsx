import type { RefObject } from 'react'
import { useReadingSignal } from './use-reading-signal.ts'

interface ReadingSignalProps {
  id: number
  body: RefObject<HTMLElement | null>
}

/** Draws nothing: a published article counts its readers. */
export function ReadingSignal({ id, body }: ReadingSignalProps) {
  useReadingSignal(id, body)
  return null
}
