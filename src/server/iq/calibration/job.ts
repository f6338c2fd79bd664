import { IQ_NORM_ATTEMPTS } from '../../../contract/iq-rules.ts'
import { addMs, DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { queueJob, type JobHandlers } from '../../platform/jobs.ts'
import type { Server } from '../../platform/server.ts'
import { GENERATORS } from '../items/generators.ts'
import { readCalibration } from '../scoring/parameter-queries.ts'
import { countValid, readPeople } from './answer-queries.ts'
import { calibrate } from './calibrate.ts'
import { makeFigures } from './figures.ts'
import { countOf } from './model.ts'
import { makeNorms } from './norms.ts'
import { publishVersion } from './version-actions.ts'
import { findFirstFinish, findNewest, findReferenceVersion, hasCalibrationQueued } from './version-queries.ts'

/** A new version comes once a week at most, and after so many more valid attempts. */
const LEAST_PAUSE_MS = 7 * DAY_MS
const LEAST_NEW = 50
/** The spread of the families' own factors is fitted once a month, and not from few people. */
const SIGMA_PAUSE_MS = 30 * DAY_MS
const SIGMA_ATTEMPTS = 300
/** The scale is that of the first quarter's people, once they are enough. */
const REFERENCE_MS = 91 * DAY_MS
const LEASE_MS = 30 * MINUTE_MS

type Site = Pick<Server, 'db' | 'work' | 'clock'>

/** Of the hourly purge: queues the calibration when it is due. */
export async function queueCalibration({ db }: Pick<Site, 'db'>, now: Date): Promise<void> {
  if (!(await isDue(db.write, now)) || (await hasCalibrationQueued(db.write, now))) return
  await queueJob(db.write, 'iqCalibration', {}, now)
}

export function calibrationJobs(server: Site): JobHandlers {
  return { iqCalibration: { run: () => runCalibration(server), atOnce: 1, leaseMs: LEASE_MS } }
}

async function isDue(db: Server['db']['write'], now: Date): Promise<boolean> {
  const newest = await findNewest(db)
  if (newest !== undefined && addMs(newest.publishedAt, LEAST_PAUSE_MS) > now) return false
  return (await countValid(db, newest?.publishedAt)) >= LEAST_NEW
}

async function runCalibration({ db, work, clock }: Site): Promise<void> {
  const now = clock.now()
  if (!(await isDue(db.write, now))) return
  const newest = await findNewest(db.write)
  const reference = await findReferenceVersion(db.write)
  const { people, takers } = await readPeople(
    db.write,
    GENERATORS.flatMap(({ templates }) => templates.map(({ id }) => id)),
  )
  const sigmaAt = newest?.stored.sigmaAt ?? null
  const withSigma =
    countOf(people) >= SIGMA_ATTEMPTS && (sigmaAt === null || addMs(new Date(sigmaAt), SIGMA_PAUSE_MS) <= now)
  const threads = work.for(null)
  const found = await calibrate(
    {
      generators: GENERATORS,
      current: await readCalibration(db.write, newest?.version ?? 0),
      people,
      options: { withSigma, withPeople: reference !== undefined },
      reference: reference === undefined ? undefined : await readCalibration(db.write, reference),
    },
    threads,
  )
  if (!found.isBetter) {
    // More answers may change that.
    await queueJob(db.write, 'iqCalibration', {}, addMs(now, DAY_MS))
    return
  }
  const version = (newest?.version ?? 0) + 1
  const figures = await makeFigures(threads, GENERATORS, version, found.calibration, found.examined)
  await publishVersion(db.write, {
    version,
    publishedAt: now,
    attempts: await countValid(db.write, undefined),
    logLoss: found.after,
    calibration: found.calibration,
    norms: await makeNorms(threads, GENERATORS, found.calibration, takers),
    stored: {
      ...figures,
      isReference: reference === undefined && (await isReferenceTime(db.write, now)),
      sigmaAt: withSigma ? now.toISOString() : sigmaAt,
    },
  })
}

async function isReferenceTime(db: Server['db']['write'], now: Date): Promise<boolean> {
  const first = await findFirstFinish(db)
  if (first === null || addMs(first, REFERENCE_MS) > now) return false
  return (await countValid(db, undefined)) >= IQ_NORM_ATTEMPTS
}
