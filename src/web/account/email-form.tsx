import { useRef, useState } from 'react'
import { startEmailChange, type Account } from '../../contract/account.ts'
import { isEmail } from '../../contract/auth.ts'
import { EmailSuggestion } from '../auth/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'
import { PendingEmail } from './pending-email.tsx'
import { SaveRow } from './save-row.tsx'
import { Setting } from './setting.tsx'
import { useSaveForm } from './use-save-form.ts'

const FIELDS = ['newEmail', 'password'] as const

export function EmailForm({ account }: { account: Account }) {
  const t = useText(messages)
  const change = useAccountChange()
  const { fresh, dialog } = useFresh()
  const { hasPassword, emailChange } = account
  const input = useRef<HTMLInputElement>(null)
  // Judged when the field is left: nobody is corrected in the middle of a word.
  const [leftEmail, setLeftEmail] = useState('')
  const { errors, end, formProps } = useSaveForm({
    fields: FIELDS,
    check: ({ newEmail, password }) => ({
      newEmail: isEmail(newEmail.trim()) ? undefined : t('emailWrong'),
      password: hasPassword && password === '' ? t('passwordNeeded') : undefined,
    }),
    send: async ({ newEmail, password }) => {
      const body = { newEmail, ...(hasPassword && { password }) }
      change({ emailChange: await fresh(async () => call(startEmailChange, { body })) })
      return ''
    },
  })
  function takeEmail(better: string): void {
    setLeftEmail('')
    if (input.current === null) return
    input.current.value = better
    input.current.focus()
  }
  return (
    <Setting id="email" title={t('email')} text={t('emailText')}>
      <p className="min-w-0 break-words">
        {t('emailNow')} <b className="font-semibold">{account.email}</b>
      </p>
      {emailChange !== null ? (
        <PendingEmail pending={emailChange} />
      ) : (
        <Form {...formProps}>
          <Field
            ref={input}
            label={t('newEmail')}
            name="newEmail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.newEmail}
            onInput={() => setLeftEmail('')}
            onBlur={(event) => setLeftEmail(event.target.value)}
          />
          {leftEmail !== '' && <EmailSuggestion email={leftEmail} onTake={takeEmail} />}
          {hasPassword && (
            <PasswordField
              label={t('currentPassword')}
              name="password"
              autoComplete="current-password"
              error={errors.password}
            />
          )}
          <SaveRow label={t('changeEmail')} {...end} />
        </Form>
      )}
      {dialog}
    </Setting>
  )
}
