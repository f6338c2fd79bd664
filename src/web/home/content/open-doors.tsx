import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { listGuilds } from '../../../contract/guilds.ts'
import { GuildTile } from '../../guilds/public.ts'
import { addressOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages } from './doors-messages.ts'

const SHOWN = '4'

const openDoorsQuery = queryOptions<ResponseOf<typeof listGuilds>>({
  queryKey: [addressOf(listGuilds, undefined, { open: 'true', limit: SHOWN })],
  meta: { holds: ['guild'] },
})

/** Guilds that everyone can join at once, the most active first. Without any, or without an answer, there is nothing. */
export function OpenDoors() {
  const t = useText(messages)
  const { data } = useQuery(openDoorsQuery)
  if (data === undefined || data.items.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="open-doors">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="open-doors">{t('title')}</h2>
        <Link to="/guilds" className="section-more">
          {t('more')}
        </Link>
      </div>
      <ul className="mt-1">
        {data.items.map((guild) => (
          <li key={guild.id}>
            <GuildTile guild={guild} />
          </li>
        ))}
      </ul>
    </section>
  )
}
