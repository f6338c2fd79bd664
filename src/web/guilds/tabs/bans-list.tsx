import { changeGuildMember } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { toast } from '../../ui/toast-store.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { guildQueries, useInnerAct, type GuildBan } from '../guild-queries.ts'
import { MemberName } from '../member-name.tsx'
import { messages } from './messages.ts'

/** For those who lead: who may not come back, and why. Nothing where there is nobody. */
export function BansList({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { items, ...list } = usePagedList(guildQueries.bans(guild.id))
  if (list.isPending || items?.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="guild-bans">
      <h2 id="guild-bans" className="text-xl">
        {t('banned')}
      </h2>
      <PagedList
        list={list}
        items={items ?? []}
        label={t('banned')}
        className="row-list"
        failed={t('bansFailed')}
        empty={null}
      >
        {(ban) => <BanRow key={ban.person.id} guildId={guild.id} ban={ban} />}
      </PagedList>
    </section>
  )
}

function BanRow({ guildId, ban }: { guildId: number; ban: GuildBan }) {
  const t = useText(messages)
  const { person, by, reason, createdAt } = ban
  const lift = useInnerAct(
    () =>
      call(changeGuildMember, {
        params: { id: String(guildId), userId: String(person.id) },
        body: { banned: false },
      }),
    () => toast({ title: t('lifted', { name: person.name }), tone: 'success' }),
  )
  return (
    <li className="flex items-center gap-3 py-3 avatar-11">
      <MemberName person={person}>
        {by !== null && <span>{t('bannedBy', { name: by.name })}</span>}
        <ShortDate at={createdAt} />
        {reason !== '' && <span className="wrap-anywhere">{reason}</span>}
      </MemberName>
      <Button
        size="sm"
        aria-label={`${t('lift')}: ${person.name}`}
        busy={lift.isPending}
        onClick={() => lift.mutate()}
      >
        {t('lift')}
      </Button>
    </li>
  )
}
