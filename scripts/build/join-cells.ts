import { at, type Puzzle } from './puzzle.ts'

/** Needless bytes that one file less may cost, where nobody has too many. */
const WORTH_OF_A_FILE = 150

/** Cells that were joined. */
interface Group {
  cells: number[]
  bytes: number
  /** By need: is it loaded? */
  usedBy: boolean[]
  imports: Set<Group>
}

/** Joins the cheapest two again and again; answers with the number of the file that each cell is in. */
export function joinCells({ cells, needs }: Puzzle): number[] {
  const groups: Group[] = cells.map(({ bytes }, index) => ({
    cells: [index],
    bytes,
    usedBy: needs.map((need) => need.cells.includes(index)),
    imports: new Set(),
  }))
  for (const [index, { imports }] of cells.entries())
    for (const imported of imports) at(groups, index).imports.add(at(groups, imported))
  for (;;) {
    const crowded = needs.map(({ files }, need) => groups.filter(({ usedBy }) => usedBy[need]).length > files)
    const isCrowded = crowded.some(Boolean)
    const pair = findCheapest(
      groups,
      isCrowded ? crowded : needs.map(() => true),
      isCrowded ? Infinity : WORTH_OF_A_FILE,
    )
    if (pair === undefined) break
    join(groups, ...pair)
  }
  const files: number[] = []
  for (const [file, group] of groups.entries()) for (const cell of group.cells) files[cell] = file
  return files
}

/** The two with the fewest needless bytes for each file that it spares those who count. */
function findCheapest(groups: Group[], counts: boolean[], most: number): [Group, Group] | undefined {
  let best: [Group, Group] | undefined
  let lowest = most
  for (const [index, one] of groups.entries())
    for (let next = index + 1; next < groups.length; next++) {
      const other = at(groups, next)
      // First the bytes of the two alone: seldom are they few enough to look at what those import.
      if (priceOf([one], [other], counts) >= lowest) continue
      const price = priceOf(withImports(one), withImports(other), counts)
      if (price >= lowest || isBetween(one, other) || isBetween(other, one)) continue
      lowest = price
      best = [one, other]
    }
  return best
}

/** Whoever uses one of the two will load the other with all that it imports. */
function priceOf(ones: Group[], others: Group[], counts: boolean[]): number {
  const [one, other] = [at(ones, 0), at(others, 0)]
  let needless = 0
  let spared = 0
  for (let need = 0; need < counts.length; need++) {
    if (one.usedBy[need] && other.usedBy[need]) spared += counts[need] ? 1 : 0
    else if (one.usedBy[need]) needless += unusedBytes(others, need)
    else if (other.usedBy[need]) needless += unusedBytes(ones, need)
  }
  return spared === 0 ? Infinity : needless / spared
}

function unusedBytes(groups: Group[], need: number): number {
  let bytes = 0
  for (const group of groups) if (!group.usedBy[need]) bytes += group.bytes
  return bytes
}

/** The group first, then all that it imports. */
function withImports(group: Group): Group[] {
  const found = new Set([group])
  for (const known of found) for (const imported of known.imports) found.add(imported)
  return [...found]
}

/** Whether a third file stands between the two, so that joining them would make files wait for each other. */
const isBetween = (from: Group, to: Group) =>
  [...from.imports].some((group) => group !== to && withImports(group).includes(to))

function join(groups: Group[], kept: Group, gone: Group): void {
  kept.cells.push(...gone.cells)
  kept.bytes += gone.bytes
  kept.usedBy = kept.usedBy.map((isUsed, need) => isUsed || gone.usedBy[need] === true)
  for (const imported of gone.imports) kept.imports.add(imported)
  groups.splice(groups.indexOf(gone), 1)
  for (const group of groups) if (group.imports.delete(gone)) group.imports.add(kept)
  kept.imports.delete(kept)
  for (const group of withImports(kept))
    group.usedBy = group.usedBy.map((isUsed, need) => isUsed || kept.usedBy[need] === true)
}
