import { ArrowRight, MessageCircle } from 'lucide-react'
import type { GuildMember } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { useUser } from '../../auth/public.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { guildQueries } from '../guild-queries.ts'
import { isClosedTo, pathOfTab } from '../guild-tabs.ts'
import { MemberName } from '../member-name.tsx'
import { messages } from './messages.ts'
import { Rules } from './rules.tsx'

const SHOWN = 5

/** Beside the posts: what the guild is, its rules, and those who lead it. On a phone these are tabs. */
export function GuildSide({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { description, rules } = guild
  return (
    <aside className="max-lg:hidden grid grid-cols-1 content-start gap-9 pt-2">
      <section aria-labelledby="guild-about">
        <h2 id="guild-about">{t('aboutThis')}</h2>
        <p className="mt-2 text-quiet whitespace-pre-line wrap-anywhere text-pretty" dir="auto">
          {description || t('noAbout')}
        </p>
      </section>
      {rules !== null && rules.length > 0 && (
        <section aria-labelledby="guild-rules">
          <h2 id="guild-rules">{t('rules')}</h2>
          <Rules rules={rules} isShort />
        </section>
      )}
      {!isClosedTo(guild) && <Leading guild={guild} />}
    </aside>
  )
}

function Leading({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { items = [] } = usePagedList(guildQueries.members(guild.id))
  if (items.length === 0) return null
  return (
    <section aria-labelledby="guild-members">
      <h2 id="guild-members">{t('members')}</h2>
      <ul className="mt-2">
        {items.slice(0, SHOWN).map((member) => (
          <Row key={member.person.id} member={member} />
        ))}
      </ul>
      <Link to={pathOfTab(guild, 'members')} className="section-more mt-2">
        {t('seeAll', { number: formatNumber(guild.memberCount, language) })}
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  )
}

function Row({ member }: { member: GuildMember }) {
  const t = useText(messages)
  const { user } = useUser()
  const { id, name } = member.person
  return (
    <li className="flex items-center gap-3 py-2 avatar-10">
      <MemberName person={member.person} role={member.role} />
      {user !== null && user.id !== id && (
        <IconLink
          to={`/messages/new?to=${id}`}
          label={t('messageTo', { name })}
          icon={<MessageCircle />}
          className="text-quiet"
        />
      )}
    </li>
  )
}
