import { addMs, DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { queueJob, type JobHandlers } from '../../platform/jobs.ts'
import type { Server } from '../../platform/server.ts'
import { GENERATORS } from '../items/generators.ts'
import { readCalibration } from '../scoring/parameter-queries.ts'
import { NO_NORMS } from '../scoring/parameters.ts'
import { countValid, readNewest } from './answer-queries.ts'
import { calibrate, LEAST_ASIDE } from './calibrate.ts'
import { makeFigures } from './figures.ts'
import { countOf } from './model.ts'
import { makeNorms } from './norms.ts'
import { makeReference, type Reference } from './reference.ts'
import { publishVersions, type NewVersion } from './version-actions.ts'
import { findNewest, findReferenceVersion, hasCalibrationQueued } from './version-queries.ts'

/** A new version comes once a week at most, and after so many more valid attempts that half of them can judge it. */
const LEAST_PAUSE_MS = 7 * DAY_MS
const LEAST_NEW = 2 * LEAST_ASIDE
/** The spread of the families' own factors is fitted once a month, and not from few people. */
const SIGMA_PAUSE_MS = 30 * DAY_MS
const SIGMA_ATTEMPTS = 300
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
  const threads = work.for(null)
  const newest = await findNewest(db.write)
  const current = await readCalibration(db.write, newest?.version ?? 0)
  const frozen = await findReferenceVersion(db.write)
  const made = frozen === undefined ? await makeReference(db.write, threads, current, now) : undefined
  const reference = frozen === undefined ? made?.calibration : await readCalibration(db.write, frozen)
  const { people, takers, newcomers } = await readNewest(
    db.write,
    GENERATORS.flatMap(({ templates }) => templates.map(({ id }) => id)),
    { until: now, since: newest?.publishedAt },
  )
  const sigmaAt = newest?.stored.sigmaAt ?? null
  const withSigma =
    countOf(people) >= SIGMA_ATTEMPTS && (sigmaAt === null || addMs(new Date(sigmaAt), SIGMA_PAUSE_MS) <= now)
  const options = { withSigma, withPeople: reference !== undefined }
  const input = { generators: GENERATORS, current, people, newcomers, options, reference }
  const { calibration, examined, logLoss, isBetter } = await calibrate(input, threads)
  if (logLoss === undefined || !isBetter) {
    // More answers may change that.
    await queueJob(db.write, 'iqCalibration', {}, addMs(now, DAY_MS))
    return
  }
  const version = (newest?.version ?? 0) + (made === undefined ? 1 : 2)
  const figures = await makeFigures(threads, GENERATORS, version, calibration, examined)
  const published: NewVersion = {
    version,
    publishedAt: now,
    attempts: await countValid(db.write, undefined),
    logLoss: logLoss.after,
    calibration,
    norms: await makeNorms(threads, GENERATORS, calibration, takers),
    stored: { ...figures, isReference: false, sigmaAt: withSigma ? now.toISOString() : sigmaAt },
  }
  await publishVersions(
    db.write,
    made === undefined ? [published] : [referenceRow(made, published), published],
  )
}

/** Replaced in the moment in which it is published: nobody is shown its figures or compared with its people. */
function referenceRow({ calibration, people }: Reference, published: NewVersion): NewVersion {
  return {
    ...published,
    version: published.version - 1,
    attempts: people,
    calibration,
    norms: NO_NORMS,
    stored: { ...published.stored, isReference: true },
  }
}
