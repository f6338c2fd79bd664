import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Person } from '../../../contract/people.ts'
import { useUser } from '../../auth/public.ts'
import { FollowButton, useFollow } from '../../follows/public.ts'
import { profileQueries } from '../profile-queries.ts'

interface FollowPersonProps extends Pick<
  ComponentProps<typeof FollowButton>,
  'size' | 'isMain' | 'className'
> {
  person: Pick<Person, 'id' | 'name'>
  /** What is known already; asked for where it is not. */
  isFollowing?: boolean
}

export function FollowPerson({ person, isFollowing: known, ...look }: FollowPersonProps) {
  const { user } = useUser()
  const { data } = useQuery({
    ...profileQueries.relation(person.id),
    enabled: user !== null && known === undefined,
  })
  const { isFollowing, toggle, wall } = useFollow(person.id, known ?? data?.isFollowing ?? false)
  return (
    <>
      <FollowButton name={person.name} isFollowing={isFollowing} onToggle={toggle} {...look} />
      {wall}
    </>
  )
}
