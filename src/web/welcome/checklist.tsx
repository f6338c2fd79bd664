import { useQueryClient } from '@tanstack/react-query'
import { Check, Circle, PartyPopper, X } from 'lucide-react'
import { useEffect } from 'react'
import { closeChecklist, type ChecklistCode, type Welcome } from '../../contract/welcome.ts'
import { userQuery } from '../auth/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Progress } from '../ui/progress.tsx'
import { messages } from './messages.ts'

/** Where each deed is done; people to follow are found on a screen of their own. */
const PLACES: Record<Exclude<ChecklistCode, 'follow'>, string> = {
  photo: '/profile',
  like: '/trending',
  comment: '/trending',
  iq: '/iq-test',
}

interface ChecklistProps {
  items: NonNullable<Welcome['checklist']>
  onFindPeople: () => void
}

/** First steps that tick by being done. When all are, it says so once and does not come back. */
export function Checklist({ items, onFindPeople }: ChecklistProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const done = items.filter(({ isDone }) => isDone).length
  const isAllDone = done === items.length
  useEffect(() => {
    if (isAllDone) call(closeChecklist).catch(() => {})
  }, [isAllDone])
  function close(): void {
    client.setQueryData(userQuery.queryKey, (user) => {
      if (!user) return user
      const { isNew: _, ...settled } = user
      return settled
    })
    // Not closed for good if it does not arrive; it can be closed again.
    call(closeChecklist).catch(() => {})
  }
  return (
    <div className="wrap pt-6">
      <section aria-labelledby="checklist-heading" className="relative p-5 pe-14 rounded-card bg-surface">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="checklist-heading" className="text-lg">
            {t('checklist')}
          </h2>
          <p role="status" className="text-quiet text-sm">
            {isAllDone ? t('allDone') : t('progress', { done, count: items.length })}
          </p>
          {isAllDone && <PartyPopper className="self-center text-accent-text" aria-hidden="true" />}
        </div>
        {!isAllDone && (
          <>
            <div className="mt-2">
              <Progress
                label={t('progress', { done, count: items.length })}
                value={done}
                max={items.length}
              />
            </div>
            <ul className="grid mt-2 sm:grid-cols-2 lg:grid-cols-3 sm:gap-x-5">
              {items.map(({ code, isDone }) => (
                <li key={code} className="flex items-center gap-2.5 min-h-11">
                  {isDone ? (
                    <Check className="flex-none text-accent-text" aria-hidden="true" />
                  ) : (
                    <Circle className="flex-none text-quiet" aria-hidden="true" />
                  )}
                  {isDone ? (
                    <span className="text-quiet">
                      {t(code)} <span className="sr-only">({t('done')})</span>
                    </span>
                  ) : code === 'follow' ? (
                    <button type="button" className="link min-h-11 text-start" onClick={onFindPeople}>
                      {t(code)}
                    </button>
                  ) : (
                    <Link to={PLACES[code]} className="link flex items-center min-h-11">
                      {t(code)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <IconButton
          className="absolute top-3 right-3 bottom-auto left-auto"
          label={t('close')}
          icon={<X />}
          onClick={close}
        />
      </section>
    </div>
  )
}
