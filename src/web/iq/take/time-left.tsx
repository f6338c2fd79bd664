import { useState } from 'react'
import { IQ_WARNING_SECONDS } from '../../../contract/iq-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Progress } from '../../ui/progress.tsx'
import { messages } from './messages.ts'

/** A bar for the last seconds; said once, so that nobody hears a countdown. Its place is kept before. */
export function TimeLeft({ seconds }: { seconds: number | null }) {
  const t = useText(messages)
  const [told, setTold] = useState<number | null>(null)
  if (seconds !== null && told === null) setTold(seconds)
  return (
    <div className="iq-time">
      <p role="status" className="sr-only">
        {told !== null && t('warning', { count: told })}
      </p>
      {seconds !== null && (
        <>
          <p className="flex justify-between mb-1 text-sm font-semibold tabular-nums" aria-hidden="true">
            <span>{t('timeLeft')}</span>
            <span>{t('seconds', { count: seconds })}</span>
          </p>
          {/* Some screen readers speak or beep whenever a bar moves. */}
          <div aria-hidden="true">
            <Progress label={t('timeLeft')} value={seconds} max={IQ_WARNING_SECONDS} />
          </div>
          <p role="timer" aria-live="off" className="sr-only">
            {t('timeLeft')}: {t('seconds', { count: seconds })}
          </p>
        </>
      )}
    </div>
  )
}
