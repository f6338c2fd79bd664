import { useEffect, useId, useRef } from 'react'
import type { IqDrawing } from '../../../contract/iq.ts'
import { useText } from '../../platform/language.tsx'
import { areShortcutsOn } from '../../platform/shortcut.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { messages } from './messages.ts'

interface OptionsProps {
  options: readonly IqDrawing[]
  value: number | null
  onChange: (choice: number) => void
  isDisabled: boolean
}

/** Radio buttons: arrows go through them, Enter sends the form, and the number of each chooses it from anywhere. */
export function Options({ options, value, onChange, isDisabled }: OptionsProps) {
  const t = useText(messages)
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (!/^[1-8]$/.test(key) || ctrlKey || metaKey || altKey || !areShortcutsOn()) return
      // Whoever types elsewhere means their text.
      if (target instanceof Element && target.matches('input:not([type=radio]), textarea, select')) return
      if (document.querySelector('dialog[open]') !== null) return
      const radio = group.current?.querySelectorAll('input')[Number(key) - 1]
      radio?.focus()
      radio?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <fieldset ref={group} className="iq-options" disabled={isDisabled}>
      <legend className="sr-only">{t('answers')}</legend>
      {options.map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- options never change places
        <label key={place} className="iq-option">
          <input
            type="radio"
            name={name}
            checked={value === place}
            onChange={() => onChange(place)}
            aria-label={t('answer', { number: place + 1 })}
          />
          <small aria-hidden="true">{place + 1}</small>
          <Drawing drawing={option} />
        </label>
      ))}
    </fieldset>
  )
}
