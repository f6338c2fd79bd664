import { Diff } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '../../platform/language.tsx'
import { describedBy, FieldError, FieldFrame } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { changeSign } from './read-number.ts'

interface NumberFieldProps {
  id: string
  value: string
  onChange: (typed: string) => void
  error: string | undefined
  isDisabled: boolean
  field: RefObject<HTMLInputElement | null>
  /** The series, which is read with the field. */
  seriesId: string
  position: number | undefined
}

/** A text field and not a number field: that one would round, and change under the wheel. */
export function NumberField(props: NumberFieldProps) {
  const { id, value, onChange, error, isDisabled, field, seriesId, position } = props
  const t = useText(messages)
  const { 'aria-describedby': fault, ...invalid } = describedBy(id, { error })
  return (
    <div className="max-w-60 mt-6">
      <FieldFrame id={id} label={t('nextNumber')}>
        <div className="input-with-button">
          <input
            id={id}
            ref={field}
            className="input text-xl tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value)}
            {...invalid}
            aria-describedby={[fault, position !== undefined && `${id}-position`, seriesId]
              .filter(Boolean)
              .join(' ')}
          />
          {/* The keys of a phone's number pad have no minus. */}
          <IconButton
            label={t('changeSign')}
            icon={<Diff />}
            disabled={isDisabled}
            onClick={() => onChange(changeSign(value))}
          />
        </div>
      </FieldFrame>
      {/* Enter is pressed in the field itself: without the alert nobody would hear it. */}
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
      {position !== undefined && (
        <span id={`${id}-position`} hidden>
          {t('item', { number: position })}:
        </span>
      )}
    </div>
  )
}
