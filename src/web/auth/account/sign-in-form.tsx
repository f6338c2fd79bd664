import { useState } from 'react'
import { signin } from '../../../contract/auth.ts'
import { ApiError, call, serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { leaveForHome, navigate } from '../../platform/location.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { FormEnd } from '../frame/form-end.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { useForm } from '../frame/use-form.ts'
import { keepToastForNextPage } from '../toast-after-load.ts'
import { verificationPath } from '../verify/asked-verification.ts'
import { checkSignIn } from './checks.ts'
import { draftWith, type DraftProps } from './draft.ts'
import { messages } from './messages.ts'

const FIELDS = ['email', 'password'] as const

export function SignInForm({ draft, onDraft, onForgot }: DraftProps & { onForgot: () => void }) {
  const t = useText(messages)
  const frame = useText(frameMessages)
  const [refusal, setRefusal] = useState<string>()
  const { errors, errorCount, isBusy, formProps } = useForm({
    fields: FIELDS,
    check: (values) => {
      const { email, password } = checkSignIn(values)
      return { ...(email && { email: t(email) }), ...(password && { password: t(password) }) }
    },
    send: async (values) => {
      setRefusal(undefined)
      await call(signin, { body: values })
      keepToastForNextPage({ title: t('loggedIn'), description: t('loggedInText'), tone: 'success' })
      leaveForHome()
    },
    onFailure: (error, { email }) => {
      // The verify view tells it, with its own toast alone.
      if (error instanceof ApiError && error.code === 'needs_verification')
        return navigate(verificationPath(email.trim()))
      const reason = serverMessageOf(error) ?? frame('notReached')
      setRefusal(reason)
      toast({ title: t('loginFailed'), description: reason, tone: 'destructive' })
    },
    onEarly: (values) => onDraft({ ...draft, ...values }),
  })
  return (
    <form
      {...formProps}
      className="auth-form"
      onInput={(event) => {
        formProps.onInput(event)
        onDraft(draftWith(draft, event.target as HTMLInputElement))
      }}
    >
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={draft.email}
        error={errors.email}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        defaultValue={draft.password}
        error={errors.password}
        action={
          <button type="button" className="auth-link" onClick={onForgot}>
            {t('forgotPassword')}
          </button>
        }
      />
      <FormEnd label={t('signIn')} isBusy={isBusy} errorCount={errorCount} refusal={refusal} />
    </form>
  )
}
