/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import type { Random } from './item.ts'
import { below } from './random.ts'

/** The options of an item as numbers, with the key: whoever guesses sees the numbers alone. */
export interface AnswerSet {
  options: number[][]
  key: number
}

/** Each feature around the mean of this set, in its deviations; one that all share becomes 0. */
export function scale(options: number[][]): number[][] {
  const features = options[0]?.length ?? 0
  const result = options.map(() => Array.from({ length: features }, () => 0))
  for (let at = 0; at < features; at++) {
    const mean = options.reduce((sum, option) => sum + option[at]!, 0) / options.length
    const variance = options.reduce((sum, option) => sum + (option[at]! - mean) ** 2, 0) / options.length
    if (variance > 1e-9)
      options.forEach((option, place) => (result[place]![at] = (option[at]! - mean) / Math.sqrt(variance)))
  }
  return result
}

export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}

/** Of several that are best, any. */
export function greatest(scores: readonly number[], random: Random): number {
  const best = Math.max(...scores)
  const places = scores.flatMap((score, place) => (score > best - 1e-9 ? [place] : []))
  return places[below(places.length, random)] ?? 0
}
