import { Shield } from 'lucide-react'
import { GuildTile } from '../../guilds/public.ts'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { messages } from './guilds-messages.ts'
import { guildsOf } from './list-queries.ts'
import { ProfileList } from './profile-list.tsx'
import type { TabProps } from './tab-props.ts'

/** The public guilds that somebody is in; private ones are nobody else's affair. */
export function GuildsTab({ profile, isOwn }: TabProps) {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(guildsOf(profile.id))
  return (
    <>
      {isOwn && <p className="mt-4 text-quiet text-sm">{t('ownHint')}</p>}
      <ProfileList
        list={list}
        items={items}
        rowClassName="py-3"
        skeleton={<Skeleton className="h-12 w-full" />}
        empty={
          <EmptyState
            icon={<Shield />}
            title={t('none')}
            text={isOwn ? t('ownNone') : t('noneText', { name: profile.name })}
            action={
              isOwn && (
                <LinkButton to="/guilds" variant="primary">
                  {t('find')}
                </LinkButton>
              )
            }
          />
        }
      >
        {(guild) => (
          <li key={guild.id} className="py-1">
            <GuildTile guild={guild} fact={guild.role === 'member' ? undefined : t(guild.role)} />
          </li>
        )}
      </ProfileList>
    </>
  )
}
