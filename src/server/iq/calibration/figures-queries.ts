import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import type { Db } from '../../platform/db.ts'
import { GENERATORS } from '../items/generators.ts'
import { UNCALIBRATED } from '../scoring/parameters.ts'
import { countValid } from './answer-queries.ts'
import { familyFigures, type IqFigures, type VersionFigures } from './figures.ts'
import { launchFigures } from './launch-figures.ts'
import { findNewest } from './version-queries.ts'

/** The figures of the technical page: read, never worked out, as anybody may ask for them. */
export async function readFigures(db: Db): Promise<IqFigures> {
  const newest = await findNewest(db)
  // Those that the version rests on: before the first there are few, and an index counts them.
  const validAttempts = newest?.attempts ?? (await countValid(db, undefined))
  const { families, errors, coverage, bias, correlation, meanItems, differences } =
    newest?.stored ?? beforeCalibration()
  return {
    version: newest?.version ?? 0,
    publishedAt: newest?.publishedAt.toISOString() ?? null,
    validAttempts,
    isProvisional: (newest?.normed ?? 0) < IQ_NORM_ATTEMPTS,
    families,
    errors,
    coverage,
    bias,
    correlation,
    meanItems,
    differences,
  }
}

function beforeCalibration(): VersionFigures {
  return { ...launchFigures.simulated, families: familyFigures(GENERATORS, UNCALIBRATED), differences: [] }
}
