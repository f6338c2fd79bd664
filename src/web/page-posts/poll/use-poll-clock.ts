import { useCallback, useEffect, useState } from 'react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useEvery } from '../../platform/poll.ts'

const REFRESH_MS = 30_000

interface PollClock {
  /** Null while the document is taken over: it was made at another time. */
  now: number | null
  isOver: boolean
}

interface PollToTime {
  endsAt: string | null
  isFinal: boolean
  /** Whether everybody may know how it stands. */
  hasCounts: boolean
  /** Asks for the last count. */
  onEnd: () => void
}

/** Whether a poll is over, also when it ends while somebody looks at it; then they are told the last count. */
export function usePollClock({ endsAt, isFinal, hasCounts, onEnd }: PollToTime): PollClock {
  const isAlive = useIsHydrated()
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
  // The server's clock decides: by the reader's it may be over a little earlier, and its counts are not there yet.
  const isAwaited = isOver && !hasCounts
  const ask = useCallback(() => {
    if (isAwaited) onEnd()
  }, [isAwaited, onEnd])
  useEffect(ask, [ask])
  useEvery(REFRESH_MS, ask)
  return { now: isAlive ? now : null, isOver }
}
