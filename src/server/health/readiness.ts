import { SECOND_MS } from '../platform/clock.ts'
import type { Server } from '../platform/server.ts'
import { ping } from './queries.ts'

/** Why the site can't do its work, for the operator; undefined when it can. */
export type ReasonNotReady = string | undefined

type Watched = Pick<Server, 'db' | 'disk'>

/** The database is asked at most once a second, however many probes there are. */
export function createReadiness(server: Watched): () => Promise<ReasonNotReady> {
  let asked: Promise<ReasonNotReady> | undefined
  let askedAt = -Infinity
  return () => {
    if (asked === undefined || performance.now() - askedAt >= SECOND_MS) {
      askedAt = performance.now()
      asked = whyNotReady(server)
    }
    return asked
  }
}

async function whyNotReady({ db, disk }: Watched): Promise<ReasonNotReady> {
  if ((db.downForMs?.() ?? 0) > 0) return 'the database is being started again'
  try {
    // Migrations run before the server listens, so a database that answers is a migrated one.
    await ping(db.write)
    if (db.hasReplica) await ping(db.read)
  } catch {
    return 'the database does not answer'
  }
  return (await disk.isFull()) ? 'the disk is full: only reading works' : undefined
}
