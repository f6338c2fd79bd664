import type { Guild } from '../../contract/guilds.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Crest } from './crest.tsx'
import { pathOfGuild } from './guild-path.ts'
import { Insignia } from './insignia.tsx'
import { AdultMark, PrivateMark } from './private-mark.tsx'
import { messages } from './tile-messages.ts'

/** A guild among all: its pennant hangs from the line above it. */
export function GuildCard({ guild }: { guild: Guild }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { name, description, isPrivate, isNsfw, joinMode, memberCount, ownerId, ownerName } = guild
  return (
    <li className="guild-card">
      <Crest guild={guild} size="card" />
      <div className="min-w-0 pt-4">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 font-read text-xl font-bold tracking-tight">
          <Link to={pathOfGuild(guild)} className="card-link min-w-0 wrap-anywhere" dir="auto">
            {name}
          </Link>
          <Insignia guild={guild} />
        </h3>
        <p className="meta-line mt-1">
          <span>{t('members', { count: memberCount, number: formatNumber(memberCount, language) })}</span>
          {isPrivate && <PrivateMark />}
          {isNsfw && <AdultMark />}
          <span>{t(joinMode)}</span>
        </p>
        {description !== '' && (
          <p className="mt-2 text-quiet line-clamp-3 wrap-anywhere text-pretty" dir="auto">
            {description}
          </p>
        )}
        {ownerId !== null && ownerName !== null && (
          <p className="mt-2 text-sm text-quiet truncate">
            {fillNodes(t('ledBy'), {
              // Above the link that covers the card.
              name: (
                <Link
                  to={`/user/${ownerId}`}
                  className="relative z-2 hover:underline hover:underline-offset-3"
                  dir="auto"
                >
                  {ownerName}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
    </li>
  )
}
