import { useId, useState } from 'react'
import { IQ_FORMS, type IqForm } from '../../../contract/iq-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { describedBy, FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messages } from './messages.ts'
import type { StartChoice } from './use-start.ts'

/** What somebody chooses and agrees to before the practice. */
export function StartForm({ onStart }: { onStart: (choice: StartChoice) => void }) {
  const t = useText(messages)
  const id = useId()
  const [form, setForm] = useState<IqForm>('full')
  const [extraTime, setExtraTime] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const error = isRefused && !isAgreed ? t('notAgreed') : undefined
  return (
    <Form
      busy={false}
      className="grid gap-5"
      aria-labelledby={`${id}-title`}
      onSubmit={() => (isAgreed ? onStart({ form, extraTime }) : setRefused(true))}
    >
      <h2 id={`${id}-title`} className="text-lg">
        {t('yourTest')}
      </h2>
      <fieldset className="min-w-0" aria-describedby={`${id}-form`}>
        <legend className="mb-2 font-semibold">{t('form')}</legend>
        <ChoiceChips
          choices={IQ_FORMS.map((value) => ({ value, label: t(value) }))}
          value={form}
          onChange={setForm}
        />
        <p id={`${id}-form`} className="field-hint mt-2 text-pretty">
          {t('formText')}
        </p>
      </fieldset>
      <Switch
        label={t('extraTime')}
        description={t('extraTimeText')}
        checked={extraTime}
        onChange={setExtraTime}
      />
      <div className="field">
        <label className="flex items-start gap-3 min-h-11 text-pretty cursor-pointer">
          <input
            id={id}
            type="checkbox"
            className="flex-none size-5 mt-0.5"
            checked={isAgreed}
            {...describedBy(id, { error })}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          {t('consent')}
        </label>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="lg">
          {t('toPractice')}
        </Button>
        <p className="text-sm text-quiet text-pretty">{t('practiceHint')}</p>
      </div>
    </Form>
  )
}
