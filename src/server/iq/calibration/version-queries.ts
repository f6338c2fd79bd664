import { sql } from 'kysely'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { StoredVersion } from './version-actions.ts'

export interface VersionRow {
  version: number
  publishedAt: Date
  attempts: number
  normed: number
  stored: StoredVersion
}

export async function findNewest(db: Db): Promise<VersionRow | undefined> {
  const row = await db
    .selectFrom('iq_versions')
    .select(['version', 'published_at', 'attempts', 'norm_count', 'figures'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      version: row.version,
      publishedAt: row.published_at,
      attempts: row.attempts,
      normed: row.norm_count,
      stored: row.figures as unknown as StoredVersion,
    }
  )
}

export async function findReferenceVersion(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('iq_versions')
    .select('version')
    .where(sql<boolean>`(figures ->> 'isReference')::boolean`)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return row?.version
}

/** When the first valid attempt was finished, and the one that makes so many. */
export async function findFinishes(db: Db, count: number): Promise<{ first: Date; last: Date } | undefined> {
  const finishOf = async (place: number): Promise<Date | null> => {
    const row = await db
      .selectFrom('iq_attempts')
      .select('finished_at')
      .where('state', '=', 'scored')
      .where('validity', '=', 'good')
      .orderBy('finished_at')
      .orderBy('id')
      .offset(place - 1)
      .limit(1)
      .executeTakeFirst()
    return row?.finished_at ?? null
  }
  const [first, last] = [await finishOf(1), await finishOf(count)]
  return first === null || last === null ? undefined : { first, last }
}

/** One that was given up counts for a day: trying again at once would keep a thread busy for ever. */
export async function hasCalibrationQueued(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'iqCalibration')
    .where((eb) => eb.or([eb('given_up_at', 'is', null), eb('given_up_at', '>', addMs(now, -DAY_MS))]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
