import { useQuery } from '@tanstack/react-query'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useHead } from '../../platform/head.tsx'
import { useOnceAlive } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { guildQueries } from '../guild-queries.ts'
import { GuildSkeleton } from './guild-skeleton.tsx'
import { GuildView } from './guild-view.tsx'
import { messages } from './messages.ts'

const NotFoundPage = deferHydration(async () => (await import('../../platform/not-found.tsx')).NotFoundPage)

/** A guild in every state it can be in. */
export function GuildScreen({ id }: { id: number }) {
  const t = useText(messages)
  const { hasSession } = usePageState()
  // A document is the same for everybody: members ask again as themselves how they stand with it.
  const isForeign = (data: { standing: unknown } | null | undefined) => hasSession && !data?.standing
  const { data, error, isFetching, refetch } = useQuery({
    ...guildQueries.detail(id),
    staleTime: ({ state }) => (isForeign(state.data) ? 0 : 30_000),
  })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  const retry = () => void refetch()
  if (data)
    return (
      <GuildView
        guild={data}
        isStandingKnown={!isForeign(data)}
        retry={error === null ? undefined : { onClick: retry, busy: isFetching }}
      />
    )
  if (error !== null) return <LoadFailed title={t('failed')} retry={retry} busy={isFetching} />
  if (data === null && !isAsking) return <NotFoundPage />
  return <Loading />
}

function Loading() {
  const t = useText(messages)
  useHead({ title: t('loading'), isIndexable: false })
  return <GuildSkeleton label={t('loading')} />
}
