import { useState } from 'react'
import { verify } from '../../../contract/auth.ts'
import { VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_LIFE_MINUTES } from '../../../contract/limits.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { call, serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { messages as frameMessages } from '../frame/messages.ts'
import { AuthHead } from '../frame/auth-head.tsx'
import { ViewHeading } from '../frame/view-heading.tsx'
import { CodeField } from './code-field.tsx'
import { messages } from './messages.ts'
import { ResendButton } from './resend-button.tsx'

interface VerifyViewProps {
  email: string
  startingCode: string
  resendAt: number | null
  onResent: () => void
  onVerified: (resetToken: string | null) => void
  onFailed: (message: string, code: string) => void
  onOtherAddress: () => void
  takesFocus: boolean
}

export function VerifyView({ email, startingCode, resendAt, takesFocus, ...on }: VerifyViewProps) {
  const t = useText(messages)
  const frame = useText(frameMessages)
  const isAlive = useIsHydrated()
  const [code, setCode] = useState(startingCode)
  const [fault, setFault] = useState<'codeRequired' | 'codeShort'>()
  const [isBusy, setBusy] = useState(false)

  async function submit(given: string): Promise<void> {
    if (isBusy) return
    if (given.length < VERIFICATION_CODE_LENGTH) return setFault(given === '' ? 'codeRequired' : 'codeShort')
    setBusy(true)
    try {
      const { resetToken } = await call(verify, { body: { code: given, email } })
      on.onVerified(resetToken)
    } catch (error) {
      on.onFailed(serverMessageOf(error) ?? frame('notReached'), given)
    }
  }

  function follow(given: string): void {
    setCode(given)
    setFault(undefined)
    if (given.length === VERIFICATION_CODE_LENGTH && given !== code) void submit(given)
  }

  return (
    <>
      <AuthHead title={t('title')} />
      {/* The code is what comes next, and its field says what it is for. */}
      <ViewHeading takesFocus={false}>{t('title')}</ViewHeading>
      <p className="auth-lead">
        {fillNodes(t('codeSentTo', { minutes: VERIFICATION_CODE_LIFE_MINUTES }), {
          email: <b className="text-text">{email}</b>,
        })}
      </p>
      <Form className="grid gap-5" busy={isBusy} onSubmit={() => void submit(code)}>
        <CodeField
          value={code}
          onCode={follow}
          onEarlyCode={setCode}
          error={fault && t(fault)}
          takesFocus={takesFocus}
        />
        <div role="alert" className="sr-only">
          {fault && t(fault)}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          busy={isBusy}
          disabled={!isAlive}
        >
          {t('verify')}
        </Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 -mt-2">
        <ResendButton email={email} resendAt={resendAt} onResent={on.onResent} />
        <Button variant="text" className="text-quiet" onClick={on.onOtherAddress}>
          {t('otherAddress')}
        </Button>
      </div>
    </>
  )
}
