import { useQuery } from '@tanstack/react-query'
import { MessageSquare, MessageSquareOff } from 'lucide-react'
import type { CommentList } from '../../contract/comments.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { messages } from './comments-switch-messages.ts'
import { commentsAddress, listMeta, type Topic } from './topic.ts'
import { useCommentsSwitch } from './use-comments-switch.ts'

/** In the menu of what is talked about, for who may: asked for when the menu opens, unless the list is there already. */
export function CommentsSwitch(topic: Topic) {
  const { user } = useUser()
  const { data } = useQuery<CommentList>({
    queryKey: [commentsAddress(topic), user?.id],
    meta: listMeta(topic),
  })
  return <CommentsSwitchItem topic={topic} isOpen={data?.isOpen} />
}

interface SwitchItemProps {
  topic: Topic
  /** Undefined until it is known. */
  isOpen: boolean | undefined
}

export function CommentsSwitchItem({ topic, isOpen }: SwitchItemProps) {
  const t = useText(messages)
  const { mutate } = useCommentsSwitch(topic)
  const isClosed = isOpen === false
  return (
    <MenuItem
      icon={isClosed ? <MessageSquare /> : <MessageSquareOff />}
      disabled={isOpen === undefined}
      onSelect={() => mutate(isClosed)}
    >
      {t(isClosed ? 'turnOn' : 'turnOff')}
    </MenuItem>
  )
}
