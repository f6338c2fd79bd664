import type { Puzzle } from './puzzle.ts'

/** What a file costs beside its code. */
const BYTES_PER_FILE = 200
const PRICE_OF_A_BYTE_TOO_MANY = 200
/** Many bytes too many at one screen are dearer than a few at each. */
const RISE_OF_THE_PRICE = 0.3
const PRICE_OF_A_FILE_TOO_MANY = 800_000

interface Cost {
  cost: number
  isWithinBudgets: boolean
}

/**
 * Bytes that all needs load, with what is too much weighing heavily; no arrangement in which files wait for each other.
 * It is asked a hundred thousand times: hence the plain arrays.
 */
export function costCounter({ cells, needs }: Puzzle): (files: readonly number[]) => Cost {
  const count = cells.length
  const bytes = new Float64Array(count)
  const imports = cells.map((): number[] => [])
  const mark = new Int32Array(count * count)
  const lastNeed = new Int32Array(count)
  const waiting = new Int32Array(count)
  let round = 0

  /** Which file imports which; each once. */
  function tie(files: readonly number[]): void {
    round++
    bytes.fill(0)
    for (const imported of imports) imported.length = 0
    for (const [cell, { bytes: size, imports: needed }] of cells.entries()) {
      const file = files[cell] ?? 0
      bytes[file] = (bytes[file] || BYTES_PER_FILE) + size
      for (const other of needed) {
        const imported = files[other] ?? 0
        if (imported === file || mark[file * count + imported] === round) continue
        mark[file * count + imported] = round
        imports[file]?.push(imported)
      }
    }
  }
  function load(file: number, top: number): number {
    if (lastNeed[file] === round) return top
    lastNeed[file] = round
    waiting[top] = file
    return top + 1
  }
  return (files) => {
    tie(files)
    if (hasCycle(imports)) return { cost: Infinity, isWithinBudgets: false }
    let cost = 0
    let fine = 0
    for (const need of needs) {
      round++
      let loaded = 0
      let fileCount = 0
      let top = 0
      for (const cell of need.cells) top = load(files[cell] ?? 0, top)
      while (top > 0) {
        const file = waiting[--top] ?? 0
        loaded += bytes[file] ?? 0
        fileCount++
        for (const imported of imports[file] ?? []) top = load(imported, top)
      }
      cost += loaded * need.weight
      const over = Math.max(0, loaded - need.bytes)
      fine += over * (PRICE_OF_A_BYTE_TOO_MANY + over * RISE_OF_THE_PRICE)
      fine += Math.max(0, fileCount - need.files) * PRICE_OF_A_FILE_TOO_MANY
    }
    return { cost: cost + fine, isWithinBudgets: fine === 0 }
  }
}

function hasCycle(imports: number[][]): boolean {
  const state = new Uint8Array(imports.length)
  const visit = (file: number): boolean => {
    if (state[file] !== 0) return state[file] === 1
    state[file] = 1
    for (const imported of imports[file] ?? []) if (visit(imported)) return true
    state[file] = 2
    return false
  }
  return imports.some((imported, file) => imported.length > 0 && visit(file))
}
