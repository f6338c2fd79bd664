import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedView } from '../../../contract/explore.ts'
import { failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'
import type { ViewWords } from './view-fields.tsx'
import { keepView } from './view-queries.ts'

/** Name and reach of a view that is being saved; what was typed stays whatever the server says. */
export function useViewForm(
  start: ViewWords,
  save: (words: ViewWords) => Promise<SavedView>,
  onSaved: (view: SavedView) => void,
) {
  const t = useText(messages)
  const client = useQueryClient()
  const [words, setWords] = useState(start)
  const [isNameless, setNameless] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => save({ ...words, name: words.name.trim() }),
    onSuccess: (view) => {
      keepView(client, view)
      onSaved(view)
    },
  })
  return {
    words,
    isBusy: isPending,
    error: isNameless ? t('nameMissing') : failureOf(error, t('saveFailed')),
    change: (next: ViewWords): void => {
      setWords(next)
      setNameless(false)
      if (error !== null) reset()
    },
    send: (): void => {
      setNameless(words.name.trim() === '')
      if (words.name.trim() !== '') mutate()
    },
  }
}
