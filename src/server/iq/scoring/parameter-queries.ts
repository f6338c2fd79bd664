import { IQ_FAMILIES, type IqFamily } from '../../../contract/iq-rules.ts'
import type { Db } from '../../platform/db.ts'
import { GENERATORS } from '../items/generators.ts'
import { makeParameters, UNCALIBRATED, type Calibration, type Parameters } from './parameters.ts'

/** What a family's row has in `weights`. */
interface StoredWeights {
  base: number
  residual: number
  weights: Record<string, number>
}

let priors: Parameters | undefined

/** Version 0 is what the code expects of its templates; it is made once. */
export async function loadParameters(db: Db, version: number | 'newest'): Promise<Parameters> {
  const wanted = version === 'newest' ? await findNewestVersion(db) : version
  if (wanted === 0) return (priors ??= makeParameters(GENERATORS, 0))
  return readVersion(db, wanted)
}

export async function findNewestVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('iq_versions')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

async function readVersion(db: Db, version: number): Promise<Parameters> {
  return makeParameters(GENERATORS, version, await readCalibration(db, version))
}

export async function readCalibration(db: Db, version: number): Promise<Calibration> {
  if (version === 0) return UNCALIBRATED
  const [params, rows] = await Promise.all([
    db.selectFrom('iq_params').selectAll().where('version', '=', version).execute(),
    db.selectFrom('iq_families').selectAll().where('version', '=', version).execute(),
  ])
  const calibrated = new Map(
    params.map(({ template_id, a, b, c, tau, answers, is_active }) => [
      template_id,
      { a, b, c, tau, answers, isActive: is_active },
    ]),
  )
  const families: Calibration['families'] = {}
  for (const family of IQ_FAMILIES) {
    const row = rows.find((one) => one.family === family)
    if (row === undefined) continue
    const stored = row.weights as unknown as StoredWeights
    families[family] = { ...stored, sigma: row.sigma, cloneSpread: row.clone_sd }
  }
  return { calibrated, families }
}
