/** One row of a chart. */
export interface Point {
  x: string | number
  y: number
  /** Both as words. */
  name: string
  value: string
}
