import { Check, Pipette } from 'lucide-react'
import { useId } from 'react'
import { GUILD_COLORS, GUILD_LOGOS } from '../../../contract/guild-rules.ts'
import { useText } from '../../platform/language.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SIGN_NAMES } from '../crest-signs.ts'
import { Crest } from '../crest.tsx'
import type { GuildWords } from './check-guild.ts'
import './form.css'
import { messages } from './messages.ts'

type CrestWords = Pick<GuildWords, 'logo' | 'logoBackgroundColor'>

interface CrestPickerProps {
  value: CrestWords
  onChange: (change: Partial<CrestWords>) => void
  error: string | undefined
}

/** One of five signs, on one of eight colours or any other that white is legible on. */
export function CrestPicker({ value, onChange, error }: CrestPickerProps) {
  const t = useText(messages)
  const id = useId()
  const isOwn = !GUILD_COLORS.some((color) => color === value.logoBackgroundColor)
  return (
    <>
      <fieldset className="field">
        <legend className="field-head mb-1.5">{t('sign')}</legend>
        <div className="flex flex-wrap gap-2">
          {GUILD_LOGOS.map((logo) => (
            <label key={logo} className="sign-choice" data-tooltip={t(SIGN_NAMES[logo])}>
              <input
                type="radio"
                name={`${id}-logo`}
                className="sr-only"
                aria-label={t(SIGN_NAMES[logo])}
                checked={logo === value.logo}
                onChange={() => onChange({ logo })}
              />
              <Crest guild={{ ...value, logo }} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="field" aria-invalid={error !== undefined || undefined}>
        <legend className="field-head mb-1.5">{t('color')}</legend>
        <div className="flex flex-wrap gap-2">
          {GUILD_COLORS.map((color, place) => (
            <label key={color} className="color-choice">
              <input
                type="radio"
                name={`${id}-color`}
                className="sr-only"
                aria-label={t('colorNumber', { number: place + 1 })}
                checked={color === value.logoBackgroundColor}
                onChange={() => onChange({ logoBackgroundColor: color })}
              />
              <Swatch color={color} isChosen={color === value.logoBackgroundColor} />
            </label>
          ))}
          <label className="color-choice" data-chosen={isOwn || undefined} data-tooltip={t('ownColor')}>
            <input
              type="color"
              className="sr-only"
              aria-label={t('ownColor')}
              value={value.logoBackgroundColor}
              onChange={(event) => onChange({ logoBackgroundColor: event.currentTarget.value })}
            />
            {isOwn ? <Swatch color={value.logoBackgroundColor} isChosen /> : <Pipette aria-hidden="true" />}
          </label>
        </div>
        <FieldError role="alert">{error}</FieldError>
      </fieldset>
    </>
  )
}

function Swatch({ color, isChosen }: { color: string; isChosen: boolean }) {
  return (
    <>
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={color} />
      </svg>
      {isChosen && <Check aria-hidden="true" />}
    </>
  )
}
