import { useLayoutEffect, useState } from 'react'
import { RESET_LINK_LIFE_MINUTES } from '../../contract/limits.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { useForgotPassword } from './forgot-password/use-forgot-password.tsx'
import { AuthFrame } from './frame/auth-frame.tsx'
import { ViewHeading } from './frame/view-heading.tsx'
import { clearLink, keepLink, keptLink } from './reset/kept-link.ts'
import { messages } from './reset/messages.ts'
import { NewPasswordForm } from './reset/new-password-form.tsx'
import { readResetLink } from './reset/reset-link.ts'

export function ResetPasswordPage() {
  const t = useText(messages)
  const { query } = usePlace()
  const asked = readResetLink(query)
  const [link, setLink] = useState(asked)
  const [outcome, setOutcome] = useState<'changed' | 'invalid'>()
  const isAlive = useIsHydrated()
  const [hasLooked, setLooked] = useState(false)
  const forgot = useForgotPassword()
  // A second link opened in this page starts over.
  if (asked !== null && asked.token !== link?.token) {
    setLink(asked)
    setOutcome(undefined)
  }
  // What a reload finds again the document cannot know.
  if (isAlive && !hasLooked) {
    setLooked(true)
    if (asked === null) setLink(keptLink())
  }
  const open = outcome === undefined ? link : null
  useLayoutEffect(() => {
    if (open === null) return undefined
    keepLink(open)
    return clearLink
  }, [open])
  const isTokenInAddress = asked !== null
  useLayoutEffect(() => {
    // The token is a key to the account: it stays neither in the address nor in the history.
    if (isTokenInAddress) navigate('/reset-password', { replace: true })
  }, [isTokenInAddress])
  useHead({ title: t('noTokenTitle'), description: t('intro'), isIndexable: false })

  const minutes = RESET_LINK_LIFE_MINUTES
  return (
    <AuthFrame>
      {outcome === 'changed' ? (
        <>
          <ViewHeading takesFocus>{t('doneTitle')}</ViewHeading>
          <p className="auth-lead">{t('doneText')}</p>
          <LinkButton to="/auth" variant="primary" size="lg" className="w-full">
            {t('signIn')}
          </LinkButton>
        </>
      ) : open !== null ? (
        <>
          <ViewHeading takesFocus={false}>{t('title')}</ViewHeading>
          <p className="auth-lead">{open.isVerified ? t('verifiedIntro') : t('intro')}</p>
          <NewPasswordForm
            key={open.token}
            token={open.token}
            onChanged={() => setOutcome('changed')}
            onInvalidLink={() => setOutcome('invalid')}
          />
        </>
      ) : (
        <>
          <ViewHeading takesFocus={outcome === 'invalid'}>
            {outcome === 'invalid' ? t('invalidTitle') : t('noTokenTitle')}
          </ViewHeading>
          <p className="auth-lead">
            {outcome === 'invalid' ? t('invalidText', { minutes }) : t('noTokenText', { minutes })}
          </p>
          <Button variant="primary" size="lg" className="w-full" onClick={forgot.open}>
            {t('askForLink')}
          </Button>
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 -mt-2">
            <LinkButton to="/auth" variant="text">
              {t('backToSignIn')}
            </LinkButton>
          </div>
        </>
      )}
      {forgot.dialog}
    </AuthFrame>
  )
}
