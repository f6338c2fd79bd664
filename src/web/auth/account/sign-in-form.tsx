import { signin } from '../../../contract/auth.ts'
import { SECOND_STEP_PATH } from '../../../contract/two-factor.ts'
import { ApiError, call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { leaveForHome, navigate } from '../../platform/location.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { FormEnd } from '../frame/form-end.tsx'
import { useForm } from '../frame/use-form.ts'
import { keepToastForNextPage } from '../toast-after-load.ts'
import { verificationPath } from '../verify/asked-verification.ts'
import { checkSignIn } from './checks.ts'
import { draftWith, type DraftProps } from './draft.ts'
import { messages } from './messages.ts'

const FIELDS = ['email', 'password'] as const

export function SignInForm({ draft, onDraft, onForgot }: DraftProps & { onForgot: () => void }) {
  const t = useText(messages)
  const { errors, end, formProps } = useForm({
    fields: FIELDS,
    check: checkSignIn,
    words: t,
    send: async (values) => {
      await call(signin, { body: values })
      keepToastForNextPage({ title: t('loggedIn'), description: t('loggedInText'), tone: 'success' })
      leaveForHome()
    },
    failed: t('loginFailed'),
    handleFailure: (error, { email }) => {
      const code = error instanceof ApiError && error.code
      if (code === 'needs_verification') navigate(verificationPath(email.trim()))
      else if (code === 'second_factor_required') navigate(SECOND_STEP_PATH)
      else return false
      return true
    },
    onEarly: (values) => onDraft({ ...draft, ...values }),
  })
  return (
    <Form
      {...formProps}
      className="grid gap-5"
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
          <button
            type="button"
            className="reach-3 font-semibold text-accent-text hover:underline hover:underline-offset-3"
            onClick={onForgot}
          >
            {t('forgotPassword')}
          </button>
        }
      />
      <FormEnd label={t('signIn')} {...end} />
    </Form>
  )
}
