import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { listCards } from '../src/server/articles/public.ts'
import { listPublicGuildsOf } from '../src/server/guilds/list-queries.ts'
import type { Db } from '../src/server/platform/db.ts'
import { readFacts } from '../src/server/profiles/facts-queries.ts'
import { keepFacts, lookAtFacts } from '../src/server/profiles/kept-facts-actions.ts'
import { listCommentsOf, listFollowersOf } from '../src/server/profiles/list-queries.ts'
import { findProfile, findRelation } from '../src/server/profiles/queries.ts'
import { openTiming, time } from './support/computing-times.ts'
import { openCorpus } from './support/corpus-database.ts'
import { describeCrowd, fillCrowd, type Crowd } from './support/crowd-corpus.ts'
import { openStatements } from './support/statement-times.ts'

export const title =
  'Profiles: ms in the database of somebody with a thousand of everything, and of somebody with little (--scale=1000)'

const PAGE = 21
const NOW = new Date('2026-11-18T12:00:00Z')

export async function measure(options: BenchOptions): Promise<BenchRow[]> {
  const corpus = await openCorpus('crowd', options, (client) => fillCrowd(client, options.scale))
  try {
    return await measureAll(corpus.url, describeCrowd(options.scale), options.explain)
  } finally {
    await corpus.stop()
  }
}

export async function measureAll(url: string, crowd: Crowd, explain: boolean): Promise<BenchRow[]> {
  const timing = openTiming(url)
  const statements = openStatements(url)
  const rows: BenchRow[] = []
  try {
    await keepFacts(timing.db, crowd.busy, NOW)
    for (const [who, id] of [
      ['a thousand of everything', crowd.busy],
      ['a few', crowd.member],
    ] as const)
      for (const [what, call] of Object.entries(CALLS)) {
        const { p50, p95, cpu } = await time(timing, async (db) => void (await call(db, id)))
        const { blocks, plans } = await statements.measure((db) => call(db, id))
        rows.push({ who, what, p50, p95, 'computing p95': cpu, blocks })
        if (explain) console.log(`${who}: ${what}\n${plans.join('\n\n')}`)
      }
  } finally {
    await timing.db.destroy()
    await statements.close()
  }
  return rows
}

/**
 * What the API reads: a profile at the first look of a minute, and its tabs. What those with few deeds have done is counted
 * at each of these looks, of the others beside them: the last row is that follow-up.
 */
const CALLS: Record<string, (db: Db, id: number) => Promise<unknown>> = {
  profile: async (db, id) => {
    await findProfile(db, id, NOW)
    await findRelation(db, id + 1, id, NOW)
    const { facts } = await lookAtFacts(db, id, NOW, { hasJustWritten: false })
    return listCards(db, facts.topIds)
  },
  comments: (db, id) => listCommentsOf(db, id, { after: undefined, limit: PAGE }),
  followers: (db, id) => listFollowersOf(db, id, { after: undefined, limit: PAGE }),
  guilds: (db, id) => listPublicGuildsOf(db, id, { after: undefined, limit: PAGE }),
  'what they have done, counted': (db, id) => readFacts(db, id, NOW),
}
