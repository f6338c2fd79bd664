import { useRef, useState } from 'react'
import { signup } from '../../../contract/auth.ts'
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/limits.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { FormEnd } from '../frame/form-end.tsx'
import { messages as frameMessages } from '../frame/messages.ts'
import { PasswordStrengthHint } from '../frame/deferred-strength-hint.ts'
import { useForm } from '../frame/use-form.ts'
import { checkSignUp, type SignUpField, type SignUpFault } from './checks.ts'
import { EmailSuggestion } from './deferred-email-suggestion.ts'
import { draftWith, type DraftProps } from './draft.ts'
import { messages } from './messages.ts'

const FIELDS: readonly SignUpField[] = ['firstName', 'lastName', 'email', 'password']

export function SignUpForm({
  draft,
  onDraft,
  onSignedUp,
}: DraftProps & { onSignedUp: (email: string) => void }) {
  const t = useText(messages)
  const frame = useText(frameMessages)
  const email = useRef<HTMLInputElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  // Judged when the field is left: nobody is corrected in the middle of a word.
  const [leftEmail, setLeftEmail] = useState('')
  const words = (fault: SignUpFault): string =>
    fault === 'passwordRequired' || fault === 'passwordShort' || fault === 'passwordLong'
      ? frame(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX })
      : t(fault)
  const { errors, end, formProps } = useForm({
    fields: FIELDS,
    check: checkSignUp,
    words,
    send: async (values) => {
      const body = { ...values, website: trap.current?.value || undefined }
      const { email } = await call(signup, { body }).catch(async (error: unknown) =>
        (await import('./sign-up-again.ts')).signUpAgain(error, body),
      )
      toast({ title: t('registered'), description: t('registeredText'), tone: 'success' })
      onSignedUp(email)
    },
    failed: t('registrationFailed'),
    onEarly: (values) => onDraft({ ...draft, ...values }),
  })
  function takeEmail(better: string): void {
    if (email.current !== null) email.current.value = better
    email.current?.focus()
    onDraft({ ...draft, email: better })
  }
  return (
    <Form
      {...formProps}
      className="grid gap-5"
      onInput={(event) => {
        formProps.onInput(event)
        onDraft(draftWith(draft, event.target as HTMLInputElement))
      }}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={t('firstName')}
          name="firstName"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          defaultValue={draft.firstName}
          error={errors.firstName}
        />
        <Field
          label={t('lastName')}
          hint={t('oneName')}
          name="lastName"
          autoComplete="family-name"
          maxLength={NAME_MAX}
          defaultValue={draft.lastName}
          error={errors.lastName}
        />
      </div>
      <Field
        ref={email}
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={draft.email}
        error={errors.email}
        onBlur={() => setLeftEmail(draft.email)}
      />
      {leftEmail !== '' && leftEmail === draft.email && (
        <EmailSuggestion email={draft.email} onTake={takeEmail} />
      )}
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        defaultValue={draft.password}
        error={errors.password}
        strength={
          errors.password === undefined && (
            <PasswordStrengthHint
              password={draft.password}
              ownWords={[draft.firstName, draft.lastName, draft.email]}
            />
          )
        }
      />
      {/* Programs fill in everything; people neither see nor reach it. */}
      <input
        ref={trap}
        name="website"
        className="sr-only"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <FormEnd label={t('signUp')} {...end} />
    </Form>
  )
}
