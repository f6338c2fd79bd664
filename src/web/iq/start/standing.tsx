import { CalendarClock, Info } from 'lucide-react'
import { IQ_ATTEMPT_DAYS, IQ_LEAST_AGE } from '../../../contract/iq-rules.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { IqStatus } from '../iq-queries.ts'
import { messages } from './messages.ts'
import { StartForm } from './start-form.tsx'
import { useStart, type StartChoice } from './use-start.ts'

const ENDED = { lapsed: 'lapsed', 'not-scored': 'notScored', void: 'void' } as const

/** What a member can do: begin, go on, or wait. */
export function Standing({ status, onStart }: { status: IqStatus; onStart: (choice: StartChoice) => void }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { attempt, mayStartAt, isOldEnough } = status
  if (attempt?.state === 'open') return <Open attempt={attempt} />
  if (!isOldEnough)
    return (
      <div className="grid gap-4 justify-items-start">
        <p className="text-pretty">{t('tooYoung', { age: IQ_LEAST_AGE })}</p>
        <LinkButton to="/settings">{t('settings')}</LinkButton>
      </div>
    )
  const ended = attempt === null || attempt.state === 'scored' ? undefined : ENDED[attempt.state]
  const again =
    mayStartAt === null ? t('again') : t('againFrom', { date: formatDate(mayStartAt, language, true) })
  return (
    <>
      {ended !== undefined && (
        <div className="note mb-6 bg-raised">
          {mayStartAt === null ? <Info aria-hidden="true" /> : <CalendarClock aria-hidden="true" />}
          <p className="text-pretty">
            {t(ended, { days: IQ_ATTEMPT_DAYS })} {ended !== 'void' && again}
          </p>
        </div>
      )}
      {mayStartAt === null && <StartForm onStart={onStart} />}
    </>
  )
}

function Open({ attempt }: { attempt: NonNullable<IqStatus['attempt']> }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { isBusy, error, start } = useStart()
  return (
    <section className="grid gap-4 justify-items-start" aria-labelledby="iq-open">
      <h2 id="iq-open" className="text-lg">
        {t('openTitle')}
      </h2>
      <p className="text-pretty">
        {t('openText', {
          count: attempt.answered,
          date: formatDate(attempt.expiresAt, language, true),
        })}
      </p>
      <Button variant="primary" size="lg" busy={isBusy} onClick={() => start()}>
        {t('goOn')}
      </Button>
      <FieldError role="alert">{error}</FieldError>
    </section>
  )
}
