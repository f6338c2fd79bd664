import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../../src/server/platform/db.ts'
import { PreparingClient } from '../../src/server/platform/prepared-statements.ts'
import type { DB } from '../../src/server/platform/tables.ts'

const WARM_UPS = 6
const ROUNDS = 15

export interface Times {
  p50: number
  p95: number
  /** p95 of what the database itself computed: what others do on the machine has no part in that. */
  cpu: number
  found: number
}

/**
 * One connection that prepares statements as the site's do. `take` says how long those took since it was last asked, and
 * how long the database itself computed for them: what others do on the machine has no part in that.
 */
export function openTiming(url: string) {
  let spent = { ms: 0, cpuMs: 0 }
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: 1,
    options: '-c log_statement_stats=on -c client_min_messages=log',
  })
  pool.on('connect', (client) =>
    client.on('notice', ({ detail = '' }) => {
      const [, user = 0, system = 0] = /([\d.]+) s user, ([\d.]+) s system/.exec(detail) ?? []
      spent.cpuMs += 1000 * (Number(user) + Number(system))
    }),
  )
  const db: Db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ queryDurationMillis }) => void (spent.ms += queryDurationMillis),
  })
  return {
    db,
    take: () => {
      const taken = spent
      spent = { ms: 0, cpuMs: 0 }
      return taken
    },
  }
}

export async function time(
  { db, take }: ReturnType<typeof openTiming>,
  call: (db: Db, round: number) => Promise<number | void>,
): Promise<Times> {
  const times: number[] = []
  const computed: number[] = []
  let found = 0
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    take()
    found = (await call(db, Math.max(0, round))) ?? 0
    const { ms, cpuMs } = take()
    if (round < 0) continue
    times.push(ms)
    computed.push(cpuMs)
  }
  return { p50: at(times, 0.5), p95: at(times, 0.95), cpu: at(computed, 0.95), found }
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
}
