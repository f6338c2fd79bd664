import { at, type Puzzle } from './puzzle.ts'

/** What a file costs beside its code. */
const BYTES_PER_FILE = 200
const PRICE_OF_A_BYTE_TOO_MANY = 200
/** Many bytes too many at one screen are dearer than a few at each. */
const RISE_OF_THE_PRICE = 0.3
const PRICE_OF_A_FILE_TOO_MANY = 800_000

const SPARE_FILES = 10

/** Which cell is in which file, changed step by step. */
export interface Arrangement {
  /** By cell; a file's number is below `most`. */
  files: Int32Array
  most: number
  /** Bytes that all needs load, with what is too much weighing heavily. */
  cost(): number
  /** Moves cells of one file into another and tells the cost of that; Infinity when files would wait for each other. */
  propose(cells: readonly number[], to: number): number
  /** Whatever was proposed stays, or is as it was before. */
  keep(): void
  takeBack(): void
  /** What a need loads. */
  load(need: number): { bytes: number; files: number }
}

/**
 * A cost is asked for millions of times: so every move keeps up to date which file imports which and which files a need
 * asks for, as bits. What loads neither of the two files between which something moves costs what it did.
 */
export function arrange({ cells, needs }: Puzzle, start: readonly number[]): Arrangement {
  // As many as there are to begin with and some more: the fewer there can be, the shorter are the rows of bits.
  const numbers = new Map([...new Set(start)].map((file, index) => [file, index]))
  const width = Math.ceil((numbers.size + SPARE_FILES) / 32)
  const count = width * 32
  const files = Int32Array.from(start, (file) => numbers.get(file) ?? 0)
  const bytes = new Float64Array(count)
  const held = new Int32Array(count)
  /** How many imports of cells lead from one file to another, and as bits whether any do. */
  const ties = new Int32Array(count * count)
  const imported = new Int32Array(count * width)
  /** How many cells of a file a need asks for, and as bits whether any. */
  const asked = new Int32Array(needs.length * count)
  const direct = new Int32Array(needs.length * width)
  const importers = cells.map((): number[] => [])
  const needsOf = cells.map((): number[] => [])
  for (const [cell, { imports }] of cells.entries())
    for (const other of imports) at(importers, other).push(cell)
  for (const [need, { cells: wanted }] of needs.entries())
    for (const cell of wanted) at(needsOf, cell).push(need)

  function change(counts: Int32Array, bits: Int32Array, row: number, file: number, by: 1 | -1): void {
    const place = row * count + file
    const now = (counts[place] ?? 0) + by
    counts[place] = now
    const word = row * width + (file >> 5)
    if (now === 0) bits[word] = (bits[word] ?? 0) & ~(1 << (file & 31))
    else if (now === 1 && by === 1) bits[word] = (bits[word] ?? 0) | (1 << (file & 31))
  }
  function place(cell: number, file: number, by: 1 | -1): void {
    held[file] = (held[file] ?? 0) + by
    bytes[file] = (bytes[file] ?? 0) + by * at(cells, cell).bytes
    for (const need of at(needsOf, cell)) change(asked, direct, need, file, by)
    for (const other of at(cells, cell).imports) {
      const to = files[other] ?? 0
      if (to !== file) change(ties, imported, file, to, by)
    }
    for (const other of at(importers, cell)) {
      const from = files[other] ?? 0
      if (from !== file) change(ties, imported, from, file, by)
    }
  }

  /** With a file come all that it imports, as bits: as proposed, and as it was before. */
  const reach = new Int32Array(count * width)
  const keptReach = new Int32Array(count * width)
  const state = new Uint8Array(count)
  function follow(file: number): boolean {
    if (state[file] !== 0) return state[file] === 2
    state[file] = 1
    const own = file * width
    for (let word = 0; word < width; word++) reach[own + word] = 0
    reach[own + (file >> 5)] = 1 << (file & 31)
    for (let word = 0; word < width; word++)
      for (;;) {
        const bits = (imported[own + word] ?? 0) & ~(reach[own + word] ?? 0)
        if (bits === 0) break
        const other = word * 32 + lowest(bits)
        if (!follow(other)) return false
        for (let each = 0; each < width; each++)
          reach[own + each] = (reach[own + each] ?? 0) | (reach[other * width + each] ?? 0)
      }
    state[file] = 2
    return true
  }
  const has = (rows: Int32Array, row: number, file: number) =>
    ((rows[row * width + (file >> 5)] ?? 0) & (1 << (file & 31))) !== 0
  function copyRow(from: Int32Array, to: Int32Array, row: number): void {
    for (let word = row * width; word < (row + 1) * width; word++) to[word] = from[word] ?? 0
  }

  /** The files that each need loads, as bits, and what that costs: as proposed, and as it was before. */
  const loaded = new Int32Array(needs.length * width)
  const keptLoaded = new Int32Array(needs.length * width)
  const costs = new Float64Array(needs.length)
  const keptCosts = new Float64Array(needs.length)
  function followNeed(need: number): void {
    const row = need * width
    for (let word = 0; word < width; word++) loaded[row + word] = 0
    for (let word = 0; word < width; word++)
      for (;;) {
        const bits = (direct[row + word] ?? 0) & ~(loaded[row + word] ?? 0)
        if (bits === 0) break
        const file = (word * 32 + lowest(bits)) * width
        for (let each = 0; each < width; each++)
          loaded[row + each] = (loaded[row + each] ?? 0) | (reach[file + each] ?? 0)
      }
  }
  function loadOf(need: number): { bytes: number; files: number } {
    let size = 0
    let fileCount = 0
    for (let word = 0; word < width; word++)
      for (let bits = loaded[need * width + word] ?? 0; bits !== 0; bits &= bits - 1) {
        size += BYTES_PER_FILE + (bytes[word * 32 + lowest(bits)] ?? 0)
        fileCount++
      }
    return { bytes: size, files: fileCount }
  }
  function costOf(need: number): number {
    const { bytes: size, files: fileCount } = loadOf(need)
    const { weight, bytes: budget, files: most } = at(needs, need)
    const over = Math.max(0, size - budget)
    return (
      size * weight +
      over * (PRICE_OF_A_BYTE_TOO_MANY + over * RISE_OF_THE_PRICE) +
      Math.max(0, fileCount - most) * PRICE_OF_A_FILE_TOO_MANY
    )
  }

  // `place` would count a tie from both its ends.
  for (const [cell, { imports, bytes: size }] of cells.entries()) {
    const file = files[cell] ?? 0
    held[file] = (held[file] ?? 0) + 1
    bytes[file] = (bytes[file] ?? 0) + size
    for (const need of at(needsOf, cell)) change(asked, direct, need, file, 1)
    for (const other of imports) if (files[other] !== file) change(ties, imported, file, files[other] ?? 0, 1)
  }

  let total = 0
  for (let file = 0; file < count; file++) {
    if (held[file] !== 0 && !follow(file)) total = Infinity
    copyRow(reach, keptReach, file)
  }
  for (let need = 0; need < needs.length; need++) {
    followNeed(need)
    copyRow(loaded, keptLoaded, need)
    const cost = costOf(need)
    keptCosts[need] = cost
    total += cost
  }

  let [proposed, back]: [readonly number[], number] = [[], 0]
  let next = total
  const changedFiles: number[] = []
  const changedNeeds: number[] = []
  function move(moved: readonly number[], to: number): void {
    for (const cell of moved) {
      place(cell, files[cell] ?? 0, -1)
      files[cell] = to
      place(cell, to, 1)
    }
  }
  return {
    files,
    most: count,
    cost: () => total,
    load: loadOf,
    propose(moved, to) {
      const from = files[at(moved, 0)] ?? 0
      ;[proposed, back, next] = [moved, from, total]
      changedFiles.length = 0
      changedNeeds.length = 0
      move(moved, to)
      for (let file = 0; file < count; file++) {
        const isChanged =
          file === from || file === to || has(keptReach, file, from) || has(keptReach, file, to)
        state[file] = isChanged && held[file] !== 0 ? 0 : 2
        if (isChanged) changedFiles.push(file)
      }
      for (const file of changedFiles) if (!follow(file)) return Infinity
      for (let need = 0; need < needs.length; need++)
        if (has(keptLoaded, need, from) || has(keptLoaded, need, to)) {
          changedNeeds.push(need)
          followNeed(need)
          costs[need] = costOf(need)
          next += (costs[need] ?? 0) - (keptCosts[need] ?? 0)
        }
      return next
    },
    keep() {
      total = next
      for (const file of changedFiles) copyRow(reach, keptReach, file)
      for (const need of changedNeeds) {
        copyRow(loaded, keptLoaded, need)
        keptCosts[need] = costs[need] ?? 0
      }
    },
    takeBack() {
      move(proposed, back)
      for (const file of changedFiles) copyRow(keptReach, reach, file)
      for (const need of changedNeeds) copyRow(keptLoaded, loaded, need)
    },
  }
}

/** The number of the lowest bit that is set. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
