import { Languages } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../platform/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from './messages.ts'
import type { Readable } from './use-readable.ts'

export interface HiddenLineProps {
  readable: Pick<Readable<unknown>, 'isOn' | 'otherCount' | 'isAllShown' | 'setAllShown'>
  /** Nothing of the list is left: that is said instead of showing nothing. */
  isEmpty?: boolean
}

/** "12 hidden in other languages", and a button that shows them for this visit. */
export function HiddenLine({ readable, isEmpty = false }: HiddenLineProps) {
  const t = useText(messages)
  const id = useId()
  const { otherCount: count, isAllShown, setAllShown } = readable
  return (
    <>
      {isEmpty && count > 0 && !isAllShown && (
        <EmptyState
          icon={<Languages />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<LinkButton to="/settings">{t('settings')}</LinkButton>}
        />
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 text-quiet text-sm text-center has-[button]:min-h-11 has-[button]:mt-4">
        <p id={id} role="status">
          {count > 0 && t(isAllShown ? 'shown' : 'hidden', { count })}
        </p>
        {count > 0 && (
          <Button variant="text" size="sm" aria-describedby={id} onClick={() => setAllShown(!isAllShown)}>
            {t(isAllShown ? 'hide' : 'show')}
          </Button>
        )}
      </div>
    </>
  )
}
