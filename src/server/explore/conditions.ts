import { stretchesBetween } from '../content/search-labels.ts'
import type { Filters } from './filters.ts'

/** Something that is wanted, as a part of a tsquery, and the labels in it, one of which is enough. */
export interface Condition {
  query: string
  labels: string[]
}

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** What is wanted besides type, category and language; null when nothing can be. */
export function conditionsOf(filters: Filters): Condition[] | null {
  const { tag, authorId, from, to, isTranslated, leastLikes } = filters
  const conditions: Condition[] = []
  if (tag !== undefined) conditions.push(oneOf([` t ${tag}`]))
  if (authorId !== undefined) conditions.push(oneOf([` a ${authorId}`]))
  if (isTranslated) conditions.push(oneOf([' x']))
  if (leastLikes > 0) conditions.push(oneOf([` k ${Math.floor(Math.log2(leastLikes))}`]))
  if (from !== undefined || to !== undefined) {
    const stretches = stretchesBetween(from ?? FIRST_DAY, to ?? LAST_DAY)
    if (stretches.length === 0) return null
    conditions.push(oneOf(stretches.map((quoted) => quoted.slice(1, -1))))
  }
  return conditions
}

/** The labels that one of the wanted cells has: few are named, of more what they have in common. */
export function cellConditions(
  { type, category, language }: Pick<Filters, 'type' | 'category' | 'language'>,
  cells: readonly number[],
): Condition[] {
  if (type === undefined && category === undefined && language === undefined) return []
  if (cells.length <= CELLS_NAMED) return [oneOf(cells.map((id) => ` e ${id}`))]
  return [
    ...(type === undefined ? [] : [oneOf([` o ${type}`])]),
    ...(category === undefined ? [] : [oneOf([` c ${category}`])]),
    ...(language === undefined ? [] : [oneOf([` l ${language}`])]),
  ]
}

const CELLS_NAMED = 6

/** What comes in is from closed lists, digits, or a tag, none of which has a quote. */
function oneOf(labels: string[]): Condition {
  return { query: `(${labels.map((label) => `'${label}'`).join('|')})`, labels }
}
