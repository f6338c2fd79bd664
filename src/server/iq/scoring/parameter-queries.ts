import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Db } from '../../platform/db.ts'
import { GENERATORS } from '../items/generators.ts'
import { makeParameters, UNCALIBRATED, type Calibration, type Norms, type Parameters } from './parameters.ts'

/** What a family's row has in `weights`. */
interface StoredWeights {
  base: number
  residual: number
  weights: Record<string, number>
}

/**
 * A version never changes once it is published, so it is read once; few are in use at a time. Kept by the database: the
 * adapter is the same object in all its transactions.
 */
const kept = new WeakMap<object, Map<number, Parameters>>()
const MOST_KEPT = 8
let priors: Parameters | undefined

/** Version 0 is what the code expects of its templates. */
export async function loadParameters(db: Db, asked: number | 'newest'): Promise<Parameters> {
  const version = asked === 'newest' ? await findNewestVersion(db) : asked
  if (version === 0) return (priors ??= makeParameters(GENERATORS, 0))
  const { adapter } = db.getExecutor()
  const versions = kept.get(adapter) ?? new Map<number, Parameters>()
  kept.set(adapter, versions)
  const found = versions.get(version)
  if (found !== undefined) return found
  const parameters = makeParameters(
    GENERATORS,
    version,
    await readCalibration(db, version),
    await readNorms(db, version),
  )
  versions.set(version, parameters)
  for (const old of [...versions.keys()].slice(0, -MOST_KEPT)) versions.delete(old)
  return parameters
}

async function findNewestVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('iq_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? 0
}

async function readNorms(db: Db, version: number): Promise<Norms> {
  const row = await db
    .selectFrom('iq_versions')
    .select(['norms', 'norm_count'])
    .where('version', '=', version)
    .executeTakeFirst()
  if (row === undefined) throw new Error(`There is no version ${version} of the parameters`)
  return { people: row.norm_count, quantiles: row.norms }
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
