import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Command } from './command.tsx'
import { useTestMail } from './first-day-queries.ts'
import { messages } from './messages.ts'
import { StepRow, type StepProps } from './step.tsx'

const WITH_SERVER = 'SMTP_URL=smtps://user:password@mail.example.org MAIL_FROM=hello@example.org npm start'

/** Done when the mail server took a test email; one that was saved as a file proves nothing about that. */
export function MailStep({ isDone, firstDay: { mail } }: StepProps) {
  const t = useText(messages)
  const email = useUser().user?.email ?? ''
  const { mutate, isPending } = useTestMail()
  const { outbox, test, problem } = mail
  const untold = mail.contact === null && <p className="mt-1 text-quiet text-sm">{t('noContact')}</p>
  const send = (
    <>
      {problem !== null && <p className="mt-1 text-sm wrap-anywhere">{problem}</p>}
      {untold}
      <Button size="sm" className="mt-2" busy={isPending} onClick={() => mutate()}>
        {t('sendTest')}
      </Button>
    </>
  )
  if (outbox !== null) {
    const saved = { none: t('mailFileTest'), accepted: t('mailFileSaved'), refused: t('mailFileFailed') }
    return (
      <StepRow isDone={isDone} title={t('mail')} why={t('mailFiles', { folder: outbox })}>
        <Command words={WITH_SERVER} />
        <p role="status" className="mt-2 text-quiet text-sm">
          {saved[test]}
        </p>
        {send}
      </StepRow>
    )
  }
  const why = {
    none: t('mailUntested', { email }),
    accepted: t('mailAccepted', { email }),
    refused: t('mailRefused'),
  }
  return (
    <StepRow isDone={isDone} title={t('mail')} why={<span role="status">{why[test]}</span>}>
      {send}
    </StepRow>
  )
}
