import { arrange, type Arrangement } from './arrangement.ts'
import { at, type Puzzle } from './puzzle.ts'

const STEPS = 1_000_000
/** How much worse an arrangement may get on the way to a better one, in bytes: much at first, hardly at the end. */
const FIRST_HEAT = 1_000_000
/** … for one that is nearly right. */
const GENTLE_HEAT = 30_000
const LAST_HEAT = 20
const SHARE_OF_NEW_FILES = 0.05
const SHARE_OF_WHOLE_FILES = 0.03
/** What a screen has no use for in a file that it loads, all of it or what another one has use for. */
const SHARE_OF_IDLE_CELLS = 0.15
const SHARE_OF_NEW_FILES_FOR_IDLE = 0.2

/** One long search; another seed gives another arrangement. A gentle one stays near where it begins. */
export function moveCells(
  puzzle: Puzzle,
  start: readonly number[],
  seed = 1,
  { isGentle = false } = {},
): number[] {
  return anneal(puzzle, arrange(puzzle, start), seed, isGentle ? GENTLE_HEAT : FIRST_HEAT)
}

/**
 * Simulated annealing: moves one cell, all of a file, or what a screen does not need of it into another file, keeps what
 * makes the whole cheaper, and at first also much of what does not, since the way to a good arrangement leads over worse
 * ones. The same cells always give the same arrangement.
 */
function anneal(puzzle: Puzzle, arrangement: Arrangement, seed: number, firstHeat: number): number[] {
  const { files } = arrangement
  const random = randomNumbers(seed)
  const needsOf = puzzle.cells.map((): number[] => [])
  for (const [need, { cells }] of puzzle.needs.entries())
    for (const cell of cells) at(needsOf, cell).push(need)
  const anyOf = (list: readonly number[]) => at(list, Math.floor(random() * list.length))
  const related = (cell: number) => anyOf(at(puzzle.needs, anyOf(at(needsOf, cell))).cells)
  const anyCell = () => Math.floor(random() * files.length)
  const isWanted = puzzle.needs.map(({ cells }) => new Set(cells))
  const inFileOf = (cell: number) => [...files.keys()].filter((other) => files[other] === files[cell])
  /** What moves with a cell, and how often that is to a new file. */
  function chosen(cell: number): { moved: number[]; newFiles: number } {
    const kind = random()
    if (kind < SHARE_OF_WHOLE_FILES) return { moved: inFileOf(cell), newFiles: 0 }
    if (kind > SHARE_OF_WHOLE_FILES + SHARE_OF_IDLE_CELLS)
      return { moved: [cell], newFiles: SHARE_OF_NEW_FILES }
    const wanted = at(isWanted, anyOf(at(needsOf, cell)))
    const idle = inFileOf(cell).filter((other) => !wanted.has(other))
    if (idle.length === 0 || random() < 0.5) return { moved: idle, newFiles: SHARE_OF_NEW_FILES_FOR_IDLE }
    const useful = at(isWanted, anyOf(at(needsOf, anyOf(idle))))
    return { moved: idle.filter((other) => useful.has(other)), newFiles: SHARE_OF_NEW_FILES_FOR_IDLE }
  }
  let cost = arrangement.cost()
  let best = [...files]
  let lowest = cost
  for (let step = 0; step < STEPS; step++) {
    const heat = firstHeat * (LAST_HEAT / firstHeat) ** (step / STEPS)
    const cell = anyCell()
    const from = at(files, cell)
    const { moved, newFiles } = chosen(cell)
    if (moved.length === 0) continue
    const to = random() < newFiles ? unusedFile(arrangement) : at(files, related(anyOf(moved)))
    if (to === from || to === undefined) continue
    const next = arrangement.propose(moved, to)
    if (next < cost || random() < Math.exp((cost - next) / heat)) {
      arrangement.keep()
      cost = next
      if (cost < lowest) [lowest, best] = [cost, [...files]]
    } else arrangement.takeBack()
  }
  return best
}

function unusedFile({ files, most }: Arrangement): number | undefined {
  const used = new Set(files)
  for (let file = 0; file < most; file++) if (!used.has(file)) return file
  return undefined
}

/** Numbers from 0 to 1 that look like chance and are the same in every build (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
