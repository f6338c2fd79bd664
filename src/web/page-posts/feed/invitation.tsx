import { PenLine, Users } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { SignInLinks } from '../../sign-in-wall/public.ts'
import { messages } from './messages.ts'

/** Where a member finds the composer, a visitor reads what they could do. */
export function Invitation() {
  const t = useText(messages)
  return (
    <section className="feed-invitation" aria-label={t('inviteLabel')}>
      <PenLine aria-hidden="true" />
      <div>
        <p className="feed-invitation-title">{t('inviteTitle')}</p>
        <p className="feed-invitation-text">{t('inviteText')}</p>
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
