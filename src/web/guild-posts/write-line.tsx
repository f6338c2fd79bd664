import { PenLine } from 'lucide-react'
import type { GuildDetail } from '../../contract/guilds.ts'
import { useUser } from '../auth/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { ShortDate } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { messages } from './messages.ts'
import { postPath } from './post-path.ts'

/** The way to the composer for members; others are told what they need for it. */
export function WriteLine({ guild: { id, standing } }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { user } = useUser()
  const { hasSession } = usePageState()
  if (standing === null && hasSession) return null
  if (standing?.state !== 'member' || user === null)
    return (
      <p className="text-quiet text-sm">{t(standing?.state === 'banned' ? 'bannedText' : 'joinToPost')}</p>
    )
  if (standing.mutedUntil !== null)
    return (
      <p role="note" className="note text-quiet text-sm">
        {fillNodes(t('mutedText'), { date: <ShortDate at={standing.mutedUntil} /> })}
      </p>
    )
  return (
    <Link
      to={postPath(id)}
      className="avatar-10 flex items-center gap-3 px-5 py-3 rounded-card bg-surface text-quiet text-lg hover:text-text max-sm:px-4 max-sm:text-base"
    >
      <Avatar person={user.id} name={`${user.firstName} ${user.lastName}`} src={user.profileImageUrl} />
      <span className="flex-1 min-w-0">{t('prompt')}</span>
      <PenLine className="flex-none size-5 text-accent-text" aria-hidden="true" />
    </Link>
  )
}
