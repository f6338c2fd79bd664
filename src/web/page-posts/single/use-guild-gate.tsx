import { useQuery } from '@tanstack/react-query'
import { Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { getGuild } from '../../../contract/guilds.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import { useUser } from '../../auth/public.ts'
import { addressOf, call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages } from './gate-messages.ts'

interface GuildGate {
  /** Why this reader can't comment here: told before they write, not after. */
  closed?: ReactNode
  isOfficer: boolean
}

/** How the reader stands with the guild that a post is in. */
export function useGuildGate({ guildId, guildName }: PagePost): GuildGate {
  const t = useText(messages)
  const { user } = useUser()
  const { data: standing } = useQuery({
    queryKey: [addressOf(getGuild, { id: guildId ?? 0 }), 'standing'],
    queryFn: async ({ signal }) =>
      (await call(getGuild, { params: { id: String(guildId) }, signal })).standing,
    enabled: user !== null && guildId !== null,
    meta: { holds: ['guild'] },
    refetchOnMount: true,
  })
  if (guildId === null || !standing) return { isOfficer: false }
  const isMember = standing.state === 'member'
  if (isMember && standing.mutedUntil === null)
    return { isOfficer: standing.role === 'owner' || standing.role === 'officer' }
  const closed = (
    <p className="note min-h-14 mt-4 text-quiet">
      <Shield className="flex-none size-4.5" aria-hidden="true" />
      <span>
        {t(isMember ? 'muted' : 'outside')}{' '}
        <Link to={`/guild/${guildId}`} className="link" dir="auto">
          {guildName}
        </Link>
      </span>
    </p>
  )
  return { closed, isOfficer: false }
}
