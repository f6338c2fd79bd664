import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../live/public.ts'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Gem } from '../gem.tsx'
import { marketQueries } from '../market-queries.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import { Invoices } from './invoices.tsx'
import { messages } from './messages.ts'
import { PlanState } from './plan-state.tsx'

/** The settings' part about the plan: what it is, when it renews or ends, and everything that can be done about it. */
export function BillingSection() {
  const t = useText(messages)
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(marketQueries.mine)
  useLiveEvents('account', () => void client.invalidateQueries({ queryKey: marketQueries.mine.queryKey }))
  return (
    <section aria-labelledby="settings-billing">
      <div>
        <h2 id="settings-billing">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className="grid gap-6 content-start min-w-0">
        {data === undefined && isError && (
          <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
        )}
        {data === undefined && !isError && <Skeleton className="h-28 w-full" />}
        {data?.subscription && <PlanState subscription={data.subscription} />}
        {data?.subscription === null && (
          <div>
            <p className="flex items-center gap-2 font-semibold text-lg">
              <Gem plan={data.plan} className="size-6" />
              {PLAN_NAMES[data.plan]}
            </p>
            <p className="mt-1 mb-4 text-quiet">{t('free')}</p>
            <LinkButton to="/market">{t('seePlans')}</LinkButton>
          </div>
        )}
        {data !== undefined && <Invoices isExpected={data.subscription?.isPaid === true} />}
      </div>
    </section>
  )
}
