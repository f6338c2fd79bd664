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

/** Mine and theirs: what they added is there too, and what they removed while I kept it is a new column again. */
export function mergeColumns(
  mine: readonly TypedColumn[],
  base: readonly CollectionColumn[],
  theirs: readonly CollectionColumn[],
): TypedColumn[] {
  const current = new Set(theirs.map(({ key }) => key))
  const known = new Set(base.map(({ key }) => key))
  const kept = mine.map((column): TypedColumn => {
    if (column.key === undefined || current.has(column.key)) return column
    const { key: _, ...rest } = column
    return { ...rest, id: newColumnId() }
  })
  const added = theirs.filter(({ key }) => !known.has(key) && !mine.some((column) => column.key === key))
  return [...kept, ...added.map(typedColumn)]
}

/** The form in the shape of a draft. A file is not kept: whoever chose it has it. */
export function draftOf({ columns, ...rest }: CollectionValues) {
  return { ...rest, columns: JSON.stringify(columns) }
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
