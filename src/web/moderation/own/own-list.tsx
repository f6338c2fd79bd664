import { Scale } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { ownActionsQuery } from '../moderation-queries.ts'
import { messages } from '../own-messages.ts'
import { useRuleName } from '../use-rule-name.ts'

const APPEAL = { open: 'appealOpen', upheld: 'appealUpheld', overturned: 'appealOverturned' } as const

/** Every decision about the reader, the latest first. */
export function OwnList() {
  const t = useText(messages)
  const ruleName = useRuleName()
  const { items = [], ...list } = usePagedList(ownActionsQuery)
  return (
    <PagedList
      className="row-list mt-6"
      rowClassName="py-3"
      label={t('title')}
      list={list}
      items={items}
      failed={t('failed')}
      skeleton={<Skeleton className="h-12 w-full" />}
      empty={<EmptyState icon={<Scale />} title={t('empty')} text={t('emptyText')} />}
    >
      {({ id, action, rule, createdAt, appeal }) => (
        <li key={id} className="py-3">
          <Link to={`/appeal/${id}`} className="link font-semibold">
            {t(action)}
          </Link>
          <p className="meta-line meta-line-loose">
            <span>{ruleName(rule)}</span>
            {appeal !== null && <span>{t(APPEAL[appeal.state])}</span>}
            <RelativeTime at={createdAt} />
          </p>
        </li>
      )}
    </PagedList>
  )
}
