import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(settling)
  }, [value, ms])
  return settled
}
