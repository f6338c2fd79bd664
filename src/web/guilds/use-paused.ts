import { useEffect, useState } from 'react'

/** As long as somebody types, nothing is asked. */
const PAUSE_MS = 200

export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [value])
  return paused
}
