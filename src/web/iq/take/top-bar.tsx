import { Pause } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { IQ_EXTRA_TIME, IQ_ITEM_SECONDS, IQ_MOST_SHOWN } from '../../../contract/iq-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Progress } from '../../ui/progress.tsx'
import { iqStatusQuery } from '../iq-queries.ts'
import { messages } from './messages.ts'

interface TopBarProps {
  /** None before the first item is there. */
  position: number | null
  isPausing: boolean
  onPause?: (() => void) | undefined
}

/** Instead of the site's header: how far one is, and nothing else to think of. */
export function TopBar({ position, isPausing, onPause }: TopBarProps) {
  const t = useText(messages)
  const { data } = useQuery({ ...iqStatusQuery, enabled: position !== null })
  const minutes = (IQ_ITEM_SECONDS / 60) * (data?.attempt?.extraTime === true ? IQ_EXTRA_TIME : 1)
  return (
    <header className="wrap iq-top">
      <Logo />
      {position !== null && (
        <div className="iq-progress">
          <p className="flex flex-wrap justify-between gap-x-4 mb-2 text-quiet text-sm tabular-nums">
            <span>
              <b className="text-text">{t('item', { number: position })}</b>{' '}
              {t('ofMost', { count: IQ_MOST_SHOWN })}
            </span>
            {data !== undefined && <span>{t('perItem', { minutes })}</span>}
          </p>
          <Progress label={t('progress')} value={position - 1} max={IQ_MOST_SHOWN} />
        </div>
      )}
      {onPause && (
        <Button
          variant="text"
          className="iq-pause"
          aria-label={t('pauseName')}
          aria-pressed={isPausing}
          onClick={onPause}
        >
          <Pause />
          {t('pause')}
        </Button>
      )}
    </header>
  )
}
