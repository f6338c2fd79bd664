import type { GuildDetail } from '../../../contract/guilds.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { Crest } from '../crest.tsx'
import { Insignia } from '../insignia.tsx'
import { PrivateMark } from '../private-mark.tsx'
import { messages as tileMessages } from '../tile-messages.ts'
import type { Retry } from './actions.tsx'

const Actions = deferHydration(async () => (await import('../later-parts.ts')).Actions)

interface GuildHeaderProps {
  guild: GuildDetail
  isStandingKnown: boolean
  retry: Retry | undefined
}

/** Name and facts beside the pennant, which hangs over the banner's edge. */
export function GuildHeader({ guild, isStandingKnown, retry }: GuildHeaderProps) {
  const t = useText(tileMessages)
  const { language } = useLanguage()
  const { name, isPrivate, joinMode, memberCount, postCount, owner } = guild
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  return (
    <header className="guild-head">
      <Crest guild={guild} size="lg" className="guild-crest" />
      <div className="guild-title min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-read text-3xl font-bold tracking-tight max-md:text-2xl">
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {name}
          </span>{' '}
          <Insignia guild={guild} className="px-2 text-sm leading-6" />
        </h1>
        <p className="meta-line meta-line-loose mt-1">
          <b className="text-text">{t('members', counted(memberCount))}</b>
          {postCount !== null && <span>{t('posts', counted(postCount))}</span>}
          {isPrivate && <PrivateMark />}
          <span>{t(joinMode)}</span>
          {owner !== null && (
            <span>
              {fillNodes(t('ledBy'), {
                name: (
                  <Link
                    to={`/user/${owner.id}`}
                    className="hover:underline hover:underline-offset-3"
                    dir="auto"
                  >
                    {owner.name}
                  </Link>
                ),
              })}
            </span>
          )}
        </p>
      </div>
      <div className="guild-actions">
        <Actions guild={guild} isStandingKnown={isStandingKnown} retry={retry} />
      </div>
    </header>
  )
}
