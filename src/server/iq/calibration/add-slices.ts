/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import type { Work } from '../../platform/work-pool.ts'
import type { Seen } from './examine.ts'
import type { Expected } from './expect-answers.ts'
import type { Model, People } from './model.ts'

/** Each slice in a thread, one after the other: the other threads are left to the site. */
export async function expectAll(work: Work, model: Model, slices: readonly People[]): Promise<Expected> {
  return addAll(slices, (people) => work.run<Expected>('iq-expect', { model, people }))
}

export async function examineAll(work: Work, model: Model, slices: readonly People[]): Promise<Seen> {
  return addAll(slices, (people) => work.run<Seen>('iq-examine', { model, people }))
}

async function addAll<T extends object>(
  slices: readonly People[],
  sumsOf: (people: People) => Promise<T>,
): Promise<T> {
  let sums: T | undefined
  for (const people of slices) {
    const found = await sumsOf(people)
    sums = sums === undefined ? found : add(sums, found)
  }
  if (sums === undefined) throw new Error('There is nobody')
  return sums
}

/** Adds numbers and lists of numbers by their names. */
function add<T extends object>(sums: T, found: T): T {
  const added = Object.entries(sums).map(([name, sum]: [string, Sum]) => {
    const other = found[name as keyof T] as Sum
    if (typeof sum === 'number') return [name, sum + (other as number)]
    for (let at = 0; at < sum.length; at++) sum[at]! += (other as Float64Array)[at]!
    return [name, sum]
  })
  return Object.fromEntries(added) as T
}
type Sum = number | Float64Array | Uint32Array
