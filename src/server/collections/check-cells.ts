import { faultOf, type CellFault } from '../../contract/collection-cells.ts'
import type { RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Text } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { cellMessage } from './cell-messages.ts'
import { messages } from './messages.ts'
import type { CollectionFacts } from './queries.ts'
import { findKnown, type Known } from './reference-queries.ts'

export interface RowInput {
  values: RowValues
  sourceUrl?: string | null | undefined
  articleId?: number | null | undefined
}

/**
 * Refuses values that do not belong in the columns of a collection. A key that is no column any more is a conflict: it was
 * one when the form was opened.
 */
export async function checkCells(
  db: Db,
  collection: Pick<CollectionFacts, 'columns' | 'columnsVersion'>,
  { values, articleId }: RowInput,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const { columns } = collection
  if (Object.keys(values).some((key) => columns.every((column) => column.key !== key)))
    refuseColumns(collection)
  const fields: Record<string, Text> = {}
  const checked = isWhole ? columns : columns.filter(({ key }) => key in values)
  for (const column of checked) {
    const fault = faultOf(column, values[column.key] ?? null)
    if (fault !== null) fields[`values.${column.key}`] = cellMessage(fault)
  }
  const known = await findKnown(db, columns, [{ values, articleId }])
  for (const { key, fault } of unknownCells(columns, values, known))
    fields[`values.${key}`] ??= cellMessage(fault)
  if (articleId != null && !known.articles.has(articleId)) fields['articleId'] = messages.noArticle
  if (Object.keys(fields).length > 0) fail('invalid_input', common.invalidInput, { fields })
}

/** The cells that are words, by the fields of a form. */
export function linesOf(values: RowValues | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`values.${key}`, value]] : [],
    ),
  )
}

/** Cells that name an article or an image which is not there. */
export function unknownCells(
  columns: readonly CollectionColumn[],
  values: RowValues,
  { articles, images }: Known,
): { key: string; fault: CellFault }[] {
  return columns.flatMap(({ key, type }): { key: string; fault: CellFault }[] => {
    const value = values[key] ?? null
    const isGone =
      (type === 'article' && typeof value === 'number' && !articles.has(value)) ||
      (type === 'image' && typeof value === 'string' && value !== '' && !images.has(value))
    return isGone ? [{ key, fault: type }] : []
  })
}

export function refuseColumns({
  columns,
  columnsVersion,
}: Pick<CollectionFacts, 'columns' | 'columnsVersion'>): never {
  return fail('edit_conflict', messages.columnsConflict, { currentColumns: { columns, columnsVersion } })
}
