import type { ReactNode } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import type { PendingAction } from './pending-action.ts'
import { SignInLinks } from './sign-in-links.tsx'
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
      {isAlive && hasDraft?.() === true && (
        <p className="mt-3 text-accent-text font-semibold">{t('draftKept')}</p>
      )}
      <SignInLinks kind={kind} variant="primary" />
    </section>
  )
}
