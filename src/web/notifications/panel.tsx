import { Bell, Settings, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Notification } from '../../contract/notifications.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { PushInvitation } from '../push/public.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton, IconLink } from '../ui/icon-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { NewPill } from '../ui/new-pill.tsx'
import { hideFromTop } from '../ui/on-top.ts'
import { splitByDay } from './days.ts'
import { messages } from './messages.ts'
import { useNews } from './news-store.ts'
import { useNotifications } from './notification-queries.ts'
import { LineSkeleton, NotificationLine } from './notification-line.tsx'
import { useUnread } from './unread-store.ts'
import { useRead } from './use-read.ts'

/** What the bell opens: the latest ones. */
export function Panel() {
  const t = useText(messages)
  const { list, items } = useNotifications()
  const { hasNews, show } = useNews()
  const read = useRead()
  const [openedAt] = useState(() => new Date())
  const unread = useUnread()
  const place = useRef<HTMLDivElement>(null)
  const hasUnread = unread > 0 || items.some(({ isRead }) => !isRead)
  const { today, earlier } = splitByDay(items, openedAt)
  function close({ currentTarget }: { currentTarget: Element }): void {
    const panel = currentTarget.closest<HTMLElement>('[popover]')
    if (panel !== null) hideFromTop(panel)
  }
  return (
    <div className="bell-panel">
      <div className="flex items-center gap-1 min-h-14 pl-4 pr-2">
        <h2 className="flex-1 text-base font-bold">{t('title')}</h2>
        <IconLink to="/settings?section=notifications" label={t('settings')} icon={<Settings />} />
        <IconButton label={t('close')} icon={<X />} className="md:hidden" onClick={close} />
      </div>
      <div ref={place} className="bell-list" tabIndex={-1} aria-busy={list.isPending}>
        <PushInvitation className="mx-4 mb-2" />
        <NewPill text={t('news')} count={hasNews ? 1 : 0} onShow={show} list={place} />
        {list.hasFailed && <LoadFailed title={t('failed')} retry={list.retry} busy={list.isBusy} />}
        {list.isPending && (
          <ul>
            {[0, 1, 2, 3, 4].map((row) => (
              <li key={row}>
                <LineSkeleton />
              </li>
            ))}
          </ul>
        )}
        {!list.isPending && !list.hasFailed && items.length === 0 && (
          <EmptyState icon={<Bell />} title={t('empty')} text={t('emptyText')} />
        )}
        <Lines title={t('today')} items={today} />
        <Lines title={t('earlier')} items={earlier} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 min-h-13 px-4 py-1 text-sm">
        <Button size="sm" variant="text" disabled={!hasUnread} onClick={() => read()}>
          {t('markAll')}
        </Button>
        <Link to="/notifications" className="link font-semibold">
          {t('seeAll')}
        </Link>
      </div>
    </div>
  )
}

function Lines({ title, items }: { title: string; items: Notification[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="px-4 pt-4 pb-1 text-xs font-semibold text-quiet">{title}</h3>
      <ul aria-label={title}>
        {items.map((item) => (
          <NotificationLine key={item.id} notification={item} />
        ))}
      </ul>
    </section>
  )
}
