import type { ReactNode } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton, type ButtonSize, type ButtonVariant } from '../ui/button.tsx'
import { messages } from './messages.ts'
import { keepPlace, type PendingAction } from './pending-action.ts'
import './sign-in-wall.css'

interface SignInWallProps {
  kind: PendingAction['kind']
  icon: ReactNode
  /** Whether this device holds something that was written here before. */
  hasDraft?: () => boolean
}

/** In place of a whole screen: a visitor reads why, and that nothing they wrote is lost. */
export function SignInWall({ kind, icon, hasDraft }: SignInWallProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  return (
    <section className="notice">
      <span className="notice-icon">{icon}</span>
      <h1 className="notice-title">{t(kind)}</h1>
      <p className="notice-text">{t(`${kind}Text`)}</p>
      {isAlive && hasDraft?.() === true && <p className="sign-in-draft">{t('draftKept')}</p>}
      <SignInLinks kind={kind} variant="primary" />
    </section>
  )
}

interface SignInLinksProps {
  kind: PendingAction['kind']
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Both ways in; afterwards one is back where one was. */
export function SignInLinks({ kind, variant = 'secondary', size = 'md' }: SignInLinksProps) {
  const t = useText(messages)
  const keep = () => keepPlace(kind)
  return (
    <div className="sign-in-links flex flex-wrap items-center">
      <LinkButton to="/login" variant={variant} size={size} onClick={keep}>
        {t('signIn')}
      </LinkButton>
      <LinkButton to="/register" variant="text" size={size} onClick={keep}>
        {t('join')}
      </LinkButton>
    </div>
  )
}
