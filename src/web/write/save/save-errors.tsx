import { useText } from '../../platform/language.tsx'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { ErrorSummary, type Refusal } from '../../ui/error-summary.tsx'
import { FIELDS, type FieldName } from '../check-article.ts'
import { messages } from './messages.ts'

interface SaveErrorsProps {
  errors: Partial<Record<FieldName, string>>
  refusal: Refusal | null
}

/** What keeps an article from being saved. */
export function SaveErrors({ errors, refusal }: SaveErrorsProps) {
  const t = useText(messages)
  const faults = FIELDS.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]] as const]))
  return (
    <ErrorSummary
      prefix="write"
      title={refusal?.message === null ? t('faults', { count: faults.length }) : t('refused')}
      refusal={refusal}
      faults={faults}
      onSignIn={() => keepPlace('suggest')}
    />
  )
}
