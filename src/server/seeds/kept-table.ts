import type { CategoryId } from '../../contract/categories.ts'
import type { ColumnType } from '../../contract/collection-rules.ts'
import type { Language } from '../../contract/messages.ts'

/** A collection of the demo; what is in it is true. */
export interface KeptTable {
  title: string
  description: string
  language: Language
  category: CategoryId
  tags: string[]
  columns: [label: string, type: ColumnType, unit?: string][]
  /** Where all of its rows can be looked up. */
  source: string
  rows: (string | number | null)[][]
}
