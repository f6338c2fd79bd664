import { useState } from 'react'
import { APP_CODE_LENGTH, passSecondStep } from '../../../contract/two-factor.ts'
import { call, serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { leaveForHome, navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { messages as accountMessages } from '../account/messages.ts'
import { messages as frameMessages } from '../frame/messages.ts'
import { ViewHeading } from '../frame/view-heading.tsx'
import { keepToastForNextPage } from '../toast-after-load.ts'
import { messages } from './messages.ts'

/** The second step of signing in, for those who have two. What is wrong stands beside the field. */
export function SecondStepView({ takesFocus }: { takesFocus: boolean }) {
  const t = useText(messages)
  const account = useText(accountMessages)
  const frame = useText(frameMessages)
  const [way, setWay] = useState<'code' | 'recoveryCode'>('code')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isCode = way === 'code'

  async function submit(given: string): Promise<void> {
    if (isBusy) return
    if (isCode && given.length < APP_CODE_LENGTH) return setError(t('codeShort'))
    if (given.trim() === '') return setError(t('recoveryNeeded'))
    setBusy(true)
    setError(undefined)
    try {
      await call(passSecondStep, { body: isCode ? { code: given } : { recoveryCode: given } })
      const title = account('loggedIn')
      keepToastForNextPage({ title, description: account('loggedInText'), tone: 'success' })
      leaveForHome()
    } catch (failure) {
      setError(serverMessageOf(failure) ?? frame('notReached'))
    } finally {
      setBusy(false)
    }
  }

  function follow(text: string): void {
    setError(undefined)
    if (!isCode) return setTyped(text)
    const digits = text.replace(/\D/g, '').slice(0, APP_CODE_LENGTH)
    setTyped(digits)
    if (digits.length === APP_CODE_LENGTH && digits !== typed) void submit(digits)
  }

  function change(): void {
    setWay(isCode ? 'recoveryCode' : 'code')
    setTyped('')
    setError(undefined)
  }

  return (
    <>
      <ViewHeading takesFocus={takesFocus}>{t('title')}</ViewHeading>
      <p className="auth-lead">{t(isCode ? 'lead' : 'recoveryLead')}</p>
      <Form className="grid gap-5" busy={isBusy} onSubmit={() => void submit(typed)}>
        <Field
          key={way}
          label={t(way)}
          name={way}
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={(event) => follow(event.currentTarget.value)}
        />
        <div role="alert" className="sr-only">
          {error}
        </div>
        <Button type="submit" variant="primary" size="lg" className="w-full" busy={isBusy}>
          {t('signIn')}
        </Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 -mt-2">
        <Button variant="text" onClick={change}>
          {t(isCode ? 'useRecovery' : 'useApp')}
        </Button>
        <Button variant="text" className="text-quiet" onClick={() => navigate('/auth')}>
          {t('startAgain')}
        </Button>
      </div>
    </>
  )
}
