import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiToken } from '../../contract/api-tokens.ts'
import { failureOf } from '../platform/api.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { RelativeTime, ShortDate } from '../platform/time.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { tokensQuery, useRevoke } from './token-queries.ts'

export function TokenList() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(tokensQuery)
  return (
    <section aria-labelledby="token-list" className="grid gap-4 mt-8 pt-8 border-t border-line">
      <h2 id="token-list" className="text-lg">
        {t('list')}
      </h2>
      {data === undefined && isError && (
        <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data === undefined && !isError && <Skeleton className="h-20" />}
      {data?.items.length === 0 && <p className="text-quiet">{t('none')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="grid gap-2">
          {data.items.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Revoking can't be undone, so it is asked for twice. */
function TokenRow({ token }: { token: ApiToken }) {
  const t = useText(messages)
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, error } = useRevoke(token)
  const { name, scopes, lastUsedAt } = token
  return (
    <li className="grid gap-2 p-4 rounded-card bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-quiet">
            {lastUsedAt === null
              ? t('unused')
              : fillNodes(t('used'), { time: <RelativeTime at={lastUsedAt} /> })}
            {' · '}
            <Life token={token} />
          </p>
          <p className="text-sm">
            <code>{scopes.join(' ')}</code>
          </p>
        </div>
        {!isAsked && (
          <Button size="sm" aria-label={t('revokeName', { name })} onClick={() => setAsked(true)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {isAsked && (
        <div className="grid gap-2">
          <p className="text-sm">{t('revokeAsk')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" busy={isPending} onClick={() => mutate()}>
              {t('revokeNow')}
            </Button>
            <Button size="sm" variant="text" onClick={() => setAsked(false)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
      <FieldError role="alert">{failureOf(error, t('notRevoked'))}</FieldError>
    </li>
  )
}

function Life({ token: { expiresAt } }: { token: ApiToken }) {
  const t = useText(messages)
  const [now] = useState(() => Date.now())
  if (expiresAt === null) return t('lasts')
  const isOver = Date.parse(expiresAt) <= now
  return fillNodes(t(isOver ? 'expired' : 'expires'), { date: <ShortDate at={expiresAt} /> })
}
