import { Suspense, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { messages } from './messages.ts'
import type { FieldsProps } from './question-fields.tsx'

const FoldedFields = lazyComponent(async () => (await import('./folded-fields.tsx')).FoldedFields)

/** What most leave as it is: folded away until somebody wants it, or something in it is wrong. */
export function FurtherFields(props: FieldsProps) {
  const t = useText(messages)
  const { tags, language, isNsfw } = props.form.errors
  const isWrong = [tags, language, isNsfw].some((error) => error !== undefined)
  const [isOpen, setOpen] = useState(false)
  // Stays open under the hand that puts it right.
  if (isWrong && !isOpen) setOpen(true)
  return (
    <details
      className="question-further"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 font-semibold cursor-pointer">{t('more')}</summary>
      <Suspense>{isOpen && <FoldedFields {...props} />}</Suspense>
    </details>
  )
}
