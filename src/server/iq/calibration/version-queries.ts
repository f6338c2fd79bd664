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

/** When the first valid attempt was finished. */
export async function findFirstFinish(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('iq_attempts')
    .select(({ fn }) => fn.min('finished_at').as('first'))
    .where('state', '=', 'scored')
    .where('validity', '=', 'good')
    .executeTakeFirst()
  return row?.first ?? null
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
