import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { CATEGORY_COLOURS, COLOURS, hex, mix } from './colours.ts'

/** Width and height of each category's spine, as on the home screen. */
const SPINES = [
  [27, 181],
  [35, 204],
  [24, 188],
  [31, 146],
  [26, 134],
  [37, 154],
  [21, 128],
  [32, 192],
  [25, 136],
  [28, 150],
  [30, 160],
] as const
const LEAN_AFTER = 6
const LEAN_GAP = 92
const GAP = 2

export interface ShelfPosition {
  /** Its left end and the height of its board. */
  x: number
  floor: number
  scale: number
}

/** The books of the ten other categories, with the article's own taken out and leaning among them, and the lamp. */
export function drawBookshelf(category: CategoryId, { x, floor, scale }: ShelfPosition): string {
  const others = CATEGORIES.flatMap((id, index) =>
    id === category ? [] : [{ id, spine: SPINES[index] ?? [28, 150] }],
  )
  let left = 0
  const books = others.map(({ id, spine: [width, height] }, index) => {
    if (index === LEAN_AFTER) left += LEAN_GAP
    const book = drawBook(id, left, width, height, index % 3 === 1)
    left += width + GAP
    return book
  })
  const leaning = others.slice(0, LEAN_AFTER).reduce((sum, { spine: [width] }) => sum + width + GAP, 0)
  return `<g transform="translate(${x} ${floor}) scale(${scale})">${books.join('')}${drawLeaning(category, leaning)}${drawLamp(left + 34)}</g>`
}

function drawBook(id: CategoryId, x: number, width: number, height: number, hasLabel: boolean): string {
  const cover = mix(CATEGORY_COLOURS[id], COLOURS.bg, 0.5)
  const band = `fill="${hex(COLOURS.bg)}" opacity=".45"`
  const label = hasLabel
    ? `<rect x="${x + width / 2 - 3}" y="${30 - height}" width="6" height="40" ${band}/>`
    : ''
  return `<rect x="${x}" y="${-height}" width="${width}" height="${height}" fill="${cover}"/><rect x="${x}" y="${14 - height}" width="${width}" height="3" ${band}/>${label}`
}

/** Twenty degrees off vertical: the slash. */
function drawLeaning(category: CategoryId, x: number): string {
  const colour = hex(CATEGORY_COLOURS[category])
  const bands = 'M7-16h27l-2 6H5zM59-160h27l-2 6H57z'
  return `<g transform="translate(${x} 0)"><path fill="${colour}" d="M1 0 66-178h27L28 0z"/><path fill="${hex(COLOURS.bg)}" opacity=".42" d="${bands}"/></g>`
}

function drawLamp(x: number): string {
  return `<g transform="translate(${x} 0)"><path fill="${hex(COLOURS.accent)}" d="M0-112a52 48 0 0 1 104 0z"/><path fill="${hex(COLOURS.lamp)}" d="M0-112h104v4H0zM49-108h6V-8h-6zM26-8h52v8H26z"/></g>`
}
