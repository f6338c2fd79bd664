import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { describedBy, FieldFrame, type FieldWords } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { messages } from './messages.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldWords & {
    /** Sits under the field, for a hint on strength. */
    strength?: ReactNode
  }

export function PasswordField({
  label,
  hint,
  error,
  action,
  strength,
  className = '',
  ...input
}: PasswordFieldProps) {
  const t = useText(messages)
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} action={action}>
      <div className="input-with-button">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          className={`input ${className}`.trimEnd()}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy(id, { hint, error })}
          {...input}
        />
        <IconButton
          label={isShown ? t('hidePassword') : t('showPassword')}
          icon={isShown ? <EyeOff /> : <Eye />}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {strength}
    </FieldFrame>
  )
}
