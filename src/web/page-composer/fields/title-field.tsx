import { TITLE_MAX } from '../../../contract/limits.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Field } from '../../ui/field.tsx'
import { messages } from './messages.ts'
import { textLeft } from './text-left.ts'

interface TitleFieldProps {
  id: string
  value: string
  onChange: (title: string) => void
  isNeeded: boolean
  /** Enter leads on to the text. */
  onEnter: () => void
  error: string | undefined
}

const NEAR_END = 30

export function TitleField({ id, value, onChange, isNeeded, onEnter, error }: TitleFieldProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const room = textLeft(t, value, TITLE_MAX, NEAR_END)
  return (
    <Field
      id={id}
      name="title"
      label={t(isNeeded ? 'title' : 'titleOptional')}
      value={value}
      dir="auto"
      autoComplete="off"
      required={isNeeded}
      readOnly={!isAlive}
      hint={room.hint}
      error={room.error ?? error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
