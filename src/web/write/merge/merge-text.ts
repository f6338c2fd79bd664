export interface MarkedLine {
  text: string
  isOnlyHere: boolean
}

/** A text line by line; those that the other one does not have are marked. */
export function markLines(text: string, other: string): MarkedLine[] {
  const known = new Set(other.split('\n').map((line) => line.trim()))
  return text.split('\n').map((line) => ({ text: line, isOnlyHere: !known.has(line.trim()) }))
}

/** Whether lines are left that the server has put between two versions of one place. */
export function hasMarks(text: string): boolean {
  return /^=== .+ ===$/m.test(text)
}
