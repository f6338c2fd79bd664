import { useState } from 'react'
import { RESEND_GAP_MS } from '../../contract/limits.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { CentredSpinner } from '../ui/spinner.tsx'
import { AccountView, type AccountTab } from './account/account-view.tsx'
import { EMPTY_DRAFT } from './account/draft.ts'
import { messages } from './account/messages.ts'
import { useForgotPassword } from './forgot-password/use-forgot-password.tsx'
import { AuthHead } from './frame/auth-head.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { resetPath } from './reset/reset-link.ts'
import { useAuthView } from './use-auth-view.ts'
import { useUser } from './user-queries.ts'

// What follows signing in and signing up; a link in a mail leads there too.
const afterViews = async () => import('./after-views.ts')
const SignedInView = deferHydration(async () => (await afterViews()).SignedInView)
const SecondStepView = deferHydration(async () => (await afterViews()).SecondStepView)
const VerifyView = deferHydration(async () => (await afterViews()).VerifyView)
const SuccessView = deferHydration(async () => (await afterViews()).SuccessView)
const ErrorView = deferHydration(async () => (await afterViews()).ErrorView)

export function AuthPage() {
  const t = useText(messages)
  const { query } = usePlace()
  const { user, isPending } = useUser()
  const { view, show, showVerify, showSuccess, startOver, takesFocus } = useAuthView()
  const [tab, setTab] = useState<AccountTab>(query.get('view') === 'signup' ? 'signUp' : 'signIn')
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const forgot = useForgotPassword()
  const isForm = view.name === 'auth' && !isPending && user === null
  const isSecondStep = query.get('step') === 'code'
  const waitBeforeResend = () => setResendAt(Date.now() + RESEND_GAP_MS)

  return (
    <AuthFrame>
      {view.name === 'auth' && (
        <AuthHead title={user !== null ? t('account') : tab === 'signIn' ? t('signIn') : t('signUp')} />
      )}
      {view.name === 'auth' && isPending && <CentredSpinner />}
      {view.name === 'auth' && user !== null && <SignedInView user={user} takesFocus={takesFocus} />}
      {isForm && isSecondStep && <SecondStepView takesFocus={takesFocus} />}
      {isForm && !isSecondStep && (
        <AccountView
          tab={tab}
          onTab={setTab}
          draft={draft}
          onDraft={setDraft}
          onForgot={forgot.open}
          onSignedUp={(email) => {
            waitBeforeResend()
            showVerify(email)
          }}
          takesFocus={takesFocus}
        />
      )}
      {view.name === 'verify' && (
        <VerifyView
          key={view.email}
          email={view.email}
          startingCode={view.code}
          resendAt={resendAt}
          onResent={waitBeforeResend}
          onVerified={(token) => (token === null ? showSuccess() : navigate(resetPath(token)))}
          onFailed={(message, code) => show({ ...view, name: 'error', message, code })}
          onOtherAddress={startOver}
          takesFocus={takesFocus}
        />
      )}
      {view.name === 'success' && <SuccessView />}
      {view.name === 'error' && (
        <ErrorView message={view.message} onTryAgain={() => show({ ...view, name: 'verify' })} />
      )}
      {forgot.dialog}
    </AuthFrame>
  )
}
