import type { Db } from '../../platform/db.ts'
import { UNCALIBRATED } from '../scoring/parameters.ts'
import { launchFigures } from './launch-figures.ts'
import { normsOf } from './norms.ts'
import { publishVersions } from './version-actions.ts'

/** A version that knows no more of the templates than the code does, with people of these abilities. */
export async function publishTestVersion(
  db: Db,
  version: number,
  abilities: readonly number[],
): Promise<void> {
  await publishVersions(db, [
    {
      version,
      publishedAt: new Date(),
      attempts: abilities.length,
      logLoss: 0.5,
      calibration: UNCALIBRATED,
      norms: normsOf(abilities),
      stored: {
        ...launchFigures.simulated,
        families: [],
        differences: [],
        isReference: false,
        sigmaAt: null,
      },
    },
  ])
}
