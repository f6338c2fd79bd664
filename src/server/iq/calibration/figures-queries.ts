import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import type { Db } from '../../platform/db.ts'
import type { Server } from '../../platform/server.ts'
import { GENERATORS } from '../items/generators.ts'
import { UNCALIBRATED } from '../scoring/parameters.ts'
import { countValid } from './answer-queries.ts'
import { makeFigures, type IqFigures, type VersionFigures } from './figures.ts'
import { findNewest } from './version-queries.ts'

/** Before the first calibration they follow from the code alone, so they are worked out once, by whoever asks first. */
let launch: Promise<VersionFigures> | undefined
function launchFigures({ work }: Pick<Server, 'work'>): Promise<VersionFigures> {
  launch ??= makeFigures(work.for(null), GENERATORS, 0, UNCALIBRATED, undefined).catch((error: unknown) => {
    launch = undefined
    throw error
  })
  return launch
}

/** The figures of the technical page. */
export async function readFigures(server: Pick<Server, 'work'>, db: Db): Promise<IqFigures> {
  const newest = await findNewest(db)
  const validAttempts = await countValid(db, undefined)
  const { families, errors, coverage, bias, correlation, meanItems, differences } =
    newest?.stored ?? (await launchFigures(server))
  return {
    version: newest?.version ?? 0,
    publishedAt: newest?.publishedAt.toISOString() ?? null,
    validAttempts,
    isProvisional: validAttempts < IQ_NORM_ATTEMPTS,
    families,
    errors,
    coverage,
    bias,
    correlation,
    meanItems,
    differences,
  }
}
