import { costCounter } from './arrangement-cost.ts'
import { at, type Puzzle } from './puzzle.ts'

const STEPS = 400_000
/** How much worse an arrangement may get on the way to a better one, in bytes: much at first, hardly at the end. */
const FIRST_HEAT = 200_000
const LAST_HEAT = 20
const SHARE_OF_NEW_FILES = 0.05
const SHARE_OF_WHOLE_FILES = 0.03

/** One long search; another seed gives another arrangement. */
export function moveCells(puzzle: Puzzle, start: readonly number[], seed = 1): number[] {
  const countCost = costCounter(puzzle)
  return anneal((files) => countCost(files).cost, start, seed)
}

/**
 * Simulated annealing: moves one cell, or all of a file, into another file, keeps what makes the whole cheaper, and at
 * first also much of what does not, since the way to a good arrangement leads over worse ones. The same cells always
 * give the same arrangement.
 */
function anneal(costOf: (files: readonly number[]) => number, start: readonly number[], seed: number) {
  const files = [...start]
  const random = randomNumbers(seed)
  const anyCell = () => Math.floor(random() * files.length)
  let cost = costOf(files)
  let best = [...files]
  let lowest = cost
  for (let step = 0; step < STEPS; step++) {
    const heat = FIRST_HEAT * (LAST_HEAT / FIRST_HEAT) ** (step / STEPS)
    const cell = anyCell()
    const from = at(files, cell)
    const kind = random()
    const to = kind < SHARE_OF_NEW_FILES ? unusedFile(files) : at(files, anyCell())
    if (to === from) continue
    const isWhole = kind > 1 - SHARE_OF_WHOLE_FILES
    const moved = isWhole ? [...files.keys()].filter((other) => files[other] === from) : [cell]
    for (const each of moved) files[each] = to
    const next = costOf(files)
    if (next < cost || random() < Math.exp((cost - next) / heat)) {
      cost = next
      if (cost < lowest) [lowest, best] = [cost, [...files]]
    } else for (const each of moved) files[each] = from
  }
  return best
}

function unusedFile(files: number[]): number {
  const used = new Set(files)
  return files.findIndex((_file, number) => !used.has(number))
}

/** Numbers from 0 to 1 that look like chance and are the same in every build (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
