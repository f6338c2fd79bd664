import { sql } from 'kysely'
import type { Carrier } from './bus.ts'
import type { Databases } from './db.ts'
import { pauseAfterFailures } from './polling.ts'

/** PostgreSQL's NOTIFY, in a statement of its own: inside a write it takes a lock that all commits wait for. */
export function postgresCarrier(db: Pick<Databases, 'write' | 'listen'>, channel: string): Carrier {
  return {
    async send(messages) {
      await sql`select pg_notify(${channel}, said) from unnest(${messages}::text[]) as said`.execute(db.write)
    },
    listen: (onHeard, onChange) => db.listen?.(channel, onHeard, onChange),
  }
}

/** Redis's channels; its client is loaded only where it is asked for, and reconnects by itself. */
export async function redisCarrier(url: string, channel: string): Promise<Carrier> {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    // What can't be sent now is not worth sending later: the nodes have looked for themselves by then.
    disableOfflineQueue: true,
    // Any server that speaks the protocol, also older ones.
    RESP: 2,
    pingInterval: 10_000,
    socket: { connectTimeout: 5000, reconnectStrategy: (retries) => pauseAfterFailures(retries) },
  })
  return {
    async send(messages) {
      await Promise.all(messages.map((message) => client.publish(channel, message)))
    },
    listen(onHeard, onChange) {
      const ears = client.duplicate({ disableOfflineQueue: false })
      let isStopped = false
      client.on('error', () => {})
      ears.on('error', (error: unknown) => {
        if (!isStopped) onChange(false, error)
      })
      // Before `ready` the client has subscribed again to what it was subscribed to.
      let isSubscribed = false
      ears.on('ready', () => {
        if (isSubscribed) onChange(true)
      })
      client.connect().catch(() => {})
      ears
        .connect()
        .then(() => ears.subscribe(channel, onHeard))
        .then(() => {
          isSubscribed = true
          onChange(true)
        })
        .catch(() => {})
      return {
        async stop() {
          isStopped = true
          client.destroy()
          ears.destroy()
        },
      }
    },
  }
}
