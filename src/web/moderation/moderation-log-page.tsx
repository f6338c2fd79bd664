import { useQueryClient } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { listModerationLog } from '../../contract/moderation.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { messages } from './log-messages.ts'
import { logQuery } from './moderation-queries.ts'
import { useDeed } from './use-deed.ts'
import { useRuleName } from './use-rule-name.ts'

type Entry = ResponseOf<typeof listModerationLog>['items'][number]

/** /moderation-log: what was done by the staff, for everybody to read. */
export function ModerationLogPage() {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(logQuery(useQueryClient()))
  useHead({ title: t('title'), description: t('lead') })
  return (
    <div className="wrap max-w-[760px] pt-10 pb-6 max-md:pt-6">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <p className="mt-2 text-sm">
        <Link to="/help-center?page=moderation" className="link">
          {t('how')}
        </Link>
      </p>
      <PagedList
        className="row-list mt-6"
        rowClassName="py-3"
        label={t('title')}
        list={list}
        items={items}
        failed={t('failed')}
        end={t('end')}
        skeleton={<Skeleton className="h-6 w-full" />}
        skeletonCount={6}
        empty={<EmptyState icon={<ScrollText />} title={t('empty')} text={t('emptyText')} />}
      >
        {(entry) => <LogRow key={entry.id} entry={entry} />}
      </PagedList>
    </div>
  )
}

function LogRow({ entry }: { entry: Entry }) {
  const t = useText(messages)
  const { deed, typeName } = useDeed()
  const ruleName = useRuleName()
  const { rule, objectType, createdAt, isAutomatic, isOverturned } = entry
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-quiet">{typeName(objectType)}</span>
        <b className="font-semibold">{deed(entry)}</b>
        {isOverturned && (
          <span className="px-1.5 py-px rounded-small bg-raised text-xs font-semibold">
            {t('overturned')}
          </span>
        )}
      </p>
      <p className="meta-line meta-line-loose">
        {rule !== null && <span>{ruleName(rule)}</span>}
        {isAutomatic && <span>{t('automatic')}</span>}
        <RelativeTime at={createdAt} />
      </p>
    </li>
  )
}
