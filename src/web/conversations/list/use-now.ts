import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present, once a minute: "22:41" becomes "yesterday" at midnight. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
