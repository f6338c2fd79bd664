import { ALT_MAX } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { toOneLine } from '../../ui/one-line.ts'
import type { MediumKind } from '../form/post-values.ts'
import { messages } from './messages.ts'
import { textLeft } from './text-left.ts'

interface AltFieldProps {
  id: string
  kind: MediumKind
  value: string
  onChange: (alt: string) => void
  error: string | undefined
}

const NEAR_END = 60

/** Always open beside the medium. One line for a screen reader, but long enough to need more on screen. */
export function AltField({ id, kind, value, onChange, error: refused }: AltFieldProps) {
  const t = useText(messages)
  const { hint, error = refused } = textLeft(t, value, ALT_MAX, NEAR_END)
  return (
    <FieldFrame id={id} label={t(kind === 'image' ? 'altPhoto' : 'altVideo')} hint={hint} error={error}>
      <textarea
        id={id}
        name="mediaAlt"
        className="input block resize-none field-sizing-content [unicode-bidi:plaintext] min-h-18 max-h-50"
        rows={2}
        dir="auto"
        value={value}
        {...describedBy(id, { hint, error })}
        onChange={(event) => onChange(toOneLine(event.currentTarget.value))}
      />
    </FieldFrame>
  )
}
