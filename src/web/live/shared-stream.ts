import type { LiveEvent, LiveEventBody } from '../../contract/events.ts'
import { forgetEvents, latestEvents, tellListeners } from './live-events.ts'
import { followEvents, type StreamOptions } from './stream.ts'

/** What tabs say to each other. */
type Said = { event: LiveEvent } | { isAsking: true } | { bodies: LiveEventBody[]; seq: number }

/**
 * One stream for all tabs of a browser: whichever tab holds the lock keeps it open and tells the others; when it is
 * closed, or rests, the next one goes on where it stood. Without locks (a site without HTTPS) each tab has its own and
 * keeps what it hears to itself: the others hear the same.
 */
export function shareStream(
  userId: number,
  { onSignedOut, onUnseen }: Pick<StreamOptions, 'onSignedOut' | 'onUnseen'>,
): () => void {
  const name = `events-${userId}`
  // TypeScript believes that every page has locks.
  const locks = navigator.locks as LockManager | undefined
  const channel = locks === undefined ? undefined : new BroadcastChannel(name)
  const leaving = new AbortController()
  let seq: number | undefined
  let stopStream: (() => void) | undefined

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (said: Said): void => channel?.postMessage(said)
  function hear(event: LiveEvent): void {
    if (event.body.kind === 'reset') seq = undefined
    else if (event.seq > 0) seq = event.seq
    tellListeners(event.body)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('event' in data) hear(data.event)
    else if ('isAsking' in data) {
      if (stopStream !== undefined) say({ bodies: latestEvents(), seq: seq ?? 0 })
    } else {
      seq = Math.max(seq ?? 0, data.seq)
      for (const body of data.bodies) tellListeners(body)
    }
  })

  function lead(): void {
    stopStream = followEvents({
      after: seq === 0 ? undefined : seq,
      onEvent: (event) => {
        hear(event)
        say({ event })
      },
      onSignedOut,
      onUnseen,
    })
  }

  const released = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
  if (locks === undefined) lead()
  else {
    say({ isAsking: true })
    locks
      .request(name, { signal: leaving.signal }, async () => {
        lead()
        await released
      })
      // It was left before its turn came.
      .catch(() => {})
  }

  return () => {
    leaving.abort()
    stopStream?.()
    stopStream = undefined
    channel?.close()
    forgetEvents()
  }
}
