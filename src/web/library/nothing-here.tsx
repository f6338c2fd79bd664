import {
  Bookmark,
  BookOpen,
  BookOpenText,
  ListOrdered,
  NotebookPen,
  PenLine,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pathOfTab, type Tab } from './library-tabs.ts'
import { messages } from './messages.ts'

const WRITE = { to: '/create-article', label: 'write' } as const
const WAYS = {
  saved: { Icon: Bookmark, to: '/trending', label: 'findSomething' },
  halfread: { Icon: BookOpenText, to: '/trending', label: 'findSomething' },
  drafts: { Icon: NotebookPen, ...WRITE },
  published: { Icon: PenLine, ...WRITE },
  together: { Icon: Users, ...WRITE },
  series: { Icon: ListOrdered, ...WRITE },
  deleted: { Icon: Trash2, to: pathOfTab('published'), label: 'seePublished' },
} as const satisfies Record<Tab, { Icon: LucideIcon; to: string; label: string }>

/** An empty shelf says what would stand on it, and offers one thing to do. */
export function NothingHere({ tab }: { tab: Tab }) {
  const t = useText(messages)
  const { Icon, to, label } = WAYS[tab]
  const Sign = label === 'write' ? PenLine : BookOpen
  return (
    <EmptyState
      icon={<Icon />}
      title={t(`${tab}Empty`)}
      text={t(`${tab}EmptyText`, { days: TRASH_DAYS })}
      action={
        <LinkButton to={to} variant={tab === 'deleted' ? 'secondary' : 'primary'}>
          <Sign />
          {t(label)}
        </LinkButton>
      }
    />
  )
}
