import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from '../db.ts'
import type { Binaries } from './binaries.ts'
import { ensureDatabase, urlOf } from './connection.ts'
import type { OpenConnection } from './open-connection.ts'
import type { Home } from './home.ts'
import { type Attached, attachOrStart, type StartOptions } from './server.ts'

export interface Joined extends Attached {
  url: string
  connection: OpenConnection
}

const MOST_TRIES = 5

/**
 * Joins or starts the server and holds a connection to it. A server that was found may be ending at this moment,
 * by the watchdog of a site that is gone: then the next try finds or starts another.
 */
export async function joinServer(
  home: Home,
  binaries: Binaries,
  connect: (url: string) => Promise<OpenConnection>,
  options: StartOptions = {},
): Promise<Joined> {
  for (let tried = 1; ; tried++) {
    const attached = await attachOrStart(home, binaries, options)
    try {
      await ensureDatabase(attached.server.socketFolder)
      const url = urlOf(attached.server.socketFolder)
      return { ...attached, url, connection: await connect(url) }
    } catch (error) {
      if (tried === MOST_TRIES || !isDatabaseAway(error)) throw error
      await sleep(200)
    }
  }
}
