import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { weekOf } from '../src/server/honor/days.ts'
import { findStanding, listRanked } from '../src/server/honor/leaderboard-queries.ts'
import { listEntries, sumHonor } from '../src/server/honor/queries.ts'
import type { Db } from '../src/server/platform/db.ts'
import { NOBODY } from '../src/server/platform/hidden-people.ts'
import { openTiming, time } from './support/computing-times.ts'
import { openCorpus } from './support/corpus-database.ts'
import { describeHonor, fillHonor, type HonorCorpus } from './support/honor-corpus.ts'
import { openStatements } from './support/statement-times.ts'

export const title =
  'Honor: ms in the database of the leaderboards, of somebody’s place and of their ledger; the goal is 10 (--scale=1000: 60,000 people, 3,100,000 entries)'

const PAGE = 21

export async function measure(options: BenchOptions): Promise<BenchRow[]> {
  const corpus = await openCorpus('honor', options, (client) => fillHonor(client, options.scale))
  const timing = openTiming(corpus.url)
  const statements = openStatements(corpus.url)
  const rows: BenchRow[] = []
  try {
    for (const [what, call] of Object.entries(callsOf(describeHonor(options.scale)))) {
      const { p50, p95, cpu } = await time(timing, async (db) => void (await call(db)))
      const { blocks, plans } = await statements.measure(call)
      rows.push({ what, p50, p95, 'computing p95': cpu, blocks })
      if (options.explain) console.log(`${what}\n${plans.join('\n\n')}`)
    }
    return rows
  } finally {
    await timing.db.destroy()
    await statements.close()
    await corpus.stop()
  }
}

function callsOf({ oldest, ordinary, today }: HonorCorpus): Record<string, (db: Db) => Promise<unknown>> {
  const week = weekOf(today)
  const calls: Record<string, (db: Db) => Promise<unknown>> = {}
  for (const [name, scope] of [
    ['of the week', { week, category: null }],
    ['of all time', { week: null, category: null }],
    ['of the week, science', { week, category: 'science' }],
    ['of all time, science', { week: null, category: 'science' }],
  ] as const) {
    calls[`the leaderboard ${name}`] = (db) => listRanked(db, scope)
    calls[`an ordinary one’s place ${name}`] = (db) => findStanding(db, ordinary, scope)
  }
  for (const [who, userId] of [
    ['100,000 entries', oldest],
    ['an ordinary one', ordinary],
  ] as const) {
    for (const filter of ['all', 'writing', 'likes', 'lost'] as const)
      calls[`the ledger of ${who}: ${filter}`] = (db) =>
        listEntries(db, { userId, filter, before: undefined, hidden: NOBODY, limit: PAGE })
    calls[`the ledger of ${who}: its sums`] = (db) => sumHonor(db, userId, today)
  }
  return calls
}
