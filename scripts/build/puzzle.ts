export const MOST_FILES = 12
/** Vendor and the bundler's own few lines, which stay by themselves. The entry travels with what every screen needs. */
export const FIXED_FILES = 2

/** Modules that every visit loads together or not at all; files are put together from these. */
export interface Cell {
  modules: string[]
  bytes: number
  /** Others, by number. */
  imports: number[]
}

/** The cells that a screen needs at one time, and how many files and bytes of ours it may have loaded by then. */
export interface Need {
  cells: number[]
  files: number
  bytes: number
  weight: number
}

export interface Puzzle {
  cells: Cell[]
  needs: Need[]
}

export interface Budget {
  before: number
  alive: number
  /** Own files at most. */
  files: number
}

/** What is there: the numbers of cells and files are never out of range. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`Nothing at ${index}`)
  return found
}
