import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Work } from '../../platform/work-pool.ts'
import { GENERATORS } from '../items/generators.ts'
import type { Calibration } from '../scoring/parameters.ts'
import { readFinishedBy } from './answer-queries.ts'
import { makeVersion } from './make-version.ts'
import { countOf } from './model.ts'
import { findFinishes } from './version-queries.ts'

const REFERENCE_MS = 91 * DAY_MS

export interface Reference {
  calibration: Calibration
  /** How many it is made of. */
  people: number
}

/**
 * The version that fixes the scale for ever, of the people of the reference quarter and nobody else: undefined until that is
 * over. It needs to foretell nothing better, since nobody is scored by it.
 */
export async function makeReference(
  db: Db,
  work: Work,
  current: Calibration,
  now: Date,
): Promise<Reference | undefined> {
  const end = await findReferenceEnd(db, now)
  if (end === undefined) return undefined
  const templateIds = GENERATORS.flatMap(({ templates }) => templates.map(({ id }) => id))
  const { people } = await readFinishedBy(db, templateIds, end)
  // Its people define the scale, whoever came later.
  const options = { withSigma: true, withPeople: false }
  const { calibration } = await makeVersion(
    { generators: GENERATORS, current, people, options, reference: undefined },
    work,
  )
  return { calibration, people: countOf(people) }
}

/** The quarter that begins with the first valid attempt; as much longer as it takes until they are enough. */
export async function findReferenceEnd(db: Db, now: Date): Promise<Date | undefined> {
  const finishes = await findFinishes(db, IQ_NORM_ATTEMPTS)
  if (finishes === undefined) return undefined
  const quarter = addMs(finishes.first, REFERENCE_MS)
  const end = finishes.last > quarter ? finishes.last : quarter
  return end < now ? end : undefined
}
