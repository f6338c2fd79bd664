import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useUser } from '../auth/public.ts'
import { MessageButton } from './message-button.tsx'
import { withQuery } from './new/with-query.ts'

/** For members, once it is known that this person takes messages from them. */
export function MessageIfTaken(props: ComponentProps<typeof MessageButton>) {
  const { user } = useUser()
  const { id } = props.person
  const { data } = useQuery({ ...withQuery(id), enabled: user !== null && user.id !== id })
  const isTaken = data !== undefined && data !== null && data.reach !== 'refused'
  return user !== null && isTaken && <MessageButton {...props} />
}
