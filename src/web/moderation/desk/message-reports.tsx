import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import {
  closeMessageReport,
  readMessageReport,
  type listMessageReports,
} from '../../../contract/message-acts.ts'
import type { ReportVerdict } from '../../../contract/reports.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { messageReportsQuery, refreshDesk } from '../moderation-queries.ts'
import { messages as cardMessages } from './card-messages.ts'
import { pathOfCase } from './desk-paths.ts'
import { messages } from './message-reports-messages.ts'
import { messages as deskMessages } from './messages.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Listed = ResponseOf<typeof listMessageReports>['items'][number]
type Read = ResponseOf<typeof readMessageReport>

/** Reported messages: that there are some; their words only once somebody says that they want to read them. */
export function MessageReports() {
  const t = useText(messages)
  const { items, ...list } = usePagedList(messageReportsQuery)
  const box = useKeptFocus(items)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p role="note" className="note mt-4 text-sm">
        {t('lead')}
      </p>
      <PagedList
        className="grid grid-cols-1 gap-4 mt-4"
        label={t('title')}
        list={list}
        items={items ?? []}
        failed={t('failed')}
        skeleton={<Skeleton className="h-24 w-full rounded-card" />}
        empty={<EmptyState icon={<MessageCircle />} title={t('empty')} text={t('emptyText')} />}
      >
        {(report) => (
          <li key={report.id}>
            <MessageReportCard report={report} />
          </li>
        )}
      </PagedList>
    </div>
  )
}

function MessageReportCard({ report }: { report: Listed }) {
  const t = useText(messages)
  const card = useText(cardMessages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const params = { id: String(report.id) }
  const reading = useMutation({
    mutationFn: async () => call(readMessageReport, { params }),
    onError: showFailure,
  })
  const closing = useMutation({
    mutationFn: async (verdict: ReportVerdict) => call(closeMessageReport, { params, body: { verdict } }),
    onSuccess: () => toast({ title: t('closed'), tone: 'success' }),
    onError: showFailure,
    onSettled: () => refreshDesk(client),
  })
  return (
    <article
      className="grid gap-3 p-5 rounded-card bg-surface max-md:p-4 outline-none focus-visible:outline-2 focus-visible:outline-accent"
      tabIndex={-1}
      aria-labelledby={`message-report-${report.id}`}
    >
      <h2 id={`message-report-${report.id}`} className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {card(report.reason)}
        <RelativeTime at={report.createdAt} className="text-quiet text-sm font-normal" />
      </h2>
      {reading.data === undefined ? (
        <Button
          size="sm"
          className="justify-self-start"
          busy={reading.isPending}
          onClick={() => reading.mutate()}
        >
          {t('read')}
        </Button>
      ) : (
        <>
          <Excerpt report={reading.data} />
          <div className="flex flex-wrap gap-2">
            {(['founded', 'unfounded'] as const).map((verdict) => (
              <Button
                key={verdict}
                size="sm"
                busy={closing.isPending}
                onClick={() => closing.mutate(verdict)}
              >
                {t(verdict)}
              </Button>
            ))}
          </div>
        </>
      )}
    </article>
  )
}

/** What was said, the reported message last. */
function Excerpt({ report }: { report: Read }) {
  const t = useText(messages)
  const begin = useRef<HTMLParagraphElement>(null)
  // In place of the button that asked for it.
  useEffect(() => begin.current?.focus(), [])
  const desk = useText(deskMessages)
  const { excerpt, text, reporter } = report
  const last = excerpt.at(-1)
  return (
    <>
      <p ref={begin} tabIndex={-1} className="text-quiet text-sm outline-none">
        {t('reportedBy', { name: reporter?.name ?? desk('formerMember') })}
      </p>
      {text !== '' && (
        <q className="wrap-anywhere whitespace-pre-line" dir="auto">
          {text}
        </q>
      )}
      <ol className="grid gap-2">
        {excerpt.map((said, place) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- an excerpt never changes
            key={place}
            className={`px-3 py-2 rounded-control ${said === last ? 'bg-accent-soft' : 'bg-raised'}`}
          >
            <p className="meta-line meta-line-loose">
              <span>{said.senderName}</span>
              <RelativeTime at={said.createdAt} />
              {said === last && <span>{t('reported')}</span>}
            </p>
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {said.text}
            </p>
            {said.pictureCount > 0 && (
              <p className="text-quiet text-sm">{t('pictures', { count: said.pictureCount })}</p>
            )}
          </li>
        ))}
      </ol>
      {last?.senderId != null && (
        <LinkButton size="sm" className="justify-self-start" to={pathOfCase('person', last.senderId)}>
          {t('act', { name: last.senderName })}
        </LinkButton>
      )}
    </>
  )
}
