import { useQuery } from '@tanstack/react-query'
import { Flag, Gem, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { useUser } from '../../auth/public.ts'
import { PersonMenu } from '../../blocks/public.ts'
import { MessageButton } from '../../conversations/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useReport } from '../../reports/public.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { profileQueries } from '../profile-queries.ts'
import { Cover } from './cover.tsx'
import { Facts } from './facts.tsx'
import { FollowPerson } from './follow-person.tsx'
import { Honor } from './honor.tsx'
import { messages } from './messages.ts'
import './plan-frame.css'

const EditButton = lazyComponent(async () => (await import('../edit/own-controls.tsx')).EditButton)
const PictureButton = lazyComponent(async () => (await import('../edit/own-controls.tsx')).PictureButton)

const PLAN_NAMES = { topaz: 'Topaz', agate: 'Agate', aqua: 'Aqua' } as const

/** Beside a name a picture is small; here is room for more of its pixels. */
const largeAvatar = (url: string): string => url.replace(/\/96\.webp$/, '/320.webp')

interface ProfileHeaderProps {
  profile: Profile
  base: string
  /** On /profile, where one changes things. */
  isOwn: boolean
}

export function ProfileHeader({ profile, base, isOwn }: ProfileHeaderProps) {
  const t = useText(messages)
  const { id, name, alias, profileUrl, bio, plan, honor } = profile
  return (
    <>
      <Cover person={profile} />
      <header className="profile-person" aria-label={t('about', { name })} data-person-header>
        {isOwn && (
          <Suspense>
            <PictureButton profile={profile} what="cover" />
          </Suspense>
        )}
        <div className="profile-face plan-frame" data-plan={plan}>
          <Avatar person={id} name={name} src={profileUrl && largeAvatar(profileUrl)} />
          {isOwn && (
            <Suspense>
              <PictureButton profile={profile} what="avatar" />
            </Suspense>
          )}
        </div>
        <h1 className="mt-3 font-read text-2xl font-bold tracking-tight wrap-anywhere" dir="auto">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-2 mt-0.5 text-quiet">
          <span className="wrap-anywhere">@{alias}</span>
          {plan !== 'free' && (
            <span className="profile-plan" data-plan={plan}>
              <Gem aria-hidden="true" />
              <span className="sr-only">{t('planOf', { plan: PLAN_NAMES[plan] })}</span>
              <span aria-hidden="true">{PLAN_NAMES[plan]}</span>
            </span>
          )}
          {!isOwn && <FollowsYou id={id} />}
        </p>
        {bio !== '' && (
          <p className="mt-3 whitespace-pre-line wrap-anywhere text-pretty" dir="auto">
            {bio}
          </p>
        )}
        {bio === '' && isOwn && <p className="mt-3 text-quiet text-pretty">{t('noBio')}</p>}
        <div className="profile-actions">
          {isOwn ? (
            <Suspense>
              <EditButton profile={profile} />
            </Suspense>
          ) : (
            <ForOthers profile={profile} />
          )}
        </div>
        <Facts profile={profile} base={base} />
        <Honor honor={honor} />
      </header>
    </>
  )
}

/** Whoever looks at themselves as others do is led to where they can change it. */
function ForOthers({ profile }: { profile: Profile }) {
  const t = useText(messages)
  const { user } = useUser()
  const report = useReport('person', profile.id, { person: profile })
  if (user?.id === profile.id)
    return (
      <LinkButton to="/profile" className="flex-1">
        <Pencil />
        {t('edit')}
      </LinkButton>
    )
  return (
    <>
      <FollowPerson person={profile} isMain className="flex-auto px-3 text-nowrap" />
      {/* Together, so that the menu is never left alone on a line. */}
      <div className="flex gap-2 [&:has(>:nth-child(2))]:flex-auto">
        <MessageButton person={profile} className="flex-auto px-3 text-nowrap" />
        <PersonMenu person={profile}>
          <MenuItem icon={<Flag />} onSelect={report.open}>
            {t('report', { name: profile.name })}
          </MenuItem>
        </PersonMenu>
      </div>
      {report.dialog}
    </>
  )
}

function FollowsYou({ id }: { id: number }) {
  const t = useText(messages)
  const { user } = useUser()
  const { data } = useQuery({
    ...profileQueries.relation(id),
    enabled: user !== null && user.id !== id,
  })
  return (
    data?.isFollowedBy === true && (
      <span className="px-1.5 rounded-small bg-raised text-xs font-semibold">{t('followsYou')}</span>
    )
  )
}
