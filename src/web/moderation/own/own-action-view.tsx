import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnAction } from '../../../contract/appeals.ts'
import { ApiError } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { NotFoundPage } from '../../platform/not-found.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { ownActionQuery } from '../moderation-queries.ts'
import { messages } from '../own-messages.ts'
import { useDeed } from '../use-deed.ts'
import { useRuleName } from '../use-rule-name.ts'
import { AppealPart } from './appeal-part.tsx'

/** One decision: what, why, for how long, and what can be said against it. */
export function OwnActionView({ id }: { id: number }) {
  const t = useText(messages)
  const { data: action, error, refetch, isFetching } = useQuery(ownActionQuery(id))
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (action === undefined)
    return error === null ? (
      <CentredSpinner />
    ) : (
      <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
    )
  return (
    <>
      <h1 className="page-title">{t(action.action)}</h1>
      <Facts action={action} />
      <AppealPart action={action} />
    </>
  )
}

function Facts({ action }: { action: OwnAction }) {
  const t = useText(messages)
  const ruleName = useRuleName()
  const { typeName } = useDeed()
  const { rule, reason, excerpt, objectType, path, createdAt } = action
  const lasts = action.action === 'silence' || action.action === 'suspend'
  return (
    <dl className="grid gap-4 mt-6 p-5 rounded-card bg-surface">
      <Fact name={t('reason')}>
        <span className="whitespace-pre-line wrap-anywhere" dir="auto">
          {reason}
        </span>
      </Fact>
      <Fact name={t('rule')}>
        {ruleName(rule)}{' '}
        <Link to="/help-center?page=community-rules" className="link text-sm">
          {t('readRules')}
        </Link>
      </Fact>
      {lasts && (
        <Fact name={t('duration')}>
          <Lasting action={action} />
        </Fact>
      )}
      {excerpt !== '' && (
        <Fact name={`${t('about')}: ${typeName(objectType)}`}>
          <q className="text-quiet wrap-anywhere" dir="auto">
            {excerpt}
          </q>{' '}
          {path !== null && (
            <Link to={path} className="link text-sm">
              {t('open')}
            </Link>
          )}
        </Fact>
      )}
      <Fact name={t('decidedAt')}>
        <ShortDate at={createdAt} />
      </Fact>
    </dl>
  )
}

function Lasting({ action: { until, isActive } }: { action: OwnAction }) {
  const t = useText(messages)
  if (!isActive) return t('over')
  return until === null ? t('noEnd') : fillNodes(t('until'), { date: <ShortDate at={until} /> })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
