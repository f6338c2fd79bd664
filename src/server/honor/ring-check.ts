import { transact, type Db } from '../platform/db.ts'
import { honorDay } from './days.ts'
import { RING_NOTE } from './messages.ts'
import { countActive, listIncomes } from './ring-queries.ts'
import { RING, ringOf } from './ring-rules.ts'
import { voidGifts } from './void-actions.ts'

/** Takes back what rings gave one another, and tells whom it was taken from. Returns how many people it was. */
export async function checkRings(db: Db, now: Date): Promise<number> {
  if ((await countActive(db, now)) < RING.activeMembers) return 0
  const since = honorDay(now) - RING.days + 1
  let found = 0
  // All of a ring are found before anything is taken back: then nobody's gifts hide another's.
  const rings = (await listIncomes(db, now)).map((income) => ({ ...income, giverIds: ringOf(income) }))
  for (const { userId, giverIds } of rings) {
    if (giverIds.length === 0) continue
    const { entries } = await transact(db, (trx) =>
      voidGifts(trx, { userId, note: RING_NOTE, giverIds, since, now }),
    )
    if (entries > 0) found++
  }
  return found
}

/** Three in the night in Jakarta. */
const RING_HOUR_UTC = 20

export function isRingHour(now: Date): boolean {
  return now.getUTCHours() === RING_HOUR_UTC
}
