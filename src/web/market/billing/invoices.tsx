import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { marketQueries } from '../market-queries.ts'
import { formatMoney } from '../../../contract/money.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import { messages } from './messages.ts'

const STATUS_WORDS = { paid: 'paid', open: 'open', failed: 'failedInvoice', refunded: 'refunded' } as const

/** Newest first. Whoever never paid is not told about a list that is empty. */
export function Invoices({ isExpected }: { isExpected: boolean }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(marketQueries.invoices)
  if (data === undefined && isError)
    return <LoadFailed title={t('invoicesNotLoaded')} retry={() => void refetch()} busy={isFetching} />
  if (data === undefined || (data.items.length === 0 && !isExpected)) return null
  return (
    <div>
      <h3 id="billing-invoices" className="mb-2">
        {t('invoices')}
      </h3>
      {data.items.length === 0 ? (
        <p className="text-quiet">{t('noInvoices')}</p>
      ) : (
        <ul className="row-list" aria-labelledby="billing-invoices">
          {data.items.map(({ id, createdAt, plan, currency, amountMinor, status, url }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 tabular-nums">
              {url === null ? (
                <ShortDate at={createdAt} />
              ) : (
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="link inline-flex items-center gap-1 icons-4"
                  aria-label={t('view', { date: formatDate(createdAt, language, true) })}
                >
                  <ShortDate at={createdAt} />
                  <ExternalLink aria-hidden="true" />
                </a>
              )}
              <span className="flex-1">{plan === null ? '' : PLAN_NAMES[plan]}</span>
              <span className="font-semibold">{formatMoney(amountMinor, currency, language)}</span>
              <span className={status === 'failed' ? 'text-danger' : 'text-quiet'}>
                {t(STATUS_WORDS[status])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
