import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'

export const FLOOR = 300

/** Width, height and binding of each category's spine. */
const SPINES = [
  [26, 181, 'bands'],
  [34, 204, 'label'],
  [22, 188, 'block'],
  [30, 146, 'lines'],
  [24, 134, 'bands'],
  [36, 154, 'label'],
  [20, 128, 'block'],
  [32, 192, 'label'],
  [26, 136, 'block'],
  [22, 150, 'lines'],
  [30, 160, 'bands'],
] as const
const LEFT = 8
/** After the seventh one book is taken off the shelf and leans on the next: the slash of the slogan. */
const LEAN_AFTER = 7
const LEAN_GAP = 105
const PROP_HEIGHT = 184
const LOWEST = 120
const SPAN = 88

export interface Book {
  category: CategoryId
  x: number
  width: number
  top: number
  binding: (typeof SPINES)[number][2]
}

/** Each spine is partly as high as it was drawn, partly as its category is full. */
export function booksOf(counts: Record<CategoryId, number> | undefined): Book[] {
  const most = Math.max(0, ...Object.values(counts ?? {}))
  const heightOf = (category: CategoryId, drawn: number): number => {
    if (counts === undefined || most === 0) return drawn
    return Math.round(0.4 * drawn + 0.6 * (LOWEST + SPAN * Math.sqrt(counts[category] / most)))
  }
  let left = LEFT
  return SPINES.map(([width, drawn, binding], index) => {
    const category = CATEGORIES[index] ?? 'world'
    if (index === LEAN_AFTER) left += LEAN_GAP
    const x = left
    left += width + 2
    const height = heightOf(category, drawn)
    return {
      category,
      x,
      width,
      top: FLOOR - (index === LEAN_AFTER ? Math.max(PROP_HEIGHT, height) : height),
      binding,
    }
  })
}
