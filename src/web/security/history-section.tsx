import { Check, X } from 'lucide-react'
import { SIGN_IN_HISTORY_DAYS, type PastSignIn } from '../../contract/sign-ins.ts'
import { useText } from '../platform/language.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { messages } from './messages.ts'
import { Section } from './section.tsx'
import { signInsQuery } from './security-queries.ts'
import { useDeviceName } from './use-device-name.ts'

const DAYS = { days: SIGN_IN_HISTORY_DAYS }

export function HistorySection() {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(signInsQuery)
  return (
    <Section id="history" title={t('history')} text={t('historyText', DAYS)}>
      <PagedList
        className="grid gap-4"
        label={t('history')}
        items={items}
        list={list}
        empty={<p className="text-quiet">{t('noHistory', DAYS)}</p>}
        failed={t('historyFailed')}
        skeleton={<Skeleton className="h-11" />}
      >
        {(signIn) => <HistoryRow key={signIn.id} signIn={signIn} />}
      </PagedList>
    </Section>
  )
}

function HistoryRow({ signIn }: { signIn: PastSignIn }) {
  const t = useText(messages)
  const device = useDeviceName()(signIn)
  const { way, isSuccess, address, at } = signIn
  const Icon = isSuccess ? Check : X
  return (
    <li className="flex gap-3 min-w-0">
      <Icon
        className={`size-5 flex-none mt-0.5 ${isSuccess ? 'text-ok' : 'text-danger'}`}
        aria-hidden="true"
      />
      <div className="min-w-0">
        <p className="font-semibold">{t(isSuccess ? way : `${way}Failed`)}</p>
        <p className="text-sm text-quiet">
          <RelativeTime at={at} /> · {device}
          {address !== null && ` · ${t('address', { address })}`}
        </p>
      </div>
    </li>
  )
}
