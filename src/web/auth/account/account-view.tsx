import { CircleAlert } from 'lucide-react'
import { PROVIDER_ERRORS, type ProviderError } from '../../../contract/auth.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { ViewHeading } from '../frame/view-heading.tsx'
import type { DraftProps } from './draft.ts'
import { messages } from './messages.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const ProviderButtons = deferHydration(async () => (await import('./provider-buttons.tsx')).ProviderButtons)
const SignUpNotes = deferHydration(async () => (await import('./sign-up-notes.tsx')).SignUpNotes)

export type AccountTab = 'signIn' | 'signUp'

const PROVIDER_WORDS = {
  denied: 'providerDenied',
  expired: 'providerExpired',
  unverified: 'providerUnverified',
  unavailable: 'providerUnavailable',
} as const satisfies Record<ProviderError, string>

interface AccountViewProps extends DraftProps {
  tab: AccountTab
  onTab: (tab: AccountTab) => void
  onSignedUp: (email: string) => void
  onForgot: () => void
  takesFocus: boolean
}

export function AccountView({ tab, onTab, onSignedUp, onForgot, takesFocus, ...draft }: AccountViewProps) {
  const t = useText(messages)
  const { query } = usePlace()
  const { providers } = usePageState()
  const providerError = PROVIDER_ERRORS.find((error) => error === query.get('providerError'))
  return (
    <>
      <ViewHeading takesFocus={takesFocus}>
        {tab === 'signIn' ? t('welcomeBack') : t('newAccount')}
      </ViewHeading>
      {providerError !== undefined && (
        <p role="alert" className="note note-danger text-sm">
          <CircleAlert />
          {t(PROVIDER_WORDS[providerError])}
        </p>
      )}
      <Tabs
        label={t('account')}
        tabs={[
          { id: 'signIn', label: t('signIn') },
          { id: 'signUp', label: t('signUp') },
        ]}
        selected={tab}
        onSelect={onTab}
      />
      <TabPanel id="signIn" selected={tab}>
        <SignInForm {...draft} onForgot={onForgot} />
      </TabPanel>
      <TabPanel id="signUp" selected={tab}>
        <SignUpForm {...draft} onSignedUp={onSignedUp} />
      </TabPanel>
      {/* Passkeys, and what the operator has set up. */}
      <ProviderButtons providers={providers} />
      {tab === 'signIn' ? <p className="auth-notes gap-2 text-sm">{t('browsingIsFree')}</p> : <SignUpNotes />}
    </>
  )
}
