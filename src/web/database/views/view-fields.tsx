import { VIEW_NAME_MAX } from '../../../contract/explore-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messages } from './messages.ts'

export interface ViewWords {
  name: string
  isPublic: boolean
}

interface ViewFieldsProps {
  words: ViewWords
  onChange: (words: ViewWords) => void
  error: string | undefined
  /** Where it takes the place of what was pressed. */
  isFocused?: boolean
}

/** What a saved view is called, and who can open it. */
export function ViewFields({ words, onChange, error, isFocused = false }: ViewFieldsProps) {
  const t = useText(messages)
  return (
    <>
      <Field
        label={t('name')}
        hint={t('nameHint', { max: VIEW_NAME_MAX })}
        value={words.name}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        dir="auto"
        autoFocus={isFocused}
        error={error}
        onChange={(event) => onChange({ ...words, name: event.currentTarget.value })}
      />
      <Switch
        checked={words.isPublic}
        onChange={(isPublic) => onChange({ ...words, isPublic })}
        label={t('public')}
        description={t('publicText')}
      />
    </>
  )
}
