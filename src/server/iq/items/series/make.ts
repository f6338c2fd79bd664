/** Every maker gives the numbers that are shown, and then the one that is asked for. */

export function follow(
  start: readonly number[],
  count: number,
  next: (numbers: readonly number[]) => number,
): number[] {
  const numbers = [...start]
  while (numbers.length <= count) numbers.push(next(numbers))
  return numbers
}

/** The last one, the one before it … */
export const back = (numbers: readonly number[], places: number): number => numbers.at(-places) ?? 0

export const plus = (start: number, step: number, count: number): number[] =>
  follow([start], count, (numbers) => back(numbers, 1) + step)

export const times = (start: number, factor: number, count: number): number[] =>
  follow([start], count, (numbers) => back(numbers, 1) * factor)

/** A first number, a first difference, and what the difference grows by, and what that grows by. */
export function grow(
  start: number,
  difference: number,
  growth: number,
  bend: number,
  count: number,
): number[] {
  const numbers = [start]
  let step = difference
  let more = growth
  while (numbers.length <= count) {
    numbers.push(back(numbers, 1) + step)
    step += more
    more += bend
  }
  return numbers
}

type Step = (number: number) => number
export const add =
  (by: number): Step =>
  (number) =>
    number + by
export const multiply =
  (by: number): Step =>
  (number) =>
    number * by

export const inTurns = (start: number, steps: readonly Step[], count: number): number[] =>
  follow([start], count, (numbers) => steps[(numbers.length - 1) % steps.length]?.(back(numbers, 1)) ?? 0)

export const addInTurns = (start: number, steps: readonly number[], count: number): number[] =>
  inTurns(start, steps.map(add), count)

/** A number is so many times the last, and a step. */
export const linear = (start: number, factor: number, step: number, count: number): number[] =>
  follow([start], count, (numbers) => factor * back(numbers, 1) + step)

export const interleave = (first: readonly number[], second: readonly number[], count: number): number[] =>
  Array.from(
    { length: count + 1 },
    (_, index) => (index % 2 === 0 ? first : second)[Math.floor(index / 2)] ?? 0,
  )

/** From the two before: so much of the last, so much of the one before it, and a step. */
export const fromTwo = (
  start: readonly number[],
  last: number,
  before: number,
  step: number,
  count: number,
): number[] => follow(start, count, (numbers) => last * back(numbers, 1) + before * back(numbers, 2) + step)

export const fromThree = (
  start: readonly number[],
  [one, two, three]: readonly [number, number, number],
  count: number,
) =>
  follow(
    start,
    count,
    (numbers) => one * back(numbers, 1) + two * back(numbers, 2) + three * back(numbers, 3),
  )
