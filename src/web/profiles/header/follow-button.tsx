import { useQuery } from '@tanstack/react-query'
import { Check, UserPlus } from 'lucide-react'
import type { Person } from '../../../contract/people.ts'
import { useUser } from '../../auth/public.ts'
import { useFollow } from '../../follows/public.ts'
import { useText } from '../../platform/language.tsx'
import { Button, type ButtonSize } from '../../ui/button.tsx'
import { profileQueries } from '../profile-queries.ts'
import { messages } from './messages.ts'

interface FollowButtonProps {
  person: Pick<Person, 'id' | 'name'>
  /** What is known already; asked for where it is not. */
  isFollowing?: boolean
  size?: ButtonSize
  className?: string
}

export function FollowButton({ person, isFollowing: known, size, className }: FollowButtonProps) {
  const t = useText(messages)
  const { user } = useUser()
  const { data } = useQuery({
    ...profileQueries.relation(person.id),
    enabled: user !== null && known === undefined,
  })
  const { isFollowing, toggle, wall } = useFollow(person.id, known ?? data?.isFollowing ?? false)
  return (
    <>
      <Button
        variant={isFollowing ? 'outline' : 'primary'}
        {...(size && { size })}
        className={className}
        aria-pressed={isFollowing}
        aria-label={t(isFollowing ? 'followedName' : 'followName', { name: person.name })}
        onClick={toggle}
      >
        {isFollowing ? <Check /> : <UserPlus />}
        {t(isFollowing ? 'followed' : 'follow')}
      </Button>
      {wall}
    </>
  )
}
