import { Bell, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Notification, NotificationFilter } from '../../contract/notifications.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { splitByDay } from './days.ts'
import { LineMenu } from './line-menu.tsx'
import { messages } from './messages.ts'
import { useNews } from './news-store.ts'
import { useNotifications } from './notification-queries.ts'
import { LineSkeleton, NotificationLine } from './notification-line.tsx'

/** Those of one kind, page by page; above the first of each day group stands its name. */
export function NotificationList({ filter }: { filter: NotificationFilter | undefined }) {
  const t = useText(messages)
  const { list, items } = useNotifications(filter)
  const { hasNews, show } = useNews()
  const [openedAt] = useState(() => new Date())
  const { today, earlier } = splitByDay(items, openedAt)
  const heads = new Map<Notification | undefined, string>([
    [today[0], t('today')],
    [earlier[0], t('earlier')],
  ])
  return (
    <PagedList
      list={list}
      items={[...today, ...earlier]}
      className="notification-list mt-4 outline-none"
      label={t('title')}
      failed={t('failed')}
      moreFailed={t('moreFailed')}
      end={t('end')}
      empty={<Nothing filter={filter} />}
      skeleton={<LineSkeleton />}
      skeletonCount={6}
      pill={{ text: t('news'), count: hasNews ? 1 : 0, onShow: show }}
      isAuto
    >
      {(item) => (
        <NotificationLine key={item.id} notification={item} head={heads.get(item)}>
          <LineMenu notification={item} />
        </NotificationLine>
      )}
    </PagedList>
  )
}

function Nothing({ filter }: { filter: NotificationFilter | undefined }) {
  const t = useText(messages)
  if (filter !== undefined)
    return (
      <EmptyState
        icon={<Bell />}
        title={t('emptyFilter')}
        text={t('emptyFilterText')}
        action={<LinkButton to="/notifications">{t('showAll')}</LinkButton>}
      />
    )
  return (
    <EmptyState
      icon={<Bell />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <LinkButton to="/create-article" variant="primary">
          <PenLine />
          {t('write')}
        </LinkButton>
      }
    />
  )
}
