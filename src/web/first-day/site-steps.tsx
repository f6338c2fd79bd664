import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { ShortDate } from '../platform/time.tsx'
import { Button } from '../ui/button.tsx'
import { Command } from './command.tsx'
import { useMark } from './first-day-queries.ts'
import { messages } from './messages.ts'
import { StepRow, type StepProps } from './step.tsx'

export function AddressStep({ isDone, firstDay: { publicUrl: url } }: StepProps) {
  const t = useText(messages)
  return (
    <StepRow isDone={isDone} title={t('address')} why={t(isDone ? 'addressSet' : 'addressLocal', { url })}>
      {!isDone && <Command words="PUBLIC_URL=https://example.org npm start" />}
    </StepRow>
  )
}

export function OperatorStep({ isDone }: StepProps) {
  const t = useText(messages)
  const command = <code>npm run role -- you@example.org operator</code>
  return <StepRow isDone={isDone} title={t('operator')} why={fillNodes(t('operatorWhy'), { command })} />
}

export function ArticleStep({ isDone }: StepProps) {
  const t = useText(messages)
  return (
    <StepRow isDone={isDone} title={t('article')} why={t(isDone ? 'articleDone' : 'articleWhy')}>
      {!isDone && <PlaceLink to="/create-article" label={t('write')} />}
    </StepRow>
  )
}

/** Whether somebody has read them only they can say. */
export function RulesStep({ isDone }: StepProps) {
  const t = useText(messages)
  const { mutate, isPending } = useMark()
  return (
    <StepRow isDone={isDone} title={t('rules')} why={t('rulesWhy')}>
      <div className="flex flex-wrap gap-x-5">
        <PlaceLink to="/help-center?page=community-rules" label={t('communityRules')} />
        <PlaceLink to="/terms-of-service" label={t('terms')} />
        <PlaceLink to="/privacy-policy" label={t('privacy')} />
      </div>
      {!isDone && (
        <Button size="sm" busy={isPending} onClick={() => mutate('rules')}>
          {t('markRead')}
        </Button>
      )}
    </StepRow>
  )
}

export function BackupStep({ isDone, firstDay: { backup } }: StepProps) {
  const t = useText(messages)
  const { madeAt, isNightly } = backup
  const why =
    madeAt === null
      ? t(isNightly ? 'backupSoon' : 'backupWhy')
      : fillNodes(t('backupMade'), { date: <ShortDate at={madeAt} /> })
  return (
    <StepRow
      isDone={isDone}
      title={t('backup')}
      why={
        <>
          {why} {madeAt !== null && isNightly ? t('nightly') : !isNightly && t('nightlyHow')}
        </>
      }
    >
      {!isDone && <Command words="npm run backup -- site.tar" />}
    </StepRow>
  )
}

function PlaceLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="link inline-flex items-center min-h-11">
      {label}
    </Link>
  )
}
