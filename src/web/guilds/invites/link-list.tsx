import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { revokeGuildLink, type GuildLink } from '../../../contract/guild-members.ts'
import { call } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { toast } from '../../ui/toast-store.ts'
import { guildQueries, useInnerAct } from '../guild-queries.ts'
import { messages } from './messages.ts'

interface LinkListProps {
  guildId: number
  onRevoked: (id: number) => void
}

/** The links that still work; what they were is not known any more, only how often they were used. */
export function LinkList({ guildId, onRevoked }: LinkListProps) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(guildQueries.links(guildId))
  if (isError && data === undefined)
    return <LoadFailed title={t('linksFailed')} retry={() => void refetch()} busy={isFetching} />
  if (data === undefined || data.length === 0) return null
  return (
    <div>
      <h4 className="text-sm font-semibold">{t('links')}</h4>
      <ul className="row-list" aria-label={t('links')}>
        {data.map((link) => (
          <LinkRow key={link.id} guildId={guildId} link={link} onRevoked={onRevoked} />
        ))}
      </ul>
    </div>
  )
}

function LinkRow({ guildId, link, onRevoked }: LinkListProps & { link: GuildLink }) {
  const line = useId()
  const t = useText(messages)
  const { id, createdBy, expiresAt, maxUses, uses } = link
  const revoke = useInnerAct(
    () => call(revokeGuildLink, { params: { id: String(guildId), linkId: String(id) } }),
    () => {
      onRevoked(id)
      toast({ title: t('revoked'), tone: 'success' })
    },
  )
  return (
    <li className="flex items-center gap-3 py-2">
      <p id={line} className="meta-line flex-1">
        <span>
          {maxUses === null ? t('used', { count: uses }) : t('usedOf', { count: uses, max: maxUses })}
        </span>
        <span>
          {expiresAt === null ? t('forever') : fillNodes(t('until'), { date: <ShortDate at={expiresAt} /> })}
        </span>
        {createdBy !== null && <span>{t('by', { name: createdBy.name })}</span>}
      </p>
      <Button size="sm" aria-describedby={line} busy={revoke.isPending} onClick={() => revoke.mutate()}>
        {t('revoke')}
      </Button>
    </li>
  )
}
