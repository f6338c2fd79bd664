import { useQuery } from '@tanstack/react-query'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useOnceAlive } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ProfileSkeleton } from './header/profile-skeleton.tsx'
import { messages } from './messages.ts'
import { isForMembers, profileQueries } from './profile-queries.ts'
import { ProfileView } from './profile-view.tsx'

const NotFoundPage = deferHydration(async () => (await import('../platform/not-found.tsx')).NotFoundPage)
const MembersOnly = deferHydration(async () => (await import('./members-only.tsx')).MembersOnly)

interface ProfileScreenProps {
  id: number
  /** Where its tabs are. */
  base: string
  isOwn?: boolean
}

/** A profile in every state it can be in. */
export function ProfileScreen({ id, base, isOwn = false }: ProfileScreenProps) {
  const t = useText(messages)
  const { hasSession } = usePageState()
  // A document is the same for everybody: members ask again as themselves about whom a visitor does not meet.
  const staleTime = (data: unknown) => (data === null && hasSession ? 0 : 30_000)
  const { data, error, isFetching, refetch } = useQuery({
    ...profileQueries.detail(id),
    staleTime: ({ state }) => staleTime(state.data),
  })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  if (data) return <ProfileView profile={data} base={base} isOwn={isOwn} />
  if (isForMembers(error)) return <Walled />
  if (error !== null)
    return <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
  if (data === null && !isAsking) return <NotFoundPage />
  return <Loading />
}

function Loading() {
  const t = useText(messages)
  useHead({ title: t('loading'), isIndexable: false })
  return <ProfileSkeleton label={t('loading')} />
}

function Walled() {
  const t = useText(messages)
  useHead({ title: t('membersOnly'), isIndexable: false })
  return <MembersOnly />
}
