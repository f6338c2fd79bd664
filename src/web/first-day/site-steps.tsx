import { Check } from 'lucide-react'
import { RULE_PAGES, type RulePage } from '../../contract/first-day.ts'
import type { MouseEvent } from 'react'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { ShortDate } from '../platform/time.tsx'
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

const PLACES: Record<RulePage, string> = {
  'community-rules': '/help-center?page=community-rules',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
}

/** Ticked by itself when each of the pages was opened from here, in whatever way and by whichever operator. */
export function RulesStep({ isDone, firstDay: { opened } }: StepProps) {
  const t = useText(messages)
  const { mutate } = useMark()
  const labels = { 'community-rules': t('communityRules'), terms: t('terms'), privacy: t('privacy') }
  return (
    <StepRow isDone={isDone} title={t('rules')} why={t(isDone ? 'rulesRead' : 'rulesWhy')}>
      <div className="flex flex-wrap gap-x-5">
        {RULE_PAGES.map((page) => (
          <PlaceLink
            key={page}
            to={PLACES[page]}
            label={labels[page]}
            isOpened={opened.includes(page)}
            onOpen={() => mutate(page)}
          />
        ))}
      </div>
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

interface PlaceLinkProps {
  to: string
  label: string
  isOpened?: boolean
  onOpen?: () => void
}

function PlaceLink({ to, label, isOpened = false, onOpen }: PlaceLinkProps) {
  const t = useText(messages)
  const open = () => !isOpened && onOpen?.()
  // The middle button, which opens a tab, is no click; the right one opens nothing.
  const openTab = ({ button }: MouseEvent) => button === 1 && open()
  return (
    <Link
      to={to}
      onClick={open}
      onAuxClick={openTab}
      className="link inline-flex items-center gap-1 min-h-11"
    >
      {label}
      {isOpened && <Check className="size-4" role="img" aria-label={t('opened')} />}
    </Link>
  )
}
