import {
  AtSign,
  Award,
  BarChart3,
  Clock,
  Heart,
  Info,
  Languages,
  MessageSquare,
  PenLine,
  Reply,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Notification, NotificationIcon } from '../../contract/notifications.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import './notifications.css'
import { useRead } from './use-read.ts'

const ICONS: Record<NotificationIcon, LucideIcon> = {
  comment: MessageSquare,
  reply: Reply,
  mention: AtSign,
  like: Heart,
  follow: UserPlus,
  edit: PenLine,
  people: Users,
  translation: Languages,
  clock: Clock,
  poll: BarChart3,
  honor: Award,
  system: Info,
}

interface LineProps {
  notification: Notification
  /** The name of the day group that it begins. */
  head?: string | undefined
  /** What can be done with it, beside the way there. */
  children?: ReactNode
}

/** One line, which as a whole leads to what it is about and is read by being followed. */
export function NotificationLine({ notification, head, children }: LineProps) {
  const t = useText(messages)
  const read = useRead()
  const { id, sentence, path, isRead, updatedAt } = notification
  return (
    <li>
      {head !== undefined && <h2 className="notification-head">{head}</h2>}
      <div className="notification" data-unread={isRead ? undefined : ''}>
        <Link to={path} className="notification-link" onClick={() => !isRead && read([id])}>
          <Face notification={notification} />
          <span className="notification-words">
            {sentence.map(({ text, isStrong }, place) =>
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence never change places
              isStrong ? <b key={place}>{text}</b> : text,
            )}
            <RelativeTime at={updatedAt} className="notification-time" />
          </span>
          {!isRead && (
            <span className="notification-dot">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
        </Link>
        {children}
      </div>
    </li>
  )
}

/** Who did it, with the kind of deed at their shoulder; what nobody did has a sign alone. */
function Face({ notification: { icon, actors } }: { notification: Notification }) {
  const Icon = ICONS[icon]
  const [actor] = actors
  return (
    <span className={`notification-face notification-${icon}`} aria-hidden="true">
      {actor === undefined ? (
        <Icon size={20} strokeWidth={1.75} />
      ) : (
        <>
          <Avatar person={actor.id} name={actor.name} src={actor.profileUrl} />
          <Icon className="notification-sign" strokeWidth={2.25} />
        </>
      )}
    </span>
  )
}

export function LineSkeleton() {
  return (
    <span className="notification-link">
      <Skeleton className="size-10 rounded-full flex-none" />
      <span className="grid flex-1 gap-2 py-1">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-16" />
      </span>
    </span>
  )
}
