import { useEffect, useState } from 'react'
import { useIsAlive } from '../../platform/alive.ts'

const REFRESH_MS = 30_000

interface PollClock {
  /** Null while the document is taken over: it was made at another time. */
  now: number | null
  isOver: boolean
}

/** Whether a poll is over, also when it ends while somebody looks at it; then he is told the last count. */
export function usePollClock(endsAt: string | null, isFinal: boolean, onEnd: () => void): PollClock {
  const isAlive = useIsAlive()
  const [now, setNow] = useState(() => Date.now())
  const end = endsAt === null ? null : new Date(endsAt).getTime()
  const isOver = isFinal || (end !== null && end <= now)
  useEffect(() => {
    if (end === null || isOver) return undefined
    const wait = Math.min(REFRESH_MS, Math.max(0, end - Date.now()))
    const timer = setTimeout(() => {
      setNow(Date.now())
      if (Date.now() >= end) onEnd()
    }, wait)
    return () => clearTimeout(timer)
  }, [end, isOver, now, onEnd])
  return { now: isAlive ? now : null, isOver }
}
