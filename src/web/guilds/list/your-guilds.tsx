import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useText } from '../../platform/language.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { guildQueries } from '../guild-queries.ts'
import { GuildTile } from '../guild-tile.tsx'
import { messages } from '../list-messages.ts'
import { messages as tileMessages } from '../tile-messages.ts'
import { Invitation } from './invitation.tsx'

/** What the reader is in, and what waits for an answer. */
export function YourGuilds() {
  const t = useText(messages)
  const words = useText(tileMessages)
  const { data, isError, isFetching, refetch } = useQuery(guildQueries.mine)
  if (data === undefined && isError)
    return <LoadFailed title={t('yoursFailed')} retry={() => void refetch()} busy={isFetching} />
  return (
    <div className="grid grid-cols-1 gap-8">
      {data !== undefined && data.invitations.length > 0 && (
        <Part title={t('invitations')}>
          {data.invitations.map((invitation) => (
            <Invitation key={invitation.guild.id} {...invitation} />
          ))}
        </Part>
      )}
      <Part title={t('yours')} note={data?.guilds.length === 0 ? t('yoursNone') : undefined}>
        {data === undefined &&
          ['one', 'two'].map((row) => (
            <li key={row} className="py-2">
              <Skeleton className="h-11 w-full" />
            </li>
          ))}
        {data?.guilds.map((guild) => (
          <li key={guild.id}>
            <GuildTile
              guild={guild}
              fact={guild.restorableUntil === null ? words(guild.role) : t('deleted')}
            />
          </li>
        ))}
      </Part>
      {data !== undefined && data.requests.length > 0 && (
        <Part title={t('requests')}>
          {data.requests.map(({ guild }) => (
            <li key={guild.id}>
              <GuildTile guild={guild} fact={t('requested')} />
            </li>
          ))}
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  title: string
  note?: string | undefined
  children: ReactNode
}

function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1">
        {title}
      </h2>
      {note === undefined ? <ul className="row-list">{children}</ul> : <p className="text-quiet">{note}</p>}
    </section>
  )
}
