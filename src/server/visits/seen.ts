import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { markSeen, SEEN_EVERY_MS } from './actions.ts'

const MOST_REMEMBERED = 100_000
const AT_ONCE = 1000

/** Whom this node has noted lately, so that most of the time nothing is asked of the database. */
const notedOf = onePerSite(() => new Map<number, number>())

/** Notes that these people are here, each at most once a minute. */
export async function noteSeen(server: Server, userIds: number[]): Promise<void> {
  const noted = notedOf(server)
  const elapsed = server.clock.elapsedMs()
  const due = userIds.filter((id) => elapsed - (noted.get(id) ?? Number.NEGATIVE_INFINITY) >= SEEN_EVERY_MS)
  if (noted.size + due.length > MOST_REMEMBERED) noted.clear()
  for (let at = 0; at < due.length; at += AT_ONCE) {
    const some = due.slice(at, at + AT_ONCE)
    for (const id of some) noted.set(id, elapsed)
    await markSeen(server.db.write, some, server.clock.now()).catch((error: unknown) => {
      for (const id of some) noted.delete(id)
      throw error
    })
  }
}
