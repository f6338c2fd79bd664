import { useQuery } from '@tanstack/react-query'
import type { Session } from '../../contract/sign-ins.ts'
import { failureOf } from '../platform/api.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { RelativeTime, ShortDate } from '../platform/time.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { Section } from './section.tsx'
import { sessionsQuery, useEndOthers, useEndSession } from './security-queries.ts'
import { useDeviceName } from './use-device-name.ts'

export function SessionsSection() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery)
  const others = useEndOthers()
  const hasOthers = data !== undefined && data.items.length > 1
  return (
    <Section id="sessions" title={t('sessions')} text={t('sessionsText')}>
      {data === undefined && isError && (
        <LoadFailed title={t('sessionsFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data === undefined && !isError && <Skeleton className="h-20" />}
      {data !== undefined && (
        <ul className="grid gap-2">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <div>
          <Button busy={others.isPending} onClick={() => others.mutate()}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-accent-text font-semibold empty:hidden">
        {others.isSuccess && t('othersEnded')}
      </p>
      <FieldError role="alert">{failureOf(others.error, t('notEnded'))}</FieldError>
    </Section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = useText(messages)
  const device = useDeviceName()(session)
  const { mutate, isPending, error } = useEndSession(session)
  const { address, isThisOne, lastSeenAt, startedAt } = session
  return (
    <li className="grid gap-2 p-4 rounded-card bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{device}</p>
          <p className="text-sm text-quiet">
            {isThisOne
              ? t('thisDevice')
              : fillNodes(t('lastSeen'), { time: <RelativeTime at={lastSeenAt} /> })}
            {' · '}
            {fillNodes(t('signedInOn'), { date: <ShortDate at={startedAt} /> })}
            {address !== null && ` · ${t('address', { address })}`}
          </p>
        </div>
        {!isThisOne && (
          <Button size="sm" busy={isPending} aria-label={t('endName', { device })} onClick={() => mutate()}>
            {t('end')}
          </Button>
        )}
      </div>
      <FieldError role="alert">{failureOf(error, t('notEnded'))}</FieldError>
    </li>
  )
}
