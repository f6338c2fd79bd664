import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_LIMITS,
  COLLECTION_TITLE_MAX,
  COLLECTION_TITLE_MIN,
  COLUMN_LABEL_MAX,
} from '../../../contract/collection-rules.ts'
import type { CollectionValues } from './collection-values.ts'

/** In the order of the form. */
export const FIELDS = [
  'csv',
  'title',
  'description',
  'category',
  'language',
  'columns',
  'editing',
  'licence',
  'tags',
  'isNsfw',
] as const
export type FieldName = (typeof FIELDS)[number]
export type Fault =
  | 'tooShort'
  | 'tooLong'
  | 'categoryMissing'
  | 'columnsMissing'
  | 'columnsTwice'
  | 'columnsMany'

export const LIMITS: Partial<Record<string, number>> = {
  title: COLLECTION_TITLE_MAX,
  description: COLLECTION_DESCRIPTION_MAX,
  columns: COLUMN_LABEL_MAX,
}

/** What is to be put right before anything is sent. */
export function checkCollection(values: CollectionValues): Partial<Record<FieldName, Fault>> {
  const { title, description, category, columns } = values
  const { length } = title.trim()
  const labels = columns.map(({ label }) => label.trim().toLowerCase())
  const columnFault: Fault | null = labels.some((label) => label === '')
    ? 'columnsMissing'
    : labels.some((label) => label.length > COLUMN_LABEL_MAX)
      ? 'tooLong'
      : new Set(labels).size < labels.length
        ? 'columnsTwice'
        : labels.length > COLLECTION_LIMITS.columns
          ? 'columnsMany'
          : null
  return {
    ...(length < COLLECTION_TITLE_MIN && { title: 'tooShort' }),
    ...(length > COLLECTION_TITLE_MAX && { title: 'tooLong' }),
    ...(description.trim().length > COLLECTION_DESCRIPTION_MAX && { description: 'tooLong' }),
    ...(category === null && { category: 'categoryMissing' }),
    ...(columnFault !== null && { columns: columnFault }),
  }
}
