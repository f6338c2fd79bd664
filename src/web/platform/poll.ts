import { useEffect } from 'react'
import { useHiddenPage } from '../ui/use-hidden-page.ts'

/** For `refetchInterval`: how often a list is asked for. A tab that nobody sees does not ask. */
export function usePolling(everyMs: number): number | false {
  return useHiddenPage() ? false : everyMs
}

/** Runs again and again while somebody sees the page. */
export function useEvery(everyMs: number, run: () => void): void {
  const isHidden = useHiddenPage()
  useEffect(() => {
    if (isHidden) return undefined
    const timer = setInterval(run, everyMs)
    return () => clearInterval(timer)
  }, [isHidden, everyMs, run])
}
