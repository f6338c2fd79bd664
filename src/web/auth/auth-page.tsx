import { useState } from 'react'
import { RESEND_GAP_MS } from '../../contract/limits.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { usePageState } from '../platform/page-state.tsx'
import { AccountView, type AccountTab } from './account/account-view.tsx'
import { EMPTY_DRAFT } from './account/draft.ts'
import { messages } from './account/messages.ts'
import { useForgotPassword } from './forgot-password/use-forgot-password.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { resetPath } from './reset/reset-link.ts'
import { useAuthView } from './use-auth-view.ts'
import { ErrorView, SuccessView } from './verify/outcome-views.tsx'
import { VerifyView } from './verify/verify-view.tsx'

export function AuthPage() {
  const t = useText(messages)
  const { siteName } = usePageState()
  const { view, show, startOver, takesFocus } = useAuthView()
  const [tab, setTab] = useState<AccountTab>('signIn')
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const forgot = useForgotPassword()
  const waitBeforeResend = () => setResendAt(Date.now() + RESEND_GAP_MS)

  useHead({
    title: tab === 'signIn' ? t('signIn') : t('signUp'),
    description: t('pageDescription', { siteName }),
    isIndexable: false,
  })

  return (
    <AuthFrame>
      {view.name === 'auth' && (
        <AccountView
          tab={tab}
          onTab={setTab}
          draft={draft}
          onDraft={setDraft}
          onForgot={forgot.open}
          onSignedUp={(email) => {
            waitBeforeResend()
            show({ name: 'verify', email, code: '' })
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
          onVerified={(token) => (token === null ? show({ name: 'success' }) : navigate(resetPath(token)))}
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
