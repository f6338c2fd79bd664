import { useQueryClient } from '@tanstack/react-query'
import { Search, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { GuildMember } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { useUser } from '../../auth/public.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { guildQueries } from '../guild-queries.ts'
import { isOfficer } from '../guild-tabs.ts'
import { MemberName } from '../member-name.tsx'
import { usePaused } from '../use-paused.ts'
import { BansList } from './bans-list.tsx'
import { MemberMenu } from './member-menu.tsx'
import { messages } from './messages.ts'
import type { TabProps } from './tab-props.ts'

/** Who leads, then everybody in the order in which they came. */
export function MembersTab({ guild }: TabProps) {
  const t = useText(messages)
  const [written, setWritten] = useState('')
  const q = usePaused(written.trim())
  const { items = [], ...list } = usePagedList(guildQueries.members(guild.id, q, useQueryClient()))
  return (
    <div className="max-w-[744px] pt-6">
      <Field
        type="search"
        label={t('find')}
        value={written}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <PagedList
        list={list}
        items={items}
        label={t('members')}
        className="row-list mt-3"
        rowClassName="py-3"
        skeleton={<Skeleton className="h-11 w-full" />}
        skeletonCount={6}
        failed={t('membersFailed')}
        end={t('end')}
        isAuto
        empty={
          <EmptyState
            icon={q === '' ? <UserRoundX /> : <Search />}
            title={t('nobody')}
            text={t('nobodyText')}
          />
        }
      >
        {(member) => <MemberRow key={member.person.id} guild={guild} member={member} />}
      </PagedList>
      {isOfficer(guild) && q === '' && <BansList guild={guild} />}
    </div>
  )
}

function MemberRow({ guild, member }: { guild: GuildDetail; member: GuildMember }) {
  const t = useText(messages)
  const { user } = useUser()
  const { person, role, joinedAt, mutedUntil } = member
  const dated = (text: string, at: string) => fillNodes(text, { date: <ShortDate at={at} /> })
  return (
    <li className="flex items-center gap-3 py-3 avatar-11">
      <MemberName person={person} role={role}>
        <span>{dated(t('joined'), joinedAt)}</span>
        {mutedUntil !== null && <span>{dated(t('mutedUntil'), mutedUntil)}</span>}
      </MemberName>
      {user !== null && user.id !== person.id && <MemberMenu guild={guild} member={member} />}
    </li>
  )
}
