/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { greatest, isSame, scale, type AnswerSet } from './answer-set-testing.ts'
import type { Random } from './item.ts'

/** However few sets there are to learn from. */
const STEPS = 40_000
const RATE = 0.03
const DECAY = 1e-4

/** A softmax over the options, learned from one list and tried on another: which of those it finds the key of. */
export function learnKeys(
  learnFrom: readonly AnswerSet[],
  tryOn: readonly AnswerSet[],
  random: Random,
): boolean[] {
  const spread = spreadOf(learnFrom)
  const known = learnFrom.map(({ options, key }) => ({ rows: rowsOf(options, spread), key }))
  const weights = new Float64Array(known[0]?.rows[0]?.length ?? 0)
  for (let done = 0; done < STEPS; done++) {
    const { rows, key } = known[done % known.length]!
    step(weights, rows, key, RATE * (1 - done / STEPS))
  }
  return tryOn.map(({ options, key }) => {
    const scores = rowsOf(options, spread).map((row) => dot(weights, row))
    return greatest(scores, random) === key
  })
}

function step(weights: Float64Array, rows: Float64Array[], key: number, rate: number): void {
  const scores = rows.map((row) => dot(weights, row))
  const best = Math.max(...scores)
  const chances = scores.map((score) => Math.exp(score - best))
  const sum = chances.reduce((one, other) => one + other)
  rows.forEach((row, place) => {
    const error = (place === key ? 1 : 0) - chances[place]! / sum
    for (let at = 0; at < weights.length; at++) weights[at]! += rate * error * row[at]!
  })
  for (let at = 0; at < weights.length; at++) weights[at]! *= 1 - rate * DECAY
}

/** Of each option: its numbers, how they lie in this set, how far outside, and how many share them. */
function rowsOf(options: number[][], spread: { mean: number; deviation: number }[]): Float64Array[] {
  const inSet = scale(options)
  return options.map((option, place) => {
    const row: number[] = []
    let [shared, far] = [0, 0]
    option.forEach((value, at) => {
      const { mean, deviation } = spread[at]!
      const among = inSet[place]![at]!
      const same = options.filter((other) => isSame(other[at]!, value)).length / 8
      shared += same
      far += among * among
      row.push((value - mean) / deviation, among, Math.abs(among), same)
    })
    return Float64Array.from([...row, shared / option.length, Math.sqrt(far / option.length)])
  })
}

function spreadOf(sets: readonly AnswerSet[]): { mean: number; deviation: number }[] {
  const all = sets.flatMap(({ options }) => options)
  return (all[0] ?? []).map((_, at) => {
    const mean = all.reduce((sum, option) => sum + option[at]!, 0) / all.length
    const variance = all.reduce((sum, option) => sum + (option[at]! - mean) ** 2, 0) / all.length
    return { mean, deviation: Math.sqrt(variance) || 1 }
  })
}

function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += weights[at]! * row[at]!
  return sum
}
