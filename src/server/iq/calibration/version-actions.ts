import type { Db } from '../../platform/db.ts'
import type { Calibration, Norms } from '../scoring/parameters.ts'
import type { VersionFigures } from './figures.ts'

export interface StoredVersion extends VersionFigures {
  /** Made of the reference quarter's people, who are the scale of all that come after it; never in use itself. */
  isReference: boolean
  /** When the spread of the families' own factors was fitted last. */
  sigmaAt: string | null
}

export interface NewVersion {
  version: number
  publishedAt: Date
  attempts: number
  logLoss: number
  calibration: Calibration
  norms: Norms
  stored: StoredVersion
}

const ROWS_AT_ONCE = 500

/** All of it or nothing: an attempt that begins meanwhile has the newest before, or the last of these. */
export async function publishVersions(db: Db, versions: readonly NewVersion[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const made of versions) await insertVersion(trx, made)
  })
}

async function insertVersion(trx: Db, made: NewVersion): Promise<void> {
  const { version, calibration } = made
  await trx
    .insertInto('iq_versions')
    .values({
      version,
      published_at: made.publishedAt,
      attempts: made.attempts,
      log_loss: made.logLoss,
      norms: [...made.norms.quantiles],
      norm_count: made.norms.people,
      figures: JSON.stringify(made.stored),
    })
    .execute()
  const params = [...calibration.calibrated].map(([template_id, { a, b, c, tau, answers, isActive }]) => ({
    version,
    template_id,
    a,
    b,
    c,
    tau,
    answers,
    is_active: isActive,
  }))
  for (let from = 0; from < params.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('iq_params')
      .values(params.slice(from, from + ROWS_AT_ONCE))
      .execute()
  const families = Object.entries(calibration.families).map(
    ([family, { base, weights, residual, sigma, cloneSpread }]) => ({
      version,
      family,
      sigma,
      weights: JSON.stringify({ base, weights, residual }),
      clone_sd: cloneSpread,
    }),
  )
  if (families.length > 0) await trx.insertInto('iq_families').values(families).execute()
}
