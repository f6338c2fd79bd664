import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { COLLECTION_LIMITS, COLLECTION_TITLE_MIN } from '../../../contract/collection-rules.ts'
import {
  createCollection,
  updateCollection,
  type Collection,
  type CollectionColumn,
} from '../../../contract/collections.ts'
import type { Language } from '../../../contract/messages.ts'
import { useDraft } from '../../editor/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { fingerprintOf, randomText } from '../../platform/secure-code.ts'
import { useReading } from '../../reading/public.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { detectLanguage } from '../../write/public.ts'
import { refreshCollection } from '../collection-cache.ts'
import { collectionQueries } from '../collection-queries.ts'
import { conflictOf } from '../conflict-of.ts'
import { checkCollection, FIELDS, LIMITS, type FieldName } from './check-collection.ts'
import {
  baseOf,
  columnInputs,
  draftOf,
  isBlank,
  isSameAs,
  restoreValues,
  typedColumn,
  type CollectionValues,
  type ColumnsBase,
} from './collection-values.ts'
import { mergeColumns } from './merge-columns.ts'
import { messages } from './messages.ts'
import type { useCsvStart } from './use-csv-start.ts'

interface FormOptions {
  initial: CollectionValues
  /** The one that is edited; null for a new one. */
  edited: Collection | null
  csv: ReturnType<typeof useCsvStart> | null
  onSaved: (collection: Collection) => void
}

/** A collection's form until it is saved. What was filled in stays, whatever happens. */
export function useCollectionForm({ initial, edited, csv, onSaved }: FormOptions) {
  const t = useText(messages)
  const client = useQueryClient()
  const [values, setValues] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [hasMerged, setMerged] = useState(false)
  const [newest, setNewest] = useState<ColumnsBase | null>(
    edited && { version: edited.columnsVersion, columns: edited.columns },
  )
  /** What the columns in the form began with: those of a draft with older ones than there are now. */
  const [base, setBase] = useState(newest)
  const isSending = useRef(false)
  // Of what is wrong with one column, the server names the place in the list.
  const form = useFormErrors(FIELDS, (path) => path.split('.')[0] ?? path)
  const language = useWrittenIn(values)
  const draft = useDraft({
    kind: 'collection',
    key: edited === null ? 'new' : `edit-${edited.id}`,
    value: useMemo(() => draftOf(values, base), [values, base]),
    restore: (content) => {
      const kept = baseOf(content) ?? newest
      setBase(kept)
      setValues((now) => {
        if (kept === null) return restoreValues(content, now)
        return restoreValues(content, { ...now, columns: kept.columns.map(typedColumn) })
      })
    },
    isBlank,
  })

  function change(
    changed: Partial<CollectionValues> | ((now: CollectionValues) => Partial<CollectionValues>),
    field?: FieldName,
  ): void {
    setValues((now) => ({
      ...now,
      ...(typeof changed === 'function' ? changed(now) : changed),
      seed: now.seed || randomText(20),
    }))
    if (field !== undefined) form.corrected(field)
  }

  async function send(): Promise<void> {
    // Two presses may come before the first is drawn.
    if (isSending.current) return
    const isRefused = form.refuse(checkCollection(values), (fault, name) =>
      t(fault, { min: COLLECTION_TITLE_MIN, max: LIMITS[name] ?? 0, most: COLLECTION_LIMITS.columns }),
    )
    const { category } = values
    if (isRefused || category === null) return
    form.clear()
    draft.keepNow()
    isSending.current = true
    setBusy(true)
    try {
      const saved = edited === null ? await create(category) : await update(edited.id, category)
      if (saved === null) return
      client.setQueryData(collectionQueries.detail(saved.id).queryKey, saved)
      draft.finish()
      await refreshCollection(client, saved.id)
      onSaved(saved)
    } catch (error) {
      const current = conflictOf(error)?.currentColumns
      if (current === undefined || base === null) return form.fail(error)
      const columns = current.columns as CollectionColumn[]
      setValues((now) => ({ ...now, columns: mergeColumns(now.columns, base.columns, columns) }))
      const met = { version: current.columnsVersion, columns }
      setNewest(met)
      setBase(met)
      setMerged(true)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const details = () => {
    const { title, description, tags, licence, editing, isNsfw } = values
    return { title: title.trim(), description: description.trim(), tags, licence, editing, isNsfw, language }
  }

  /** Null when its file has errors, which are listed beside it. */
  async function create(category: Collection['category']): Promise<Collection | null> {
    const columns = columnInputs(values.columns)
    const file = csv?.file ?? null
    if (csv !== null && file !== null) {
      const { read, columns: asked } = await csv.check(file, columns)
      // A column without a header of its own would be made and stay empty.
      const unfilled = values.columns.find(
        ({ isFromFile }, place) =>
          isFromFile === true && read.headers.every(({ key }) => key !== asked[place]?.key),
      )
      const fault =
        read.errors.length > 0
          ? t('fileFaulty')
          : unfilled && t('columnUnfilled', { label: unfilled.label.trim() })
      if (form.refuse({ csv: fault })) return null
    }
    const body = { ...details(), category, columns, ...(file !== null && { csv: file.text }) }
    const key = `collection-${values.seed || randomText(20)}-${fingerprintOf([JSON.stringify(body)])}`
    return call(createCollection, { body, key })
  }

  async function update(id: number, category: Collection['category']): Promise<Collection> {
    const isChanged = base !== null && !isSameAs(values.columns, base)
    const changed = isChanged && { columns: columnInputs(values.columns), columnsVersion: base.version }
    return call(updateCollection, {
      params: { id: String(id) },
      body: { ...details(), category, ...changed },
    })
  }

  return {
    values: { ...values, language },
    change,
    draft,
    errors: form.errors,
    refusal: form.refusal,
    /** Somebody else changed the columns too. */
    hasMerged,
    isBusy,
    submit: (): void => void send(),
  }
}

export type CollectionFormState = ReturnType<typeof useCollectionForm>

/** Until somebody has chosen, the text itself says what it is written in. */
function useWrittenIn({ title, description, language, isLanguageChosen }: CollectionValues): Language {
  const { writing } = useReading()
  const text = useDeferredValue(`${title} ${description}`)
  return isLanguageChosen ? language : (detectLanguage(text) ?? writing ?? language)
}
