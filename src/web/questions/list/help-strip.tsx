import { LifeBuoy, X } from 'lucide-react'
import { useState } from 'react'
import { useOnceAlive } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { readStored, writeStored } from '../../platform/storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'

/**
 * The menu says Help: whoever has a problem with the site itself is led to the help centre. Once dismissed, the line
 * that says what this is stands in the same place, so that nothing moves.
 */
export function HelpStrip() {
  const t = useText(messages)
  const [isGone, setGone] = useState(false)
  const wasDismissed = useOnceAlive(
    () => readStored('help-strip') === 'dismissed',
    () => false,
  )
  if (isGone || wasDismissed)
    return <p className="question-strip flex items-center mt-4 text-quiet text-pretty">{t('description')}</p>
  function dismiss(): void {
    writeStored('help-strip', 'dismissed')
    setGone(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <div
      role="note"
      className="question-strip flex items-center gap-3 mt-4 py-1 pl-4 pr-1 rounded-card bg-surface"
    >
      <LifeBuoy className="flex-none size-4.5 text-quiet" aria-hidden="true" />
      <p className="flex-1">
        {t('siteProblem')}{' '}
        <Link to="/help-center" className="link whitespace-nowrap">
          {t('helpCentre')}
        </Link>
      </p>
      <IconButton label={t('dismiss')} icon={<X />} onClick={dismiss} />
    </div>
  )
}
