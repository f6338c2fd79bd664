import type { Item } from '../item.ts'
import { see } from './see.ts'

const FILLS = 5
const DIRECTIONS = 8
const MOST_KINDS = 8

/** What can be seen of each option, without the matrix: raw numbers, and which of the values in this set it has. */
export function optionFeatures(item: Item): number[][] {
  if (item.kind !== 'choose8') return []
  const seen = item.options.map(see)
  const figures = [...new Set(seen.map(({ figure }) => figure))].toSorted()
  const lines = [...new Set(seen.flatMap((option) => option.lines))].toSorted()
  return seen.map((option) => [
    ...oneOf(figures.indexOf(option.figure), MOST_KINDS),
    ...oneOf(option.fill, FILLS),
    ...oneOf(option.hand, DIRECTIONS),
    ...Array.from({ length: MOST_KINDS }, (_, index) => (option.lines.includes(lines[index] ?? '') ? 1 : 0)),
    option.figure.length / 100,
    option.marks / 6,
    option.lines.length / 8,
  ])
}

const oneOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (index === value ? 1 : 0))
