import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { listMembers, listRequests, searchMembers } from '../src/server/guild-members/list-queries.ts'
import { listAllPlaces, listGuildPlaces, listPinned } from '../src/server/guild-posts/list-queries.ts'
import { GUILD_SORTS } from '../src/contract/guilds.ts'
import { getGuild, viewGuild } from '../src/server/guilds/public.ts'
import { listSorted } from '../src/server/guilds/list-queries.ts'
import { listPostCards } from '../src/server/page-posts/public.ts'
import type { Db } from '../src/server/platform/db.ts'
import { NOBODY } from '../src/server/platform/hidden-people.ts'
import { findReported } from '../src/server/reports/public.ts'
import { openTiming, time } from './support/computing-times.ts'
import { openCorpus } from './support/corpus-database.ts'
import { describeCrowd, fillCrowd, type Crowd } from './support/crowd-corpus.ts'
import { openStatements } from './support/statement-times.ts'

export const title =
  'Guilds: ms in the database of a guild that everybody joined, and of a small one (--scale=1000: 10,000 guilds, 60,000 people)'

const PAGE = 20
const NOW = new Date('2026-11-18T12:00:00Z')
const SITE = { secret: 'x'.repeat(32) }

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
  const measureOne = async (what: string, call: (db: Db) => Promise<unknown>) => {
    const { p50, p95, cpu } = await time(timing, async (db) => void (await call(db)))
    const { blocks, plans } = await statements.measure(call)
    rows.push({ what, p50, p95, 'computing p95': cpu, blocks })
    if (explain) console.log(`${what}\n${plans.join('\n\n')}`)
  }
  try {
    for (const [name, id] of [
      ['everybody’s', crowd.open],
      ['everybody’s, private', crowd.closed],
      ['a small one', 11],
    ] as const) {
      for (const [role, who] of [
        ['its owner', name === 'a small one' ? 12 : crowd.owner],
        ['an officer', crowd.officer],
        ['a member', crowd.member],
      ] as const)
        await measureOne(`${name}: the page, for ${role}`, (db) => viewGuild(db, id, viewerOf(who), NOW))
      for (const [what, call] of Object.entries(CALLS))
        await measureOne(`${name}: ${what}`, (db) => call(db, id, crowd))
    }
    await measureOne('all guild posts, for a member', async (db) => {
      const { ids } = await listAllPlaces(db, crowd.member, { hasNsfw: false, after: null, limit: PAGE })
      return listPostCards(SITE, db, ids, { audience: 'public', now: NOW, viewer: { id: crowd.member } })
    })
    for (const sort of GUILD_SORTS)
      await measureOne(`all guilds, by ${sort}`, (db) =>
        listSorted(db, { sort, isOpen: false, hasNsfw: false, after: null, limit: PAGE }),
      )
  } finally {
    await timing.db.destroy()
    await statements.close()
  }
  return rows
}

const viewerOf = (id: number) => ({ id, role: 'user' as const, hidden: NOBODY })

const CALLS: Record<string, (db: Db, id: number, crowd: Crowd) => Promise<unknown>> = {
  'members, the first page': (db, id) => members(db, id, undefined),
  'members, one in the middle': (db, id) =>
    members(db, id, { rank: 2, joinedAt: '2025-10-01T00:00:00.000Z', id: 0 }),
  'members whose names begin so': async (db, id) => {
    const guild = await getGuild(db, id, null)
    return searchMembers(db, guild, { start: 'person-12', limit: PAGE })
  },
  requests: (db, id) =>
    listRequests(db, id, { since: new Date('2026-10-01'), after: undefined, limit: PAGE + 1 }),
  'posts, new': (db, id, { member }) => posts(db, id, member, 'new'),
  'posts, hot': (db, id, { member }) => posts(db, id, member, 'hot'),
}

type Place = { rank: number; joinedAt: string; id: number } | undefined

async function members(db: Db, id: number, after: Place): Promise<void> {
  await getGuild(db, id, null)
  await listMembers(db, id, { after, limit: PAGE + 1 })
}

async function posts(db: Db, id: number, viewerId: number, sort: 'new' | 'hot'): Promise<void> {
  await getGuild(db, id, { id: viewerId })
  const { ids } = await listGuildPlaces(db, id, { sort, hasNsfw: false, after: null, limit: PAGE })
  const pinned = await listPinned(db, id)
  if (sort === 'hot') await findReported(db, 'page-post', ids)
  const wanted = [...new Set([...pinned, ...ids])]
  await listPostCards(SITE, db, wanted, { audience: 'public', now: NOW, viewer: { id: viewerId } })
}
