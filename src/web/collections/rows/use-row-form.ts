import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { CellFault } from '../../../contract/collection-cells.ts'
import {
  createCollectionRow,
  updateCollectionRow,
  type CollectionRow,
} from '../../../contract/collection-rows.ts'
import { CELL_MAX } from '../../../contract/collection-rules.ts'
import { createRowSuggestion } from '../../../contract/collection-suggestions.ts'
import type { Collection } from '../../../contract/collections.ts'
import { useDraft } from '../../editor/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { fingerprintOf, randomText } from '../../platform/secure-code.ts'
import { toast } from '../../ui/toast-store.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { refreshCollection } from '../collection-cache.ts'
import { conflictOf } from '../conflict-of.ts'
import { messages } from './messages.ts'
import { draftOf, isBlankDraft, restoreTyped, type Typed } from './row-draft.ts'
import { changedValues, faultsOf, meetTexts, movedKeys, readSource, textsOf } from './row-values.ts'

export interface RowFormOptions {
  collection: Collection
  /** Null for a new one. */
  row: CollectionRow | null
  isSuggestion: boolean
  onDone: () => void
}

type Base = Pick<CollectionRow, 'version' | 'values' | 'sourceUrl' | 'articleId'>

const SOURCE_FIELDS = new Set(['sourceUrl', 'articleId'])
const NEW: Base = { version: 0, values: {}, sourceUrl: null, articleId: null }

/** A row from its first cell until it is saved or suggested. What was typed stays, whatever others do meanwhile. */
export function useRowForm({ collection, row, isSuggestion, onDone }: RowFormOptions) {
  const t = useText(messages)
  const client = useQueryClient()
  const { id, columns } = collection
  const [base, setBase] = useState<Base>(row ?? NEW)
  const baseTexts = useMemo(() => textsOf(base), [base])
  const [typed, setTyped] = useState<Typed>({ texts: baseTexts, summary: '' })
  /** What somebody else has changed meanwhile. */
  const [moved, setMoved] = useState<readonly string[]>([])
  const [told, setTold] = useState<'changedMeanwhile' | 'columnsChanged' | 'nothingChanged' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [seed] = useState(() => randomText(20))
  const isSending = useRef(false)
  const form = useFormErrors([...columns.map(({ key }) => key), 'source', 'summary'], (path) =>
    path.startsWith('values.') ? path.slice('values.'.length) : SOURCE_FIELDS.has(path) ? 'source' : path,
  )
  const draft = useDraft({
    kind: 'collection',
    key: `${isSuggestion ? 'suggest' : 'row'}-${id}-${row?.id ?? 'new'}`,
    value: useMemo(() => draftOf(typed, baseTexts), [typed, baseTexts]),
    restore: (content) => {
      const [restored, since] = restoreTyped(content, baseTexts)
      setTyped(restored)
      setMoved(since)
      setTold(since.length > 0 ? 'changedMeanwhile' : null)
    },
    isBlank: isBlankDraft,
    isThrifty: true,
  })

  function change(key: string, text: string): void {
    setTold(null)
    if (key === 'summary') setTyped((before) => ({ ...before, summary: text }))
    else setTyped((before) => ({ ...before, texts: { ...before.texts, [key]: text } }))
    form.corrected(key)
  }

  /** What others have written is taken over where nothing was typed, and shown beside what was. */
  function meet(current: Base): void {
    const texts = textsOf(current)
    // Somebody may have typed on while it was sent: what stands there now is met, not what was sent.
    setTyped((before) => ({ ...before, texts: meetTexts(before.texts, baseTexts, texts) }))
    setMoved((before) => [...before, ...movedKeys(baseTexts, texts)])
    setBase(current)
    setTold('changedMeanwhile')
  }

  async function send(): Promise<void> {
    if (isSending.current) return
    const source = readSource(typed.texts['source'] ?? '', location.origin)
    const faults: Partial<Record<string, CellFault | 'sourceWrong' | 'summaryMissing'>> = {
      ...faultsOf(columns, typed.texts),
      ...(source === undefined && { source: 'sourceWrong' }),
      ...(isSuggestion && typed.summary.trim() === '' && { summary: 'summaryMissing' }),
    }
    const isRefused = form.refuse(faults, (fault) =>
      t(fault === 'too-long' ? 'tooLong' : fault, { max: CELL_MAX }),
    )
    if (isRefused || source === undefined) return
    const values = changedValues(columns, typed.texts, base.values)
    const isSourceChanged = source.sourceUrl !== base.sourceUrl || source.articleId !== base.articleId
    if (Object.keys(values).length === 0 && !isSourceChanged) return setTold('nothingChanged')
    form.clear()
    draft.keepNow()
    isSending.current = true
    setBusy(true)
    try {
      await save({ values, ...(isSourceChanged && source) })
      draft.finish()
      toast({ title: t(isSuggestion ? 'suggested' : 'saved'), tone: 'success' })
      await refreshCollection(client, id)
      onDone()
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict?.currentRow !== undefined) meet(conflict.currentRow)
      else if (conflict?.currentColumns !== undefined) {
        setTold('columnsChanged')
        await refreshCollection(client, id)
      } else form.fail(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  async function save(body: {
    values: Record<string, string | number | null>
    sourceUrl?: string | null
    articleId?: number | null
  }) {
    const params = { id: String(id) }
    const key = `row-${seed}-${fingerprintOf([JSON.stringify([body, base.version, typed.summary])])}`
    if (isSuggestion) {
      const of =
        row === null
          ? { kind: 'add' as const }
          : { kind: 'change' as const, rowId: row.id, version: base.version }
      const summary = typed.summary.replaceAll(/\s+/g, ' ').trim()
      await call(createRowSuggestion, { params, body: { ...of, ...body, summary }, key })
    } else if (row === null) await call(createCollectionRow, { params, body, key })
    else
      await call(updateCollectionRow, {
        params: { ...params, rowId: String(row.id) },
        body: { version: base.version, ...body },
        key,
      })
  }

  const known = new Set(['source', ...columns.map(({ key }) => key)])
  const textIn = (key: string): string => typed.texts[key] ?? ''
  return {
    typed,
    change,
    /** Where others wrote something else than what was typed: what stands there now. */
    now: Object.fromEntries(
      moved.flatMap((key) => {
        const current = baseTexts[key] ?? ''
        return current === textIn(key) ? [] : [[key, current]]
      }),
    ) as Partial<Record<string, string>>,
    told,
    /** Typed for columns that are not there any more. */
    orphans: Object.entries(typed.texts).filter(
      ([key, text]) => !known.has(key) && text !== '' && text !== baseTexts[key],
    ),
    draft,
    errors: form.errors,
    refusal: form.refusal,
    isBusy,
    submit: (): void => void send(),
  }
}
