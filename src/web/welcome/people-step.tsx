import { useQuery } from '@tanstack/react-query'
import type { SuggestedPerson } from '../../contract/welcome.ts'
import { FollowButton, useFollow } from '../follows/public.ts'
import { useText } from '../platform/language.tsx'
import { writeStored } from '../platform/storage.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GuildsPart } from './guilds-part.tsx'
import { messages } from './messages.ts'
import { suggestedPeopleQuery } from './welcome-queries.ts'

/** Whom to follow, and where to be at home. */
export function PeopleStep() {
  return (
    <>
      <People />
      <GuildsPart />
    </>
  )
}

function People() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(suggestedPeopleQuery)
  if (data === undefined && isError)
    return <LoadFailed title={t('peopleFailed')} retry={() => void refetch()} busy={isFetching} />
  if (data?.items.length === 0) return <p className="text-quiet">{t('nobody')}</p>
  return (
    <ul className="grid gap-2 md:grid-cols-2 avatar-10">
      {data === undefined
        ? [1, 2, 3, 4].map((place) => (
            <li key={place}>
              <Skeleton className="h-18" />
            </li>
          ))
        : data.items.map((person) => <PersonCard key={person.id} person={person} />)}
    </ul>
  )
}

function PersonCard({ person }: { person: SuggestedPerson }) {
  const { isFollowing, toggle, wall } = useFollow(person.id, false)
  function choose(): void {
    // Page begins with those they follow, from the first visit on.
    if (!isFollowing) writeStored('page-feed', 'following')
    toggle()
  }
  return (
    <li className="flex items-center gap-3 min-w-0 min-h-18 p-3 rounded-card bg-surface">
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <div className="flex-1 min-w-0 leading-5">
        <b className="block truncate font-semibold" dir="auto">
          {person.name}
        </b>
        <small className="block truncate text-quiet" dir="auto">
          {person.bio === '' ? `@${person.alias}` : person.bio}
        </small>
      </div>
      <FollowButton size="sm" name={person.name} isFollowing={isFollowing} onToggle={choose} />
      {wall}
    </li>
  )
}
