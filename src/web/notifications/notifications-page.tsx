import { Bell, CheckCheck, Settings } from 'lucide-react'
import { NOTIFICATION_FILTERS } from '../../contract/notifications.ts'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { PushInvitation } from '../push/public.ts'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { IconLink } from '../ui/icon-button.tsx'
import { pathOfFilter, readFilter } from './filters.ts'
import { messages } from './messages.ts'
import { NotificationList } from './notification-list.tsx'
import { useRead } from './use-read.ts'

/** /notifications: all of them, with ?filter= for one kind. */
export function NotificationsPage() {
  const t = useText(messages)
  const filter = readFilter(usePlace().query)
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  if (!useIsMember()) return <Wall />
  const choices = [undefined, ...NOTIFICATION_FILTERS].map((name) => ({
    to: pathOfFilter(name),
    text: t(name ?? 'all'),
    isCurrent: name === filter,
  }))
  return (
    <div className="wrap max-w-[760px] pt-10 pb-6 max-md:pt-6">
      <div className="flex items-start gap-2">
        <div className="flex-1 min-w-0">
          <h1 className="page-title">{t('title')}</h1>
          <p className="page-lead">{t('lead')}</p>
        </div>
        <IconLink to="/settings?section=notifications" label={t('settings')} icon={<Settings />} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mt-5">
        <ChoiceLinks label={t('filters')} look="chip" choices={choices} className="min-w-0" />
        <MarkAll />
      </div>
      <PushInvitation className="mt-5" />
      <NotificationList key={filter ?? 'all'} filter={filter} />
      <p className="mt-6 text-sm text-center">
        <Link to="/help-center?page=notifications" className="link">
          {t('help')}
        </Link>
      </p>
    </div>
  )
}

function MarkAll() {
  const t = useText(messages)
  const read = useRead()
  const isAlive = useIsHydrated()
  return (
    <Button size="sm" variant="text" disabled={!isAlive} onClick={() => read()}>
      <CheckCheck />
      {t('markAll')}
    </Button>
  )
}

/** In place of the screen: a visitor reads why, and comes back afterwards. */
function Wall() {
  const t = useText(messages)
  return (
    <section className="notice">
      <span className="notice-icon">
        <Bell />
      </span>
      <h1 className="notice-title">{t('wall')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
