import {
  IQ_EXTRA_TIME,
  IQ_LEAST_ITEMS,
  IQ_MOST_ITEMS,
  IQ_PILOTS,
  type IqFamily,
  type IqForm,
} from '../../../contract/iq-rules.ts'
import type { Random } from '../items/item.ts'
import { Ability } from './ability.ts'
import { information } from './item-curve.ts'
import type { Parameters, PoolEntry } from './parameters.ts'

/** An item of an attempt with its answer. `isCorrect` is false for "I don't know" and for what came too late. */
export interface Answered {
  templateId: string
  family: IqFamily
  isCorrect: boolean
  isPilot: boolean
  seconds: number
  isLate: boolean
  blurMs: number
  blurCount: number
}

export interface Choice {
  templateId: string
  isPilot: boolean
}

export interface Course {
  answered: readonly Answered[]
  form: IqForm
  parameters: Parameters
  /** Seeded from the attempt and the position, so that asking again chooses the same. */
  random: Random
  hasExtraTime?: boolean
}

const SHARES: Record<IqForm, Partial<Record<IqFamily, number>>> = {
  full: { matrix: 0.3, series: 0.25, rotate: 0.15, solid: 0.15, fold: 0.15 },
  series: { series: 1 },
}
/** One of so many that tell most: nobody can foresee which, and no template is worn out. */
const CHOICE_OF = 5
const ENOUGH_ERROR = 0.33
const MOST_SECONDS = 3600
const EASY_ITEMS = 2
const EASY = { from: -1.5, to: -0.5 }
const FIRST_PILOT_AFTER = 4
/** Pilots lie within this of the ability, so that they look like the others. */
const PILOT_REACH = 1.5
/** The share of the least answered templates that a pilot is drawn from. */
const PILOT_SHARE = 0.2

/** The next template; undefined when enough is known, or all that may be asked is. */
export function chooseNext(course: Course): Choice | undefined {
  const ability = abilityOf(course.answered, course.parameters)
  return chooseFor(ability, course)
}

/** The same for an ability that is known already: the simulation keeps it from item to item. */
export function chooseFor(ability: Ability, course: Course): Choice | undefined {
  const { answered, random } = course
  if (isEnough(ability, course)) return undefined
  const used = new Set(answered.map(({ templateId }) => templateId))
  if (isPilotNext(answered, random)) {
    const pilot = choosePilot(ability, course, used)
    if (pilot !== undefined) return { templateId: pilot.id, isPilot: true }
  }
  const families = familiesByNeed(course)
  const freeOf = (family: IqFamily): PoolEntry[] =>
    course.parameters.pool[family].filter(({ id }) => !used.has(id))
  if (scoredOf(answered).length < EASY_ITEMS) {
    const entry = chooseEasy(families.map(freeOf), random)
    return entry && { templateId: entry.id, isPilot: false }
  }
  for (const family of families) {
    const entry = draw(mostTelling(freeOf(family), ability.mean), random)
    if (entry !== undefined) return { templateId: entry.id, isPilot: false }
  }
  return undefined
}

/** What the scored answers say, replayed. */
export function abilityOf(answered: readonly Answered[], parameters: Parameters): Ability {
  const ability = new Ability()
  for (const { templateId, family, isCorrect } of scoredOf(answered)) {
    const par = parameters.of(templateId)
    if (par !== undefined) ability.add(family, par, isCorrect)
  }
  return ability
}

export function scoredOf(answered: readonly Answered[]): Answered[] {
  return answered.filter(({ isPilot }) => !isPilot)
}

function isEnough(ability: Ability, { answered, hasExtraTime = false }: Course): boolean {
  const scored = scoredOf(answered).length
  const seconds = answered.reduce((sum, answer) => sum + answer.seconds, 0)
  return (
    scored >= IQ_MOST_ITEMS ||
    (scored >= IQ_LEAST_ITEMS && ability.standardError <= ENOUGH_ERROR) ||
    seconds >= MOST_SECONDS * (hasExtraTime ? IQ_EXTRA_TIME : 1)
  )
}

/** Every set of places between the fourth item and the last one of the earliest end is as likely: all pilots come before. */
function isPilotNext(answered: readonly Answered[], random: Random): boolean {
  const drawn = random()
  if (answered.length < FIRST_PILOT_AFTER) return false
  const left = IQ_PILOTS - (answered.length - scoredOf(answered).length)
  const places = IQ_LEAST_ITEMS + IQ_PILOTS - 1 - answered.length
  return left > 0 && drawn < left / Math.max(1, places)
}

function choosePilot(
  ability: Ability,
  { form, parameters, random }: Course,
  used: ReadonlySet<string>,
): PoolEntry | undefined {
  const free = familiesOf(form)
    .flatMap((family) => parameters.pool[family])
    .filter(({ id }) => !used.has(id))
  const near = free.filter(({ par }) => Math.abs(par.b - ability.mean) <= PILOT_REACH)
  const from = near.length > 0 ? near : free
  const most = Math.max(CHOICE_OF, Math.ceil(from.length * PILOT_SHARE))
  // Those that were answered equally often have equal chances.
  const least = from.map((entry) => ({ entry, order: entry.answers + random() }))
  least.sort((one, other) => one.order - other.order)
  return draw(least.slice(0, most), random)?.entry
}

/** Of the family that needs it most and has an easy one; where none has, what comes nearest. */
function chooseEasy(byFamily: readonly PoolEntry[][], random: Random): PoolEntry | undefined {
  for (const free of byFamily) {
    const easy = free.filter(({ par }) => par.b >= EASY.from && par.b <= EASY.to)
    if (easy.length > 0) return draw(easy, random)
  }
  const beside = ({ par }: PoolEntry): number => Math.abs(par.b - (EASY.from + EASY.to) / 2)
  return byFamily.flat().sort((one, other) => beside(one) - beside(other))[0]
}

/** The five that tell most, found in one pass: there are hundreds. */
function mostTelling(free: readonly PoolEntry[], ability: number): PoolEntry[] {
  const best: { entry: PoolEntry; tells: number }[] = []
  for (const entry of free) {
    const tells = information(ability, entry.par)
    if (best.length === CHOICE_OF && tells <= (best.at(-1)?.tells ?? 0)) continue
    const place = best.findIndex((other) => tells > other.tells)
    best.splice(place === -1 ? best.length : place, 0, { entry, tells })
    if (best.length > CHOICE_OF) best.pop()
  }
  return best.map(({ entry }) => entry)
}

/** The family that lags furthest behind its share first. */
function familiesByNeed({ answered, form, random }: Course): IqFamily[] {
  const scored = scoredOf(answered)
  const lag = (family: IqFamily): number =>
    (SHARES[form][family] ?? 0) * (scored.length + 1) -
    scored.filter((answer) => answer.family === family).length
  const lags = familiesOf(form).map((family) => ({ family, lag: lag(family) + 1e-6 * random() }))
  return lags.sort((one, other) => other.lag - one.lag).map(({ family }) => family)
}

function familiesOf(form: IqForm): IqFamily[] {
  return Object.keys(SHARES[form]) as IqFamily[]
}

function draw<T>(from: readonly T[], random: Random): T | undefined {
  return from[Math.floor(random() * from.length)]
}
