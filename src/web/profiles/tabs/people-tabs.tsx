import type { Person } from '../../../contract/people.ts'
import { useUser } from '../../auth/public.ts'
import { Link } from '../../platform/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { FollowPerson } from '../header/follow-person.tsx'
import { followedBy, followersOf } from './list-queries.ts'
import { Nothing } from './nothing.tsx'
import { ProfileList } from './profile-list.tsx'
import type { TabProps } from './tab-props.ts'

export function FollowersTab(props: TabProps) {
  return <PeopleList {...props} query={followersOf(props.profile.id)} what="noFollowers" />
}

export function FollowingTab(props: TabProps) {
  return <PeopleList {...props} query={followedBy(props.profile.id)} what="noFollowing" />
}

type PeopleListProps = TabProps & {
  query: ReturnType<typeof followersOf>
  what: 'noFollowers' | 'noFollowing'
}

function PeopleList({ profile, isOwn, query, what }: PeopleListProps) {
  const { items = [], ...list } = usePagedList(query)
  return (
    <ProfileList
      list={list}
      items={items}
      rowClassName="py-3"
      skeleton={<Skeleton className="h-11 w-full" />}
      empty={<Nothing what={what} profile={profile} isOwn={isOwn} />}
    >
      {(person) => (
        <li key={person.id}>
          <PersonRow person={person} />
        </li>
      )}
    </ProfileList>
  )
}

function PersonRow({ person }: { person: Person & { isFollowing: boolean } }) {
  const { user } = useUser()
  return (
    <div className="flex items-center gap-3 py-3 avatar-11">
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <div className="flex-1 min-w-0 leading-5">
        <Link
          to={`/user/${person.id}`}
          className="block font-semibold truncate hover:underline hover:underline-offset-3"
          dir="auto"
        >
          {person.name}
        </Link>
        <small className="block text-quiet text-sm truncate">@{person.alias}</small>
      </div>
      {user?.id !== person.id && <FollowPerson person={person} size="sm" isFollowing={person.isFollowing} />}
    </div>
  )
}
