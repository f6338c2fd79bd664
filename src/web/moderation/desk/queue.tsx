import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ModerationCase } from '../../../contract/moderation.ts'
import type { ModerationAction } from '../../../contract/moderation-rules.ts'
import { useText } from '../../platform/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { queueQuery } from '../moderation-queries.ts'
import { ActionDialog } from './action-dialog.tsx'
import { CaseCard, caseKey } from './case-card.tsx'
import { ACTION_KEYS, cardInFocus, focusPrevious, isForScreen, PREVIOUS_KEY } from './keys.ts'
import { KeysList } from './keys-list.tsx'
import { messages } from './messages.ts'
import { useCaseAct } from './use-case-act.ts'

/** What waits for a decision, one card an object. */
export function Queue() {
  const t = useText(messages)
  const { items = [], ...list } = usePagedList(queueQuery)
  const { chosen, begin, cancel, done, release } = useCaseAct()
  useActionKeys(items, (item, action) => begin({ item, action }))
  return (
    <>
      <KeysList />
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
      {chosen !== null && <ActionDialog chosen={chosen} onDone={done} onCancel={cancel} />}
    </>
  )
}

/**
 * One key an action. The site's own keys come after it and find theirs taken: here K keeps, and P goes back where it does
 * elsewhere.
 */
function useActionKeys(
  items: ModerationCase[],
  act: (item: ModerationCase, action: ModerationAction) => void,
): void {
  const latest = useRef({ items, act })
  useEffect(() => {
    latest.current = { items, act }
  })
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!isForScreen(event)) return
      const action = (Object.keys(ACTION_KEYS) as (keyof typeof ACTION_KEYS)[]).find(
        (name) => ACTION_KEYS[name] === event.key,
      )
      if (event.key === PREVIOUS_KEY) focusPrevious()
      if (action === undefined) return
      event.preventDefault()
      const wanted = cardInFocus()
      const item = latest.current.items.find((one) => caseKey(one) === wanted)
      if (item !== undefined) latest.current.act(item, action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
