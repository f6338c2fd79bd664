import { useIsMember, useUser } from '../auth/public.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { ProfileSkeleton } from './header/profile-skeleton.tsx'
import { messages } from './messages.ts'
import { ProfileScreen } from './profile-screen.tsx'

const MembersOnly = deferHydration(async () => (await import('./members-only.tsx')).MembersOnly)

/** /profile: the same for oneself, with what nobody else sees. */
export function ProfilePage() {
  const t = useText(messages)
  const { user } = useUser()
  const isMember = useIsMember()
  useHead({ title: t('yourProfile'), description: t('yourProfileText'), isIndexable: false })
  if (!isMember) return <MembersOnly isOwn />
  return user === null ? (
    <ProfileSkeleton label={t('loading')} />
  ) : (
    <ProfileScreen id={user.id} base="/profile" isOwn />
  )
}
