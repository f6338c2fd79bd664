/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { greatest, isSame, scale, type AnswerSet } from './answer-set-testing.ts'
import type { Random } from './item.ts'
import { learnKeys } from './learned-guess-testing.ts'
import { below } from './random.ts'

/** How often those who see only the options find the key, in percent; 12.5 is chance. */
export interface GuessRates {
  majority: number
  centroid: number
  odd: number
  learned: number
}

export function guessRates(sets: readonly AnswerSet[], random: Random): GuessRates {
  const rate = (guess: (options: number[][]) => number[]): number =>
    percent(sets, ({ options }) => greatest(guess(options), random))
  const half = Math.floor(sets.length / 2)
  const [one, other] = [sets.slice(0, half), sets.slice(half)]
  // Each half is guessed by what was learned from the other.
  const learned = [learnKeys(one, other, random), learnKeys(other, one, random)]
  const found = learned.flat().filter(Boolean).length
  return {
    majority: rate(majorityScores),
    centroid: rate((options) => distances(options).map((distance) => -distance)),
    odd: rate(distances),
    learned: (100 * found) / sets.length,
  }
}

function percent(sets: readonly AnswerSet[], guess: (set: AnswerSet) => number): number {
  return (100 * sets.filter((set) => guess(set) === set.key).length) / sets.length
}

/** How many options have the same value, over all features: RAVEN's key is what most have. */
function majorityScores(options: number[][]): number[] {
  return options.map((option) =>
    option.reduce((sum, value, at) => sum + options.filter((other) => isSame(other[at]!, value)).length, 0),
  )
}

/** How far each lies from all others together: least for the middle one, most for the odd one. */
function distances(options: number[][]): number[] {
  const scaled = scale(options)
  return scaled.map((option) =>
    scaled.reduce(
      (sum, other) => sum + option.reduce((far, value, at) => far + apart(value, other[at]!), 0),
      0,
    ),
  )
}

/** That a feature differs at all counts as much as a deviation of it. */
function apart(one: number, other: number): number {
  return isSame(one, other) ? 0 : 1 + Math.abs(one - other)
}

/** The control: distractors as RAVEN made them, the key with one attribute changed each. */
export function ravenStyleSet(random: Random): AnswerSet {
  const truth = Array.from({ length: 5 }, () => below(6, random))
  const key = below(8, random)
  const options = Array.from({ length: 8 }, (_, place) => {
    const option = [...truth]
    if (place !== key) {
      const at = below(5, random)
      option[at] = (truth[at]! + 1 + below(5, random)) % 6
    }
    return option
  })
  return { options, key }
}

/** Chi square of the key's place among eight; the 5% limit is 14.1, the 0.1% limit 24.3. */
export function placeChi(sets: readonly { key: number }[]): number {
  const expected = sets.length / 8
  return Array.from(
    { length: 8 },
    (_, place) => (sets.filter(({ key }) => key === place).length - expected) ** 2 / expected,
  ).reduce((sum, part) => sum + part)
}
