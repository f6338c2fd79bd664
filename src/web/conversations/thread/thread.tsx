import { useQuery } from '@tanstack/react-query'
import { MessageCircleOff } from 'lucide-react'
import { useUser } from '../../auth/public.ts'
import { ApiError } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { usePlace } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { conversationQuery } from '../conversation-queries.ts'
import { messages } from './messages.ts'
import { OpenThread } from './open-thread.tsx'
import './thread.css'
import './thread-parts.css'
import { useMessages } from './use-log.ts'

/** An open conversation. It fills the place that it is given and scrolls inside. */
export function Thread({ id }: { id: number }) {
  return <LoadedThread key={id} id={id} />
}

function LoadedThread({ id }: { id: number }) {
  const t = useText(messages)
  const { user } = useUser()
  const target = readTarget(usePlace().query.get('message'))
  // What is kept is shown at once; who is in it and what was read may have changed meanwhile.
  const conversation = useQuery({ ...conversationQuery(id), refetchOnMount: 'always' })
  const thread = useMessages(id, target)
  const error = conversation.error ?? (thread.data === undefined ? thread.error : null)
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        icon={<MessageCircleOff />}
        title={t('gone')}
        text={t('goneText')}
        action={<LinkButton to="/messages">{t('allMessages')}</LinkButton>}
      />
    )
  if (conversation.data !== undefined && thread.data !== undefined && user !== null)
    return (
      <OpenThread
        conversation={conversation.data}
        window={thread.data}
        thread={thread}
        me={user.id}
        target={target}
      />
    )
  if (error === null) return <CentredSpinner />
  return (
    <LoadFailed
      title={t('loadFailed')}
      busy={conversation.isFetching || thread.isFetching}
      retry={() => {
        if (conversation.data === undefined) void conversation.refetch()
        if (thread.data === undefined) void thread.refetch()
      }}
    />
  )
}

function readTarget(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}
