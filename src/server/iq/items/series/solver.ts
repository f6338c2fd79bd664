/**
 * Explains a series of whole numbers without knowing how it was made: tries everything that a person might, and answers
 * with all explanations. An honest series goes on in one way only, whichever is found.
 */

export type Way =
  | 'first differences'
  | 'second differences'
  | 'third differences'
  | 'factor'
  | 'growing factor'
  | 'factor and step'
  | 'factor and growing step'
  | 'sum of two'
  | 'product of two'
  | 'two back'
  | 'three back'
  | 'in turns'
  | 'interleaved'
  | 'differences'

export interface Explanation {
  way: Way
  next: number
}

export function solveSeries(numbers: readonly number[]): number[] {
  return [...new Set(explainSeries(numbers).map(({ next }) => next))]
}

export function explainSeries(numbers: readonly number[]): Explanation[] {
  return [
    ...explainAlone(numbers),
    ...explainInTurns(numbers, 2),
    ...explainInTurns(numbers, 3),
    ...explainInterleaved(numbers),
    ...explainSteps(numbers),
  ].filter(({ next }) => Number.isSafeInteger(next))
}

function explainAlone(numbers: readonly number[]): Explanation[] {
  return [
    ...explainDifferences(numbers),
    ...explainFactors(numbers),
    ...explainGrowingSteps(numbers),
    ...explainProducts(numbers),
    ...explainTwoBack(numbers),
    ...explainThreeBack(numbers),
  ]
}

const at = (numbers: readonly number[], index: number) => numbers.at(index) ?? Number.NaN
const isConstant = (numbers: readonly number[]) => numbers.every((number) => number === numbers[0])
const differencesOf = (numbers: readonly number[]) =>
  numbers.slice(1).map((number, index) => number - at(numbers, index))

const DIFFERENCES: readonly Way[] = ['first differences', 'second differences', 'third differences']

/** So many times it must be seen before it counts. */
const LEAST_EQUAL = 3

function explainDifferences(numbers: readonly number[]): Explanation[] {
  let row = numbers
  let ends = 0
  for (const way of DIFFERENCES) {
    ends += at(row, -1)
    row = differencesOf(row)
    if (row.length < LEAST_EQUAL) return []
    if (isConstant(row)) return [{ way, next: ends + at(row, -1) }]
  }
  return []
}

/** Times so much; a half is 1 of 2. */
const FACTORS = [1, 2, 3, 4].flatMap((over) =>
  [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
    .filter((factor) => over === 1 || Math.abs(factor) === 1)
    .map((factor) => factor / over),
)

function explainFactors(numbers: readonly number[]): Explanation[] {
  if (numbers.length < 4) return []
  const pairs = differencesOf(numbers).map(
    (_, index) => [at(numbers, index), at(numbers, index + 1)] as const,
  )
  const found = FACTORS.flatMap((factor): Explanation[] => {
    const step = at(numbers, 1) - factor * at(numbers, 0)
    if (factor === 1 || !pairs.every(([from, to]) => isSame(to, factor * from + step))) return []
    return [
      { way: isSame(step, 0) ? 'factor' : 'factor and step', next: whole(factor * at(numbers, -1) + step) },
    ]
  })
  if (numbers.some((number) => number === 0)) return found
  const growth = differencesOf(pairs.map(([from, to]) => to / from))
  if (
    growth.length < 2 ||
    !growth.every((number) => isSame(number, growth[0] ?? 0)) ||
    isSame(growth[0] ?? 0, 0)
  )
    return found
  const factor = at(numbers, -1) / at(numbers, -2) + at(growth, -1)
  return [...found, { way: 'growing factor', next: whole(factor * at(numbers, -1)) }]
}

/** Twice and 1 more, twice and 2 more, twice and 3 more … */
function explainGrowingSteps(numbers: readonly number[]): Explanation[] {
  if (numbers.length < 5) return []
  return [-3, -2, 2, 3, 4].flatMap((factor): Explanation[] => {
    const steps = differencesOf(numbers).map(
      (_, index) => at(numbers, index + 1) - factor * at(numbers, index),
    )
    const growth = differencesOf(steps)
    if (growth[0] === 0 || !isConstant(growth)) return []
    const next = factor * at(numbers, -1) + at(steps, -1) + at(growth, -1)
    return [{ way: 'factor and growing step', next }]
  })
}

function explainProducts(numbers: readonly number[]): Explanation[] {
  if (numbers.length < 5) return []
  const isProduct = (index: number) => numbers[index] === at(numbers, index - 1) * at(numbers, index - 2)
  for (let index = 2; index < numbers.length; index++) if (!isProduct(index)) return []
  return [{ way: 'product of two', next: at(numbers, -1) * at(numbers, -2) }]
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-6
const whole = (number: number) => (isSame(number, Math.round(number)) ? Math.round(number) : Number.NaN)

const FEW = [-4, -3, -2, -1, 0, 1, 2, 3, 4]

/** So much of the last, so much of the one before it, and a step. */
function explainTwoBack(numbers: readonly number[]): Explanation[] {
  if (numbers.length < 5) return []
  const found: Explanation[] = []
  for (const last of FEW)
    for (const before of FEW) {
      if (before === 0) continue
      const { step, next } = goBack(numbers, [last, before])
      if (next === undefined) continue
      const isSum = last === 1 && before === 1 && step === 0
      found.push({ way: isSum ? 'sum of two' : 'two back', next })
    }
  return found
}

function explainThreeBack(numbers: readonly number[]): Explanation[] {
  if (numbers.length < 7) return []
  const few = FEW.slice(1, -1)
  const found: Explanation[] = []
  for (const one of few)
    for (const two of few)
      for (const three of few) {
        if (three === 0) continue
        const { next } = goBack(numbers, [one, two, three])
        if (next !== undefined) found.push({ way: 'three back', next })
      }
  return found
}

/** No next one where so much of those before, the last one first, and always the same step do not make the numbers. */
function goBack(numbers: readonly number[], shares: readonly number[]): { step: number; next?: number } {
  const made = (index: number) => {
    let sum = 0
    for (let place = 0; place < shares.length; place++)
      sum += (shares[place] ?? 0) * (numbers[index - 1 - place] ?? 0)
    return sum
  }
  const first = shares.length
  const step = (numbers[first] ?? 0) - made(first)
  for (let index = first + 1; index < numbers.length; index++)
    if (made(index) + step !== numbers[index]) return { step }
  return { step, next: made(numbers.length) + step }
}

type Step = (number: number) => number

/** What one step does every time: adds as much, or multiplies by as much. */
function stepsOf(pairs: readonly (readonly [number, number])[]): Step[] {
  const [first] = pairs
  if (!first || pairs.length < 2) return []
  const sum = first[1] - first[0]
  const factor = first[1] / first[0]
  const steps: Step[] = []
  if (pairs.every(([from, to]) => to - from === sum)) steps.push((number) => number + sum)
  if (first[0] !== 0 && pairs.every(([from, to]) => isSame(to, from * factor)))
    steps.push((number) => whole(number * factor))
  return steps
}

/** Two or three steps that take turns. */
function explainInTurns(numbers: readonly number[], count: number): Explanation[] {
  const pairs = differencesOf(numbers).map(
    (_, index) => [at(numbers, index), at(numbers, index + 1)] as const,
  )
  const turns = Array.from({ length: count }, (_, turn) =>
    stepsOf(pairs.filter((_pair, index) => index % count === turn)),
  )
  if (turns.some((steps) => steps.length === 0)) return []
  return (turns[pairs.length % count] ?? []).map((step) => ({
    way: 'in turns',
    next: step(at(numbers, -1)),
  }))
}

/** From one to the next it goes by what takes turns itself. */
function explainSteps(numbers: readonly number[]): Explanation[] {
  if (numbers.length < 7) return []
  const steps = differencesOf(numbers)
  return [...explainInTurns(steps, 2), ...explainInterleaved(steps)].map(({ next }) => ({
    way: 'differences',
    next: at(numbers, -1) + next,
  }))
}

/** Two series, one number of each at a time. */
function explainInterleaved(numbers: readonly number[]): Explanation[] {
  const isNext = (index: number) => index % 2 === numbers.length % 2
  const other = numbers.filter((_, index) => !isNext(index))
  if (explainPart(other).length === 0) return []
  return explainPart(numbers.filter((_, index) => isNext(index))).map((next) => ({
    way: 'interleaved',
    next,
  }))
}

/** Of a part only three or four numbers are known: less must do. */
function explainPart(numbers: readonly number[]): number[] {
  if (numbers.length < 3) return []
  const differences = differencesOf(numbers)
  const bends = differencesOf(differences)
  const found = explainAlone(numbers).map(({ next }) => next)
  if (isConstant(differences)) found.push(at(numbers, -1) + at(differences, -1))
  if (bends.length >= 2 && isConstant(bends))
    found.push(at(numbers, -1) + at(differences, -1) + at(bends, -1))
  if (numbers.length === 4) {
    const { step, next } = goBack(numbers, [1, 1])
    if (step === 0 && next !== undefined) found.push(next)
  }
  const factor = at(numbers, 1) / at(numbers, 0)
  if (
    Number.isFinite(factor) &&
    differences.every((_, index) => isSame(at(numbers, index + 1), at(numbers, index) * factor))
  )
    found.push(whole(at(numbers, -1) * factor))
  return found
}
