import { PenLine, Users } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './messages.ts'

/** Where a member finds the composer, a visitor reads what he could do. */
export function Invitation() {
  const t = useText(messages)
  return (
    <section className="feed-invitation" aria-label={t('inviteLabel')}>
      <PenLine aria-hidden="true" />
      <div>
        <p className="feed-invitation-title">{t('inviteTitle')}</p>
        <p className="feed-invitation-text">{t('inviteText')}</p>
      </div>
      <Ways />
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

/** Afterwards he is back where he was. */
function Ways() {
  const t = useText(messages)
  const keep = () => keepPlace('post')
  return (
    <div className="feed-ways">
      <LinkButton to="/login" size="sm" onClick={keep}>
        {t('signIn')}
      </LinkButton>
      <LinkButton to="/register" variant="text" size="sm" onClick={keep}>
        {t('join')}
      </LinkButton>
    </div>
  )
}
