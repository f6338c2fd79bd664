import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategoryId } from '../../../contract/categories.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { toast } from '../../ui/toast-store.ts'
import { forgetLists } from '../question-cache.ts'
import { messages } from './messages.ts'
import { QuestionForm } from './question-form.tsx'
import { emptyValues } from './question-values.ts'

/** The form of /question/ask. */
export function AskForm({ category }: { category: CategoryId | null }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { language } = useLanguage()
  const [initial] = useState(() => emptyValues(language, category))
  return (
    <QuestionForm
      initial={initial}
      editedId={null}
      onSaved={({ id }) => {
        forgetLists(client)
        toast({ title: t('asked'), description: t('askedText'), tone: 'success' })
        navigate(`/question/${id}`)
      }}
    />
  )
}
