import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ObjectType } from '../../../contract/objects.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { caseQuery } from '../moderation-queries.ts'
import { ActionDialog } from './action-dialog.tsx'
import { CaseCard } from './case-card.tsx'
import { DeskFailed } from './desk-failed.tsx'
import { DESK_PATH } from './desk-paths.ts'
import { messages } from './messages.ts'
import { useActionKeys } from './use-action-keys.ts'
import { useCaseAct } from './use-case-act.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** One object by itself: to undo what was done, or to act on somebody of whom nothing is reported. */
export function CaseView({ objectType, objectId }: { objectType: ObjectType; objectId: number }) {
  const t = useText(messages)
  const { data: item, error, refetch, isFetching } = useQuery(caseQuery(objectType, objectId))
  const items = useMemo(() => (item === undefined ? [] : [item]), [item])
  const { chosen, begin, cancel, done, release } = useCaseAct(items)
  const box = useKeptFocus(items)
  useActionKeys(items, (_, action) => item && begin({ item, action }))
  return (
    <div ref={box} tabIndex={-1} className="mt-4 outline-none">
      <p className="mb-4 text-sm">
        <Link to={DESK_PATH} className="link">
          {t('back')}
        </Link>
      </p>
      {item === undefined && error === null && <CentredSpinner />}
      {item === undefined && error !== null && (
        <DeskFailed error={error} title={t('caseFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {item !== undefined && (
        <CaseCard item={item} onAct={(action) => begin({ item, action })} onRelease={() => release(item)} />
      )}
      {chosen !== null && <ActionDialog chosen={chosen} onDone={done} onCancel={cancel} />}
    </div>
  )
}
