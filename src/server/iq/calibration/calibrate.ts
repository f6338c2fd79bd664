import type { Work } from '../../platform/work-pool.ts'
import type { Calibration } from '../scoring/parameters.ts'
import { expectAll } from './add-slices.ts'
import type { Examined } from './judge-templates.ts'
import { makeVersion, type VersionInput } from './make-version.ts'
import { choosePeople, countOf, slicesOf, type Model, type People } from './model.ts'
import { startModel } from './start-model.ts'

export interface CalibrationInput extends VersionInput {
  /** So many of the people, the first ones, finished after the version in use was made: it can't know them. */
  newcomers: number
}

export interface Calibrated {
  calibration: Calibration
  examined: Examined
  /** How badly each foretells the answers of those kept aside; undefined: these are too few to tell. */
  logLoss: { before: number; after: number } | undefined
  /** It is on the scale of the reference. */
  isLinked: boolean
  /** It may be published. */
  isBetter: boolean
}

/** Fewer people don't tell which of two versions is better. */
export const LEAST_ASIDE = 25

/**
 * A new version from everybody's answers, and whether it is better. Compared are two versions, each as it is published (linked,
 * with all that is uncertain, for people whose abilities are those of the scale), by the answers of people whom neither
 * knows: the version in use, and one made without every second of those who finished since. What is published is the
 * latter, fitted on with those people too: what was found of it without them holds all the more.
 */
export async function calibrate({ newcomers, ...input }: CalibrationInput, work: Work): Promise<Calibrated> {
  const { people, generators, current } = input
  // Counted from the first of them, so that nobody changes sides while more come.
  const isAside = (person: number): boolean => person < newcomers && (newcomers - person) % 2 === 1
  const aside = choosePeople(people, isAside)
  const without = choosePeople(people, (person) => !isAside(person))
  const first = await makeVersion({ ...input, people: without }, work)
  const last = await makeVersion(input, work, first.fitted)
  const lossOf = (version: Calibration): Promise<number> =>
    logLossOf(work, startModel(generators, version).predicting, aside)
  const logLoss =
    countOf(aside) < LEAST_ASIDE
      ? undefined
      : { before: await lossOf(current), after: await lossOf(first.calibration) }
  const isLinked = first.isLinked && last.isLinked
  const isBetter = isLinked && logLoss !== undefined && logLoss.after < logLoss.before
  return { calibration: last.calibration, examined: last.examined, logLoss, isLinked, isBetter }
}

/** Of each answer: less is better. */
async function logLossOf(work: Work, model: Model, people: People): Promise<number> {
  const { logLikelihood } = await expectAll(work, model, slicesOf(people))
  return -logLikelihood / people.templates.length
}
