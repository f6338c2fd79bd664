import type { ReactNode } from 'react'
import type { Guild } from '../../contract/guilds.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Crest } from './crest.tsx'
import { pathOfGuild } from './guild-path.ts'
import { Insignia } from './insignia.tsx'
import { AdultMark, PrivateMark } from './private-mark.tsx'
import { messages } from './tile-messages.ts'

interface GuildTileProps {
  guild: Pick<
    Guild,
    'id' | 'name' | 'insignia' | 'logo' | 'logoBackgroundColor' | 'isPrivate' | 'isNsfw' | 'memberCount'
  >
  /** A role, say, in the quiet line. */
  fact?: ReactNode
  /** What can be done with it, at the end of its row. */
  action?: ReactNode
}

/** A guild in one row: all of it leads there. */
export function GuildTile({ guild, fact, action }: GuildTileProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const number = formatNumber(guild.memberCount, language)
  return (
    <div className="relative flex items-center gap-3 min-w-0 py-2">
      <Crest guild={guild} />
      <div className="flex-1 min-w-0 leading-5">
        <p className="flex items-center gap-2 min-w-0">
          <Link to={pathOfGuild(guild)} className="card-link font-semibold truncate" dir="auto">
            {guild.name}
          </Link>
          <Insignia guild={guild} />
        </p>
        <p className="meta-line mt-0.5">
          <span>{t('members', { count: guild.memberCount, number })}</span>
          {guild.isPrivate && <PrivateMark />}
          {guild.isNsfw && <AdultMark />}
          {fact !== undefined && <span>{fact}</span>}
        </p>
      </div>
      {action !== undefined && <div className="relative z-2 flex-none">{action}</div>}
    </div>
  )
}
