import { useState } from 'react'
import { resetPassword } from '../../../contract/auth.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/limits.ts'
import { ApiError, call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { newPasswordFault } from '../account/checks.ts'
import { FormEnd } from '../frame/form-end.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { PasswordStrengthHint } from '../frame/deferred-strength-hint.ts'
import { useForm } from '../frame/use-form.ts'
import { messages } from './messages.ts'

interface NewPasswordFormProps {
  token: string
  onChanged: () => void
  onInvalidLink: () => void
}

export function NewPasswordForm({ token, onChanged, onInvalidLink }: NewPasswordFormProps) {
  const t = useText(messages)
  const frame = useText(frameMessages)
  const [password, setPassword] = useState('')
  const { errors, end, formProps } = useForm({
    fields: ['password'],
    check: (values) => ({ password: newPasswordFault(values.password) }),
    words: (fault) => frame(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX }),
    send: async (values) => {
      await call(resetPassword, { body: { token, password: values.password } })
      onChanged()
    },
    failed: t('failed'),
    handleFailure: (error) => {
      const isInvalid =
        error instanceof ApiError && (error.code === 'invalid_token' || 'token' in error.fields)
      if (isInvalid) onInvalidLink()
      return isInvalid
    },
    onEarly: (values) => setPassword(values.password),
  })
  return (
    <Form {...formProps} className="grid gap-5">
      {/* Password managers look for one; whose account it is only the server knows. */}
      <input type="text" autoComplete="username" readOnly hidden />
      <PasswordField
        label={t('newPassword')}
        name="password"
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
        strength={errors.password === undefined && <PasswordStrengthHint password={password} />}
      />
      <FormEnd label={t('save')} {...end} />
    </Form>
  )
}
