import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import {
  COLLECTION_EDITING,
  COLLECTION_LIMITS,
  COLUMN_TYPES,
  LICENCES,
  type CollectionEditing,
  type ColumnType,
  type Licence,
} from '../../../contract/collection-rules.ts'
import type { Collection, CollectionColumn, ColumnInput } from '../../../contract/collections.ts'
import type { DraftContent } from '../../../contract/drafts.ts'
import { TAGS_MAX } from '../../../contract/limits.ts'
import { isLanguage, type Language } from '../../../contract/messages.ts'
import { isTag } from '../../../contract/tag-rules.ts'

/** A column as it is typed; `id` is the form's own, `key` the server's once it is saved. */
export interface TypedColumn {
  id: string
  key?: string
  label: string
  type: ColumnType
  unit: string
  required: boolean
  /** Named by the header of a file, which finds its column by that name. */
  isFromFile?: boolean
  /** The type that fits the file, before anybody chose another. */
  offeredType?: ColumnType
}

/** The columns that a form began with, and which version of them that was. */
export interface ColumnsBase {
  version: number
  columns: CollectionColumn[]
}

export interface CollectionValues {
  title: string
  description: string
  category: CategoryId | null
  language: Language
  isLanguageChosen: boolean
  tags: string[]
  licence: Licence
  editing: CollectionEditing
  isNsfw: boolean
  columns: TypedColumn[]
  /** Makes a repeat of the same words the same wish. */
  seed: string
}

let made = 0
/** For the form alone: rows stay themselves while they move. */
export const newColumnId = (): string => `n${made++}`

export const blankColumn = (): TypedColumn => ({
  id: newColumnId(),
  label: '',
  type: 'text',
  unit: '',
  required: false,
})

export function emptyValues(language: Language): CollectionValues {
  return {
    title: '',
    description: '',
    category: null,
    language,
    isLanguageChosen: false,
    tags: [],
    licence: 'cc-by-sa-4.0',
    editing: 'suggest',
    isNsfw: false,
    columns: [{ ...blankColumn(), required: true }, blankColumn()],
    seed: '',
  }
}

export const typedColumn = ({ key, label, type, unit, required }: CollectionColumn): TypedColumn => ({
  id: key,
  key,
  label,
  type,
  unit: unit ?? '',
  required,
})

export function valuesOf(collection: Collection): CollectionValues {
  const { title, description, category, language, tags, licence, editing, isNsfw, columns } = collection
  return {
    title,
    description,
    category,
    language,
    tags,
    licence,
    editing,
    isNsfw,
    isLanguageChosen: true,
    columns: columns.map(typedColumn),
    seed: '',
  }
}

export const columnInputs = (columns: readonly TypedColumn[]): ColumnInput[] =>
  columns.map(({ key, label, type, unit, required }) => ({
    ...(key !== undefined && { key }),
    label: label.trim(),
    type,
    unit: type === 'number' && unit.trim() !== '' ? unit.trim() : null,
    required,
  }))

/** Whether columns are those of the base, as they would be sent. */
export const isSameAs = (columns: readonly TypedColumn[], base: ColumnsBase): boolean =>
  JSON.stringify(columnInputs(columns)) === JSON.stringify(columnInputs(base.columns.map(typedColumn)))

/** The form in the shape of a draft. A file is not kept: whoever chose it has it. */
export function draftOf({ columns, ...rest }: CollectionValues, base: ColumnsBase | null = null) {
  // Columns that nobody has touched are not kept: others may change them before the draft is taken up again.
  const isKept = base === null || !isSameAs(columns, base)
  return {
    ...rest,
    columns: isKept ? JSON.stringify(columns) : '',
    base: isKept && base !== null ? JSON.stringify(base) : '',
  }
}

/** What the columns of a draft began with; null where it has none of its own. */
export function baseOf({ base }: DraftContent): ColumnsBase | null {
  try {
    const read = (typeof base === 'string' && base !== '' ? JSON.parse(base) : null) as ColumnsBase | null
    const isWhole = typeof read?.version === 'number' && Array.isArray(read.columns)
    return isWhole &&
      read.columns.every(({ key, label }) => typeof key === 'string' && typeof label === 'string')
      ? read
      : null
  } catch {
    return null
  }
}

/** What a draft does not say, or says in a way nobody understands, stays as it is. */
export function restoreValues(content: DraftContent, now: CollectionValues): CollectionValues {
  const { title, description, tags, language, isLanguageChosen, isNsfw, seed } = content
  return {
    title: typeof title === 'string' ? title : now.title,
    description: typeof description === 'string' ? description : now.description,
    category: CATEGORIES.find((category) => category === content['category']) ?? now.category,
    language: isLanguage(language) ? language : now.language,
    isLanguageChosen: typeof isLanguageChosen === 'boolean' ? isLanguageChosen : now.isLanguageChosen,
    tags: Array.isArray(tags) ? tags.filter(isTag).slice(0, TAGS_MAX) : now.tags,
    licence: LICENCES.find((licence) => licence === content['licence']) ?? now.licence,
    editing: COLLECTION_EDITING.find((editing) => editing === content['editing']) ?? now.editing,
    isNsfw: typeof isNsfw === 'boolean' ? isNsfw : now.isNsfw,
    columns: readColumns(content['columns']) ?? now.columns,
    seed: typeof seed === 'string' ? seed : now.seed,
  }
}

function readColumns(kept: unknown): TypedColumn[] | null {
  try {
    const read: unknown = typeof kept === 'string' ? JSON.parse(kept) : null
    if (!Array.isArray(read) || read.length === 0) return null
    return read.slice(0, COLLECTION_LIMITS.columns).map((one: unknown): TypedColumn => {
      const { key, label, type, unit, required } = Object(one) as Record<string, unknown>
      return {
        id: newColumnId(),
        ...(typeof key === 'string' && { key }),
        label: typeof label === 'string' ? label : '',
        type: COLUMN_TYPES.find((known) => known === type) ?? 'text',
        unit: typeof unit === 'string' ? unit : '',
        required: required === true,
      }
    })
  } catch {
    return null
  }
}

export const isBlank = ({ title, description, columns }: ReturnType<typeof draftOf>): boolean =>
  title.trim() === '' && description.trim() === '' && !/"label":"[^"]/.test(columns)
