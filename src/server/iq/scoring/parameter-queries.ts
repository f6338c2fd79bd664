import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import type { Db } from '../../platform/db.ts'
import { GENERATORS } from '../items/generators.ts'
import { makeParameters, UNCALIBRATED, type Calibration, type Parameters } from './parameters.ts'

/** What a family's row has in `weights`. */
interface StoredWeights {
  base: number
  residual: number
  weights: Record<string, number>
}

/** A version never changes once it is published, so it is read once; few are in use at a time. */
const kept = new Map<string, Parameters>()
const MOST_KEPT = 8
let priors: Parameters | undefined

/** Version 0 is what the code expects of its templates. */
export async function loadParameters(db: Db, version: number | 'newest'): Promise<Parameters> {
  const published = version === 0 ? undefined : await findVersion(db, version)
  if (published === undefined && version !== 0 && version !== 'newest')
    throw new Error(`There is no version ${version} of the parameters`)
  if (published === undefined) return (priors ??= makeParameters(GENERATORS, 0))
  const found = kept.get(published.name)
  if (found !== undefined) return found
  const read = await readCalibration(db, published.version)
  const parameters = makeParameters(GENERATORS, published.version, read)
  kept.set(published.name, parameters)
  for (const name of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(name)
  return parameters
}

/** With a name that no other version has, nor one of another database. */
async function findVersion(
  db: Db,
  version: number | 'newest',
): Promise<{ version: number; name: string } | undefined> {
  const row = await db
    .selectFrom('iq_versions')
    .select(['version', 'published_at', 'log_loss'])
    .$if(version !== 'newest', (query) => query.where('version', '=', Number(version)))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, name: `${row.version} ${row.published_at.getTime()} ${row.log_loss}` }
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
