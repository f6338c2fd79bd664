import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ErrorBody } from '../../../contract/errors.ts'
import { PUBLISH_MIN, SERIES_MIN, SUMMARY_MAX, TITLE_MAX, TITLE_MIN } from '../../../contract/limits.ts'
import { ApiError } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { randomText } from '../../platform/secure-code.ts'
import { formatMoment, scheduleMessages } from '../../scheduling/public.ts'
import { toast } from '../../ui/toast-store.ts'
import { useFormErrors } from '../../ui/use-form-errors.ts'
import { checkArticle, FIELDS, isUnfinished, type Intent } from '../check-article.ts'
import { messages } from './messages.ts'
import type { Saved, SaveOrder } from './save-article.ts'

const loadSaving = async () => import('./saving.ts')

export type Conflict = NonNullable<ErrorBody['current']>

interface SaveOptions {
  onConflict: (conflict: Conflict, order: Pick<SaveOrder, 'intent' | 'publishAt'>) => void
  onSaved: () => void
}

const NUMBERS = {
  min: TITLE_MIN,
  max: TITLE_MAX,
  publishMin: PUBLISH_MIN,
  seriesMin: SERIES_MIN,
  summaryMax: SUMMARY_MAX,
}

/** The server names a field by its path, and a text that can't be parsed by `text`. */
function fieldOf(path: string): string {
  const [name = path] = path.split('.')
  return name === 'text' ? 'content' : name
}

/** Spec 4.8: the creating state. Nothing is cleared on failure; what is wrong stands beside its field. */
export function useSave({ onConflict, onSaved }: SaveOptions) {
  const t = useText(messages)
  const s = useText(scheduleMessages)
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Intent | null>(null)
  const { refuse, fail, clear, ...form } = useFormErrors(FIELDS, fieldOf)
  const lastTry = useRef({ body: '', key: '' })
  // Nobody saves at once: it comes while they write.
  useEffect(() => void loadSaving().catch(() => {}), [])

  /** The same text once more is the same wish; another text is another one. */
  function keyFor(order: Omit<SaveOrder, 'key'>): string {
    const body = JSON.stringify([order.values, order.intent, order.publishAt])
    if (body !== lastTry.current.body) lastTry.current = { body, key: randomText(24) }
    return lastTry.current.key
  }

  /** True when there is something to put right first. */
  function check({ values, mode, intent }: Pick<SaveOrder, 'values' | 'mode' | 'intent'>): boolean {
    const faults = checkArticle(values, mode.kind, intent)
    return refuse(faults, (fault) => t(fault, NUMBERS))
  }

  async function submit(order: Omit<SaveOrder, 'key'>): Promise<void> {
    if (busy !== null) return
    if (order.intent === 'draft' && isUnfinished(order.values, order.mode.kind)) {
      // It is kept as an unfinished text already, which needs neither a title nor a category.
      clear()
      toast({ title: t('draftSaved'), description: t('keptText'), tone: 'success' })
      return
    }
    if (check(order)) return
    clear()
    setBusy(order.intent)
    try {
      const { saveArticle, rememberSaved } = await loadSaving()
      const saved = await saveArticle({ ...order, key: keyFor(order) })
      onSaved()
      rememberSaved(queryClient, saved)
      showSaved(order, saved)
      navigate(`/article/${saved.articleId}`)
    } catch (error) {
      if (error instanceof ApiError && error.current !== undefined) onConflict(error.current, order)
      else fail(error)
      setBusy(null)
    }
  }

  function showSaved({ mode, article, intent }: Omit<SaveOrder, 'key'>, saved: Saved): void {
    const publishAt = saved.article?.publishAt ?? null
    if (publishAt !== null) {
      const date = formatMoment(publishAt, language)
      toast({ title: s('scheduled'), description: s('scheduledText', { date }), tone: 'success' })
      return
    }
    const isFirst = mode.kind !== 'edit' || (article?.state === 'draft' && intent === 'publish')
    const [title, text] =
      mode.kind === 'suggest'
        ? (['suggested', 'suggestedText'] as const)
        : intent === 'draft'
          ? (['draftSaved', 'draftSavedText'] as const)
          : isFirst
            ? (['published', 'publishedText'] as const)
            : (['changed', undefined] as const)
    toast({ title: t(title), description: text && t(text), tone: 'success' })
  }

  return { busy, submit, check, ...form }
}
