import { Client } from 'pg'

/** A connection that stays open: it shows others that the server is in use, and shows us when the server goes. */
export interface OpenConnection {
  client: Client
  /** Settles when the connection breaks, never when it is released. */
  lost: Promise<void>
  release(): Promise<void>
}

export async function openConnection(url: string, name: string): Promise<OpenConnection> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  let isReleased = false
  const lost = new Promise<void>((done) => {
    client.on('end', () => {
      if (!isReleased) done()
    })
  })
  // Without a listener a lost server would end the process.
  client.on('error', () => {})
  await client.connect()
  return {
    client,
    lost,
    release: async () => {
      isReleased = true
      await client.end().catch(() => {})
    },
  }
}
