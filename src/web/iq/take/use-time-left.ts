import { useEffect, useRef, useState } from 'react'
import { IQ_WARNING_SECONDS } from '../../../contract/iq-rules.ts'

const WARNING_MS = IQ_WARNING_SECONDS * 1000

/** The last seconds of an item, one by one; null while there are more. Calls back once when they are over. */
export function useTimeLeft(endsAt: number, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    let timer = setTimeout(tick, 0)
    function tick(): void {
      const ms = endsAt - performance.now()
      if (ms <= 0) {
        setLeft(0)
        return end.current()
      }
      setLeft(ms <= WARNING_MS ? Math.ceil(ms / 1000) : null)
      // A little later than the full second, or it would be told twice.
      timer = setTimeout(tick, ms > WARNING_MS ? ms - WARNING_MS : (ms % 1000) + 1)
    }
    return () => clearTimeout(timer)
  }, [endsAt])
  return left
}
