import { faultOf, readCell, type CellFault } from '../../../contract/collection-cells.ts'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { CellValue, RowValues } from '../../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { isWebAddress } from '../../../contract/web-address.ts'

/** The form of a row as it is typed; what is typed for a column that is gone meanwhile stays in it. */
export type RowTexts = Record<string, string>

export const textOf = (value: CellValue | undefined): string => (value == null ? '' : String(value))

/** All cells of a row, and its source by `source`. */
export function textsOf(row: Source & Pick<CollectionRow, 'values'>): RowTexts {
  const cells = Object.entries(row.values).map(([key, value]) => [key, textOf(value)])
  return { ...Object.fromEntries(cells), source: sourceText(row) }
}

/** What others have written is taken over where nothing was typed. */
export function meetTexts(typed: RowTexts, base: RowTexts, current: RowTexts): RowTexts {
  const taken = movedKeys(base, current).filter((key) => (typed[key] ?? '') === (base[key] ?? ''))
  return { ...typed, ...Object.fromEntries(taken.map((key) => [key, current[key] ?? ''])) }
}

/** What is another text by now. */
export const movedKeys = (base: RowTexts, current: RowTexts): string[] =>
  [...new Set([...Object.keys(base), ...Object.keys(current)])].filter(
    (key) => (base[key] ?? '') !== (current[key] ?? ''),
  )

/** What is wrong, by the key of the column. */
export function faultsOf(
  columns: readonly CollectionColumn[],
  texts: RowTexts,
): Partial<Record<string, CellFault>> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const fault = faultOf(column, readCell(column.type, texts[column.key] ?? ''))
      return fault === null ? [] : [[column.key, fault]]
    }),
  )
}

/** The cells whose value is another one than in `before`; of a new row all that are not empty. */
export function changedValues(
  columns: readonly CollectionColumn[],
  texts: RowTexts,
  before: RowValues,
): RowValues {
  return Object.fromEntries(
    columns.flatMap(({ key, type }) => {
      const value = readCell(type, texts[key] ?? '')
      return value === (before[key] ?? null) ? [] : [[key, value]]
    }),
  )
}

export interface Source {
  sourceUrl: string | null
  articleId: number | null
}

/** One field for both kinds of source: an address of the web, or an article here. Undefined for what is neither. */
export function readSource(text: string, origin: string): Source | undefined {
  const typed = text.trim()
  if (typed === '') return { sourceUrl: null, articleId: null }
  const own = typed.startsWith(origin) ? typed.slice(origin.length) : typed
  const article = own.startsWith('/article/') ? readCell('article', own) : null
  if (typeof article === 'number') return { sourceUrl: null, articleId: article }
  return isWebAddress(typed) ? { sourceUrl: typed, articleId: null } : undefined
}

export const sourceText = ({ sourceUrl, articleId }: Source): string =>
  sourceUrl ?? (articleId === null ? '' : `/article/${articleId}`)
