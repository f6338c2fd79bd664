import { Bell as BellIcon } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Popover } from '../ui/popover.tsx'
import { messages } from './bell-messages.ts'
import './notifications.css'
import { useUnread } from './unread-store.ts'

const Panel = lazyComponent(async () => (await import('./panel.tsx')).Panel)
const MOST_SHOWN = 99

/** The bell of the header. With the master switch off the server counts nothing, and it still opens. */
export function Bell() {
  const t = useText(messages)
  const count = useUnread()
  const icon = (
    <>
      <BellIcon />
      {count > 0 && (
        <span className="bell-count" aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </>
  )
  return (
    <Popover label={count > 0 ? t('withUnread', { count }) : t('notifications')} icon={icon}>
      <Panel />
    </Popover>
  )
}
