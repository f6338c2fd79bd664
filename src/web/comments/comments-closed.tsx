import { MessageSquareOff } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'
import { messages as switchMessages } from './comments-switch-messages.ts'
import type { Topic } from './topic.ts'
import { useCommentsSwitch } from './use-comments-switch.ts'

/** Stands where one would write. */
export function CommentsClosed({ topic, canManage }: { topic: Topic; canManage: boolean }) {
  const t = useText(messages)
  const tSwitch = useText(switchMessages)
  const { mutate, isPending } = useCommentsSwitch(topic)
  return (
    <div className="note min-h-14 mt-4 text-quiet">
      <MessageSquareOff className="flex-none size-4.5" aria-hidden="true" />
      <p>{t('closed')}</p>
      {canManage && (
        // Never disabled: a button that is would lose the focus before the section can take it.
        <Button size="sm" variant="outline" onClick={() => isPending || mutate(true)}>
          {tSwitch('turnOn')}
        </Button>
      )}
    </div>
  )
}
