import { useText } from '../../platform/language.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messages } from './messages.ts'

interface NsfwFieldProps {
  id: string
  value: boolean
  onChange: (isNsfw: boolean) => void
  error: string | undefined
}

export function NsfwField({ id, value, onChange, error }: NsfwFieldProps) {
  const t = useText(messages)
  return (
    <div id={id} className="field pt-3 border-t border-line">
      <Switch label={t('nsfw')} description={t('nsfwText')} checked={value} onChange={onChange} />
      <FieldError role="alert">{error}</FieldError>
    </div>
  )
}
