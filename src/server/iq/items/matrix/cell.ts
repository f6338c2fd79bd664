/** What one cell of a matrix shows; what it does not have is not drawn. */
export interface Cell {
  shape?: number
  fill?: number
  count?: number
  hand?: number
  /** A set of lines, one bit for each. */
  lines?: number
}
export type Attribute = keyof Cell

export const ATTRIBUTES = ['shape', 'fill', 'count', 'hand', 'lines'] as const satisfies Attribute[]

export const SHAPES = 6
export const FILLS = 5
export const MOST_MARKS = 6
export const DIRECTIONS = 8
export const LINES = 8
