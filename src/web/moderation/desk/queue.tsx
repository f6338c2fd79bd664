import { ShieldCheck } from 'lucide-react'
import type { ModerationCase } from '../../../contract/moderation.ts'
import { useText } from '../../platform/language.tsx'
import { usePolling } from '../../platform/poll.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { queueQuery } from '../moderation-queries.ts'
import { ActionDialog } from './action-dialog.tsx'
import { CaseCard, caseKey } from './case-card.tsx'
import { KeysList } from './keys-list.tsx'
import { messages } from './messages.ts'
import { useActionKeys } from './use-action-keys.ts'
import { useCaseAct } from './use-case-act.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { CasesWaiting } from './waiting.tsx'

/** New reports come by themselves, and what somebody else had taken is free again. */
const QUEUE_POLL_MS = 60_000
const NONE: ModerationCase[] = []

/** What waits for a decision, one card an object. */
export function Queue() {
  const t = useText(messages)
  const { items = NONE, ...list } = usePagedList({
    ...queueQuery,
    refetchInterval: usePolling(QUEUE_POLL_MS),
  })
  const { chosen, begin, cancel, done, release } = useCaseAct(items)
  const box = useKeptFocus(items)
  useActionKeys(items, (item, action) => begin({ item, action }))
  return (
    <>
      <KeysList />
      <CasesWaiting />
      <div ref={box} tabIndex={-1} className="outline-none">
        <PagedList
          className="grid grid-cols-1 gap-4 mt-4"
          label={t('queue')}
          list={list}
          items={items}
          failed={t('failed')}
          skeleton={<Skeleton className="h-60 w-full rounded-card" />}
          skeletonCount={2}
          empty={<EmptyState icon={<ShieldCheck />} title={t('empty')} text={t('emptyText')} />}
        >
          {(item) => (
            <li key={caseKey(item)}>
              <CaseCard
                item={item}
                onAct={(action) => begin({ item, action })}
                onRelease={() => release(item)}
              />
            </li>
          )}
        </PagedList>
      </div>
      {chosen !== null && <ActionDialog chosen={chosen} onDone={done} onCancel={cancel} />}
    </>
  )
}
