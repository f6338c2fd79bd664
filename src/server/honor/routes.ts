import {
  getLeaderboard,
  getStanding,
  listHonor,
  type HonorEntry,
  type LeaderboardQuery,
} from '../../contract/honor.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Site } from '../content/content-type.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { serveCached } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { honorDay, weekOf } from './days.ts'
import { watchDevices } from './devices.ts'
import { findStanding, listRanked, type Scope } from './leaderboard-queries.ts'
import { messages, RING_NOTE } from './messages.ts'
import { listEntries, sumHonor, type EntryRow } from './queries.ts'

export function honorRoutes(site: Site): void {
  watchDevices(site)
  serve(site, listHonor, async ({ db, viewer, query: { filter = 'all', cursor }, language, now }) => {
    const name = `honor ${viewer.id} ${filter}`
    const before = cursor === undefined ? undefined : Number(site.cursors.read(name, cursor)[0])
    const { id: userId, hidden } = viewer
    const found = await listEntries(db, { userId, filter, before, hidden, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    const headlines = await readHeadlines(site, db, viewer, shown)
    return {
      items: shown.map((row) => toEntry(row, headlines, language)),
      nextCursor: last ? site.cursors.make(name, [last.id]) : null,
      ...(cursor === undefined && (await sumHonor(db, userId, honorDay(now)))),
    }
  })

  serveCached(site, getLeaderboard, { byLanguage: false }, async ({ db, query, now }) => {
    const ranked = await listRanked(db, scopeOf(query, now))
    return {
      items: ranked.map(({ points, ...person }) => ({
        rank: ranked.findIndex((one) => one.points === points) + 1,
        person,
        points,
      })),
    }
  })

  serve(site, getStanding, async ({ db, viewer, query, now }) => {
    const { isRanked, points, rank } = await findStanding(db, viewer.id, scopeOf(query, now))
    return { standing: points === null ? null : { rank, points }, isRanked }
  })
}

function scopeOf({ period, category }: LeaderboardQuery, now: Date): Scope {
  return { week: period === 'all' ? null : weekOf(honorDay(now)), category: category ?? null }
}

function toEntry(row: EntryRow, headlines: ReadonlyMap<string, Headline>, language: Language): HonorEntry {
  const { objectType: type, objectId, createdAt, note, ...entry } = row
  const headline = headlines.get(`${type} ${objectId}`)
  return {
    ...entry,
    note: note === RING_NOTE ? messages.ring[language] : note,
    object: headline === undefined ? null : { type, title: headline.title, href: headline.path },
    createdAt: createdAt.toISOString(),
  }
}

/** The names of what the entries are about, of what its earner may still see. */
async function readHeadlines(
  site: Site,
  db: Db,
  viewer: Viewer,
  rows: EntryRow[],
): Promise<Map<string, Headline>> {
  const byType = new Map<ObjectType, Set<number>>()
  for (const { objectType, objectId } of rows)
    byType.set(objectType, (byType.get(objectType) ?? new Set()).add(objectId))
  const found = await Promise.all(
    [...byType].map(async ([type, ids]) => {
      const headlines = await site.content[type]?.listHeadlines(site, db, viewer, [...ids])
      return (headlines ?? []).map((headline) => [`${type} ${headline.id}`, headline] as const)
    }),
  )
  return new Map(found.flat())
}
