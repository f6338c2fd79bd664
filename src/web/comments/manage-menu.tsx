import { Ellipsis } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Menu } from '../ui/menu.tsx'
import { CommentsSwitchItem } from './comments-switch.tsx'
import { messages } from './messages.ts'
import type { Topic } from './topic.ts'

/** What the authors decide about the whole conversation. */
export function ManageMenu({ topic, isOpen }: { topic: Topic; isOpen: boolean }) {
  const t = useText(messages)
  return (
    <Menu label={t('manage')} trigger={<Ellipsis />} triggerClass="act" align="end">
      <CommentsSwitchItem topic={topic} isOpen={isOpen} />
    </Menu>
  )
}
