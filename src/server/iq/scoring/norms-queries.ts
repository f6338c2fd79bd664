import { sql } from 'kysely'
import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import type { Db } from '../../platform/db.ts'
import { normalShare } from './normal-curve.ts'

export interface Norms {
  /** Members of this site; null while there are too few, and the normal curve stands in. */
  comparedWith: number | null
  shareBelow: (theta: number) => number
}

/** How many of this site's valid full attempts lie below some abilities; the answer knows these and no others. */
export async function loadNorms(db: Db, thetas: readonly number[]): Promise<Norms> {
  const { rows } = await sql<{ at: number; below: number; attempts: number }>`
    select at, count(iq_attempts.theta) filter (where iq_attempts.theta < at) as below,
      count(iq_attempts.theta) as attempts
    from unnest(${[...thetas]}::float8[]) at
    left join iq_attempts on state = 'scored' and validity = 'good' and form = 'full'
    group by at`.execute(db)
  const attempts = rows[0]?.attempts ?? 0
  if (attempts < IQ_NORM_ATTEMPTS) return { comparedWith: null, shareBelow: normalShare }
  const shares = new Map(rows.map(({ at, below }) => [at, below / attempts]))
  return { comparedWith: attempts, shareBelow: (theta) => shares.get(theta) ?? normalShare(theta) }
}
