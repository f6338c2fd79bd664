import type { PagePost } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages } from './guild-messages.ts'

interface GuildLineProps {
  post: Pick<PagePost, 'guildId' | 'guildName' | 'guildBannerColor'>
  className?: string
}

/** Which guild it was posted in, with its pennant; nothing for a post of Page. */
export function GuildLine({
  post: { guildId, guildName, guildBannerColor },
  className = '',
}: GuildLineProps) {
  const t = useText(messages)
  if (guildId === null || guildName === null) return null
  return (
    <span className={`post-guild ${className}`.trimEnd()}>
      <Link to={`/guild/${guildId}`} className="hover:underline hover:underline-offset-3">
        <svg viewBox="0 0 10 12" className="inline-block h-3 w-2.5 mr-1.5 align-[-1px]" aria-hidden="true">
          {/* An attribute, since a document may hold no styles of its own. */}
          <path d="M0 0h10v8l-5 4-5-4z" fill={guildBannerColor ?? 'currentColor'} />
        </svg>
        <span className="sr-only">{t('postedIn')} </span>
        <span dir="auto">{guildName}</span>
      </Link>
    </span>
  )
}
