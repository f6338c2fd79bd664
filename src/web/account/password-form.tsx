import { useState } from 'react'
import { savePassword, type Account } from '../../contract/account.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/limits.ts'
import { PasswordStrengthHint } from '../auth/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'
import { SaveRow } from './save-row.tsx'
import { Setting } from './setting.tsx'
import { useSaveForm } from './use-save-form.ts'

const FIELDS = ['current', 'password'] as const

export function PasswordForm({ account }: { account: Account }) {
  const t = useText(messages)
  const change = useAccountChange()
  const { fresh, dialog } = useFresh()
  const [typed, setTyped] = useState('')
  const { hasPassword, firstName, lastName, email } = account
  const newFault = (password: string): string | undefined => {
    if (password.length < PASSWORD_MIN) return t('passwordShort', { min: PASSWORD_MIN })
    return password.length > PASSWORD_MAX ? t('passwordLong', { max: PASSWORD_MAX }) : undefined
  }
  const { errors, end, formProps } = useSaveForm({
    fields: FIELDS,
    check: ({ current, password }) => ({
      current: hasPassword && current === '' ? t('passwordNeeded') : undefined,
      password: newFault(password),
    }),
    send: async ({ current, password }, form) => {
      await fresh(async () => call(savePassword, { body: { password, ...(hasPassword && { current }) } }))
      // Saved secrets do not stay on the screen.
      form.reset()
      setTyped('')
      change({ hasPassword: true })
      return t('passwordSaved')
    },
  })
  return (
    <Setting id="password" title={t('password')} text={t(hasPassword ? 'passwordText' : 'firstPasswordText')}>
      <Form {...formProps}>
        {/* Password managers look for one. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label={t('currentPassword')}
            name="current"
            autoComplete="current-password"
            error={errors.current}
          />
        )}
        <PasswordField
          label={t('newPassword')}
          name="password"
          autoComplete="new-password"
          onChange={(event) => setTyped(event.target.value)}
          error={errors.password}
          strength={
            errors.password === undefined && (
              <PasswordStrengthHint password={typed} ownWords={[firstName, lastName, email]} />
            )
          }
        />
        <SaveRow label={t(hasPassword ? 'changePassword' : 'setPassword')} {...end} />
      </Form>
      {dialog}
    </Setting>
  )
}
