import { useEffect, useRef } from 'react'

/** Calls once after a time that stands still while paused and starts anew with another subject. */
export function useCountdown(
  subject: number | undefined,
  ms: number,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const left = useRef({ subject, ms })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (left.current.subject !== subject) left.current = { subject, ms }
    if (isPaused || subject === undefined) return undefined
    const current = left.current
    const startedAt = Date.now()
    const timer = setTimeout(() => end.current(), current.ms)
    return () => {
      clearTimeout(timer)
      current.ms = Math.max(0, current.ms - (Date.now() - startedAt))
    }
  }, [subject, ms, isPaused])
}
