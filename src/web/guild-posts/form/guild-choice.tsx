import { useQuery } from '@tanstack/react-query'
import { Shield } from 'lucide-react'
import { Crest } from '../../guilds/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { myGuildsQuery } from '../guild-post-queries.ts'
import { postPath } from '../post-path.ts'
import { messages } from './messages.ts'

/** Which of one's own guilds a post is for; those where one was last active come first. */
export function GuildChoice() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(myGuildsQuery)
  if (data === undefined)
    return isError ? (
      <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <div role="status" aria-label={t('loading')} className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 rounded-card" />
        ))}
      </div>
    )
  const guilds = data.guilds.filter(({ restorableUntil }) => restorableUntil === null)
  if (guilds.length === 0)
    return (
      <EmptyState
        icon={<Shield />}
        title={t('noneTitle')}
        text={t('noneText')}
        action={
          <LinkButton to="/guilds" variant="primary">
            {t('findGuilds')}
          </LinkButton>
        }
      />
    )
  return (
    <nav aria-label={t('yourGuilds')}>
      <p className="mb-3 text-quiet">{t('which')}</p>
      <ul className="grid gap-2">
        {guilds.map((guild) => (
          <li key={guild.id}>
            <Link
              to={postPath(guild.id)}
              className="flex items-center gap-4 min-h-16 px-4 py-3 rounded-card bg-surface hover:bg-raised"
            >
              <Crest guild={guild} size="sm" />
              <b className="min-w-0 font-semibold" dir="auto">
                {guild.name}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
