import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { joinGuild, leaveGuild } from '../../contract/guild-members.ts'
import { listGuilds, type Guild } from '../../contract/guilds.ts'
import { Crest } from '../guilds/public.ts'
import { addressOf, call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './messages.ts'

const SHOWN = '4'

/** Those that everyone can join at once; whoever was joined stays in the list until it is closed. */
const openGuildsQuery = queryOptions<ResponseOf<typeof listGuilds>>({
  queryKey: [addressOf(listGuilds, undefined, { open: 'true', limit: SHOWN }), 'welcome'],
  queryFn: ({ signal }) => call(listGuilds, { query: { open: 'true', limit: SHOWN }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Nothing where there are none yet: people are enough to begin with. */
export function GuildsPart() {
  const t = useText(messages)
  const { data } = useQuery(openGuildsQuery)
  if (data === undefined || data.items.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="welcome-guilds">
      <h3 id="welcome-guilds" className="mb-2 text-base font-semibold">
        {t('guilds')}
      </h3>
      <ul className="grid gap-2 md:grid-cols-2">
        {data.items.map((guild) => (
          <GuildCard key={guild.id} guild={guild} />
        ))}
      </ul>
    </section>
  )
}

function GuildCard({ guild }: { guild: Guild }) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [isIn, setIn] = useState(false)
  const params = { id: String(guild.id) }
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (isIn ? call(leaveGuild, { params }) : call(joinGuild, { params, body: {} })),
    onSuccess: ({ standing }) => {
      setIn(standing?.state === 'member')
      return client.invalidateQueries(holding('guild'))
    },
    onError: showFailure,
  })
  return (
    <li className="flex items-center gap-3 min-w-0 min-h-18 p-3 rounded-card bg-surface">
      <Crest guild={guild} />
      <div className="flex-1 min-w-0 leading-5">
        <b className="block truncate font-semibold" dir="auto">
          {guild.name}
        </b>
        <small className="block truncate text-quiet" dir="auto">
          {guild.description || t('members', { count: guild.memberCount })}
        </small>
      </div>
      <Button
        size="sm"
        variant={isIn ? 'outline' : 'secondary'}
        busy={isPending}
        aria-pressed={isIn}
        aria-label={t(isIn ? 'joinedName' : 'joinName', { guild: guild.name })}
        onClick={() => mutate()}
      >
        {t(isIn ? 'joined' : 'join')}
      </Button>
    </li>
  )
}
