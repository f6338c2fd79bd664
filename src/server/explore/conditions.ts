import type { Filters } from './filter-queries.ts'
import { cut, labelOf, monthOf } from './stretches.ts'

/** Something that is wanted, as a part of a tsquery, and the labels in it, one of which is enough. */
export interface Condition {
  query: string
  labels: string[]
  of: 'tag' | 'author' | 'translated' | 'stale' | 'likes' | 'days' | 'cells'
}

/** The days between which everything is. */
export interface Days {
  first: string
  last: string
}

const HIGHEST_LEVEL = 9

/** What is wanted besides type, category and language; null when nothing can be. */
export function conditionsOf(filters: Filters, { first, last }: Days): Condition[] | null {
  const { tag, authorId, from = first, to = last, isTranslated, isStale, leastLikes } = filters
  const conditions: Condition[] = []
  if (tag !== undefined) conditions.push(oneOf('tag', [` t ${tag}`]))
  if (authorId !== undefined) conditions.push(oneOf('author', [` a ${authorId}`]))
  if (isTranslated) conditions.push(oneOf('translated', [' x']))
  if (isStale) conditions.push(oneOf('stale', [' s']))
  if (leastLikes > 0)
    conditions.push(oneOf('likes', [` k ${Math.min(HIGHEST_LEVEL, Math.floor(Math.log2(leastLikes)))}`]))
  if (filters.from === undefined && filters.to === undefined) return conditions
  const [begin, end] = [from > first ? from : first, to < last ? to : last]
  if (begin > end) return null
  return [
    ...conditions,
    oneOf(
      'days',
      cut(monthOf(begin), monthOf(end)).map((stretch) => labelOf(stretch)),
    ),
  ]
}

/** The labels that one of the wanted cells has: few are named, of more what they have in common. */
export function cellConditions(
  { type, category, language }: Pick<Filters, 'type' | 'category' | 'language'>,
  cells: readonly number[],
): Condition[] {
  if (type === undefined && category === undefined && language === undefined) return []
  if (cells.length <= CELLS_NAMED)
    return [
      oneOf(
        'cells',
        cells.map((id) => ` e ${id}`),
      ),
    ]
  return [
    ...(type === undefined ? [] : [oneOf('cells', [` o ${type}`])]),
    ...(category === undefined ? [] : [oneOf('cells', [` c ${category}`])]),
    ...(language === undefined ? [] : [oneOf('cells', [` l ${language}`])]),
  ]
}

const CELLS_NAMED = 3

/** What comes in is from closed lists, digits, or a tag, none of which has a quote. */
function oneOf(of: Condition['of'], labels: string[]): Condition {
  return { of, query: `(${labels.map((label) => `'${label}'`).join('|')})`, labels }
}
