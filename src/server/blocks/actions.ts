import { sql } from 'kysely'
import type { EndTies } from '../content/feature.ts'
import { transact, type Db } from '../platform/db.ts'

/** What connects the two ends with the block, as every feature says for itself. */
export function insertBlock(
  db: Db,
  { blockerId, blockedId, ties, now }: { blockerId: number; blockedId: number; ties: EndTies[]; now: Date },
): Promise<void> {
  return transact(db, async (trx) => {
    await sql`
      insert into blocks (blocker_id, blocked_id, created_at)
      select ${blockerId}, id, ${now} from users where id = ${blockedId} for key share
      on conflict do nothing`.execute(trx)
    for (const end of ties) await end(trx, [blockerId, blockedId], now)
  })
}

/** False if there was none. */
export async function deleteBlock(db: Db, blockerId: number, blockedId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
