import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { messages } from './messages.ts'
import type { useSiteSave } from './site-queries.ts'

interface SettingFormProps {
  title: string
  text: string
  saving: ReturnType<typeof useSiteSave>
  onSubmit?: () => void
  /** Only while there is something to remove. */
  onRemove?: (() => void) | undefined
  /** What the form itself found. */
  fault?: string | undefined
  children: ReactNode
}

/** One setting of the site: what it is, its fields, and beside its buttons how saving went. */
export function SettingForm({ title, text, saving, onSubmit, onRemove, fault, children }: SettingFormProps) {
  const t = useText(messages)
  const id = useId()
  const { isBusy, isSaved, error, reset, dialog } = saving
  return (
    <section aria-labelledby={id} className="max-w-measure">
      <h3 id={id} className="text-lg font-bold">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-quiet text-sm">{text}</p>
      <Form
        busy={isBusy}
        className="grid gap-4"
        aria-labelledby={id}
        onSubmit={() => onSubmit?.()}
        // What is changed again is not saved yet.
        onChange={() => isSaved && reset()}
      >
        {children}
        <div className="flex flex-wrap items-center gap-3">
          {onSubmit && (
            <Button type="submit" busy={isBusy}>
              {t('save')}
            </Button>
          )}
          {onRemove && (
            <Button variant="secondary" onClick={onRemove} disabled={isBusy}>
              {t('remove')}
            </Button>
          )}
          <p role="status" className="flex items-center gap-1.5 text-sm text-accent-text font-semibold">
            {isSaved && fault === undefined && (
              <>
                <Check className="size-4" aria-hidden="true" />
                {t('saved')}
              </>
            )}
          </p>
        </div>
        <div role="alert">
          <FieldError>{fault ?? failureOf(error, t('saveFailed'))}</FieldError>
        </div>
      </Form>
      {dialog}
    </section>
  )
}
