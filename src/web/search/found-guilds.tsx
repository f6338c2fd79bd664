import { ArrowRight } from 'lucide-react'
import type { Guild } from '../../contract/guilds.ts'
import { GuildTile } from '../guilds/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './messages.ts'

/** Among results of every kind a few are enough; the rest is one press away. */
const SHOWN_FIRST = 4

interface FoundGuildsProps {
  guilds: readonly Guild[]
  /** Where all of them are; undefined where they are all shown. */
  allAt: string | undefined
}

export function FoundGuilds({ guilds, allAt }: FoundGuildsProps) {
  const t = useText(messages)
  const shown = allAt === undefined ? guilds : guilds.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="found-guilds">
      <div className="section-head">
        <h2 id="found-guilds">{t('foundGuilds')}</h2>
        {allAt !== undefined && guilds.length > SHOWN_FIRST && (
          <Link to={allAt} className="section-more">
            {t('allFound', { count: guilds.length })}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-8 max-md:grid-cols-1">
        {shown.map((guild) => (
          <li key={guild.id} className="min-w-0">
            <GuildTile guild={guild} />
          </li>
        ))}
      </ul>
    </section>
  )
}
