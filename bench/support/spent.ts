import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/db.ts'

/** What was spent so far: processor time of the database's processes and of this one, and 8 kB blocks looked at. */
export interface Spent {
  databaseMs: number
  nodeMs: number
  blocks: number
}

/** Linux counts the time of a process in hundredths of a second. */
const TICK_MS = 10
const CONNECTIONS = 16

/** Others on the machine have no part in it. Where there is no /proc, the database's part is not a number. */
export async function readSpent(client: Client, db: Db): Promise<Spent> {
  // A connection tells what it read when it has a moment: each of the pool is asked to do that now.
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`.execute(db),
    ),
  )
  const { user, system } = process.cpuUsage()
  const { rows } = await client.query<{ blocks: string }>(
    'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
  )
  return {
    databaseMs: await databaseMs(client),
    nodeMs: (user + system) / 1000,
    blocks: Number(rows[0]?.blocks),
  }
}

/** All processes of the server; the first one has counted those that are gone. */
async function databaseMs(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const running = await Promise.all(rows.map(({ pid }) => readTimes(pid)))
  const first = running.find((times) => times !== undefined)?.parent
  const gone = first === undefined ? undefined : await readTimes(first)
  if (gone === undefined) return Number.NaN
  return running.reduce((sum, times) => sum + (times?.ownMs ?? 0), gone.ownMs + gone.childrenMs)
}

async function readTimes(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // After the name, which may have blanks: state, parent …, and as the 12th to 15th the times.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, goneUser = 0, goneSystem = 0] = fields.slice(11, 15)
  return {
    parent: fields[1] ?? 0,
    ownMs: TICK_MS * (user + system),
    childrenMs: TICK_MS * (goneUser + goneSystem),
  }
}
