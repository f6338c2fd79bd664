import { PenLine, Users } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { SignInLinks } from '../../sign-in-wall/public.ts'
import { messages } from './messages.ts'

/** Where a member finds the composer, a visitor reads what they could do. */
export function Invitation() {
  const t = useText(messages)
  return (
    <section
      className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 px-5 py-4 rounded-card bg-surface max-md:grid-cols-1"
      aria-label={t('inviteLabel')}
    >
      <PenLine className="justify-self-center text-accent-text max-md:hidden" aria-hidden="true" />
      <div>
        <p className="text-lg/inherit font-semibold">{t('inviteTitle')}</p>
        <p className="text-quiet text-sm">{t('inviteText')}</p>
      </div>
      <SignInLinks kind="post" size="sm" />
    </section>
  )
}

export function FollowingWall() {
  const t = useText(messages)
  return (
    <section className="notice">
      <Users className="notice-icon" />
      <h2 className="notice-title">{t('followingWallTitle')}</h2>
      <p className="notice-text">{t('followingWallText')}</p>
    </section>
  )
}
