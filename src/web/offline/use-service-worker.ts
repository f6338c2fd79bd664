import { useEffect } from 'react'
import { usePageState } from '../platform/page-state.tsx'
import { usePlace } from '../platform/link.tsx'

/** An article is read, and the page has all it needs, when somebody has stayed that long. */
const SETTLED_MS = 6000

/** What opens without a connection: see service-worker.ts. Nothing of it is fetched while a page is still loading. */
export function useServiceWorker(userId: number | null): void {
  const { hasSession } = usePageState()
  const { path } = usePlace()
  // With a session and without a name it is not known yet who reads.
  const isKnown = userId !== null || !hasSession
  useEffect(() => {
    if (!isKnown || !isWanted()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => {
      timer = setTimeout(() => void tell(userId, path), SETTLED_MS)
    }
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle)
    return () => {
      removeEventListener('load', settle)
      clearTimeout(timer)
    }
  }, [isKnown, userId, path])
}

/** Not for whoever saves data; where the site has none any more, an old one is taken away. */
function isWanted(): boolean {
  const { dataset } = document.documentElement
  return (
    'serviceWorker' in navigator &&
    dataset['savesData'] === undefined &&
    (dataset['worker'] !== undefined || navigator.serviceWorker.controller !== null)
  )
}

async function tell(owner: number | null, path: string): Promise<void> {
  try {
    const { tellWorker } = await import('./tell-worker.ts')
    await tellWorker(owner, path)
  } catch {
    // Private windows have none, and without a connection there is nothing to tell.
  }
}
