import type { BenchRow } from '../../scripts/bench.ts'

export function tenth(number: number): number {
  return Math.round(number * 10) / 10
}

/** A figure beside its goal. */
export function rowOf(
  what: string,
  { result, goal, isReached }: { result: string; goal: string; isReached: boolean },
): BenchRow {
  return { what, result, goal, reached: isReached ? 'yes' : 'NO' }
}
