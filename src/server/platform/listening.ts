import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from './embedded/open-connection.ts'
import { pauseAfterFailures } from './polling.ts'

export interface Listening {
  stop(): Promise<void>
}

/** Called whenever it begins to hear, and with the reason whenever it no longer does. */
export type OnListening = (isUp: boolean, error?: unknown) => void

/**
 * Receives the notifications of a PostgreSQL channel, on a connection of its own that is reopened when it breaks. It
 * may miss some, and through pgbouncer it receives none at all: listeners have to poll now and then as well.
 */
export function listen(
  url: () => string,
  channel: string,
  onHeard: (said: string) => void,
  onChange: OnListening = () => {},
): Listening {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let failures = 0

  async function hear(): Promise<void> {
    const hold = await openConnection(url(), 'cendekia listener')
    try {
      hold.client.on('notification', ({ payload = '' }) => onHeard(payload))
      await hold.client.query(`listen ${channel}`)
      failures = 0
      onChange(true)
      await Promise.race([hold.lost, stopped])
    } finally {
      await hold.release()
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      const error: unknown = await hear().then(
        () => new Error('The connection was lost'),
        (reason: unknown) => reason,
      )
      if (signal.aborted) return
      onChange(false, error)
      await sleep(pauseAfterFailures(failures++), undefined, { signal }).catch(() => {})
    }
  }

  const ended = keepListening()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
