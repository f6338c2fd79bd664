import { useId, useMemo } from 'react'
import { CELL_MAX } from '../../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { COUNTRY_CODES } from '../../../contract/country-codes.ts'
import { LOCALES } from '../../../contract/messages.ts'
import { PictureField } from '../../editor/public.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { describedBy, Field, FieldFrame } from '../../ui/field.tsx'
import { countryName } from '../cells/format-cell.ts'
import { messages } from './messages.ts'

interface CellFieldProps {
  id: string
  column: CollectionColumn
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** What the cell holds by now, where somebody else has changed it. */
  now: string | undefined
}

/** What a column's type asks for. */
export function CellField(props: CellFieldProps) {
  const t = useText(messages)
  const { id, column, value, onChange, error } = props
  const { label, type, unit, required } = column
  const hint = useHint(props)
  const field = {
    id,
    label,
    error,
    ...(hint !== '' && { hint }),
    value,
    required,
    dir: 'auto' as const,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  switch (type) {
    case 'number':
      return (
        // No pad of digits: on phones it has no minus, and often no dot.
        <Field {...field} {...(unit !== null && { 'aria-label': `${label} (${unit})` })} />
      )
    case 'date':
      return <Field {...field} placeholder="1945-08-17" />
    case 'url':
      return <Field {...field} type="url" inputMode="url" placeholder="https://" maxLength={CELL_MAX} />
    case 'country':
      return <CountryField {...props} hint={hint} />
    case 'article':
      return <Field {...field} placeholder="/article/7" />
    case 'image':
      return (
        <PictureField
          id={id}
          label={label}
          hint={hint === '' ? t('pictureHint') : hint}
          value={value === '' ? null : { id: 0, url: value }}
          error={error}
          onChange={(picture) => onChange(picture?.url ?? '')}
        />
      )
    default:
      return <TextField {...props} hint={hint} />
  }
}

function useHint({ column: { type, unit, required }, now }: CellFieldProps): string {
  const t = useText(messages)
  return [
    now === undefined ? '' : now === '' ? t('nowEmpty') : t('nowIs', { value: now }),
    required ? t('required') : '',
    type === 'number' && unit !== null ? t('unit', { unit }) : '',
    type === 'date' ? t('dateHint', { example: '1945-08-17' }) : '',
    type === 'article' ? t('articleHint') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function TextField({ id, column, value, onChange, error, hint }: CellFieldProps & { hint: string }) {
  const words = { error, ...(hint !== '' && { hint }) }
  return (
    <FieldFrame id={id} label={column.label} {...words}>
      <textarea
        id={id}
        className="input resize-y field-sizing-content"
        rows={1}
        dir="auto"
        required={column.required}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(id, words)}
      />
    </FieldFrame>
  )
}

function CountryField({ id, column, value, onChange, error, hint }: CellFieldProps & { hint: string }) {
  const t = useText(messages)
  const ownId = useId()
  const { language } = useLanguage()
  const countries = useMemo(() => {
    const names = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, language) }))
    return names.toSorted((one, other) => one.name.localeCompare(other.name, LOCALES[language]))
  }, [language])
  const words = { error, ...(hint !== '' && { hint }) }
  const fieldId = id || ownId
  return (
    <FieldFrame id={fieldId} label={column.label} {...words}>
      <select
        id={fieldId}
        className="input"
        value={value}
        required={column.required}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...describedBy(fieldId, words)}
      >
        <option value="">{t('noCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
