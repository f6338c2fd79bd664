import { useEffect } from 'react'
import { navigate } from '../platform/location.ts'
import { currentPath } from '../platform/secure-link.ts'
import type { PushedPlace } from './worker-push.ts'

/** Goes where a click on a push leads, in this page: the worker says where to, and is told that it was heard. */
export function usePushedPlace(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const listening = new AbortController()
    const hear = ({ data, ports }: MessageEvent<unknown>): void => {
      if (!isPlace(data)) return
      navigate(data.goTo, { replace: data.goTo === currentPath(location) })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has two ends
      ports[0]?.postMessage('heard')
    }
    navigator.serviceWorker.addEventListener('message', hear, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

function isPlace(data: unknown): data is PushedPlace {
  return typeof data === 'object' && data !== null && 'goTo' in data && typeof data.goTo === 'string'
}
