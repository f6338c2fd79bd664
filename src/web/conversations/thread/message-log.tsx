import { ArrowDown } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '../../platform/language.tsx'
import { Ring } from '../../ui/spinner.tsx'
import type { Outbox } from '../outbox/outbox-store.ts'
import { placeOf, type WaitingMessage } from '../outbox/waiting-store.ts'
import type { Row } from './message-groups.ts'
import { MessageRun } from './message-run.tsx'
import { messages } from './messages.ts'
import { SystemLine } from './system-line.tsx'
import { DayLine } from './times.tsx'
import { WaitingItem } from './waiting-item.tsx'

interface MessageLogProps {
  log: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  waiting: readonly WaitingMessage[]
  cutOff: Outbox['cutOff']
  hasEarlier: boolean
  markedId: number | null
  /** What is read out to whoever listens: only what is new, never what is loaded while scrolling. */
  spoken: string
  isAtEnd: boolean
  newCount: number
  onToEnd: () => void
}

/** The conversation itself, which scrolls. */
export function MessageLog(props: MessageLogProps) {
  const { log, rows, waiting, cutOff, hasEarlier, markedId, spoken, isAtEnd, newCount, onToEnd } = props
  const t = useText(messages)
  return (
    <div className="thread-body">
      {/* Reachable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} className="thread-log" role="log" aria-live="off" aria-label={t('log')} tabIndex={0}>
        <div className="thread-rows">
          {hasEarlier && (
            <p className="thread-day">
              <Ring />
            </p>
          )}
          {rows.length === 0 && waiting.length === 0 && <p className="thread-event">{t('empty')}</p>}
          {rows.map((row) => {
            if (row.type === 'day') return <DayLine key={row.key} at={row.at} />
            if (row.type === 'system') return <SystemLine key={row.key} message={row.message} />
            if (row.type === 'run')
              return (
                <MessageRun
                  key={row.key}
                  run={row}
                  markedId={row.messages.some(({ id }) => id === markedId) ? markedId : null}
                />
              )
            return (
              <p key={row.key} className="thread-new" data-new="">
                {t('newLine')}
              </p>
            )
          })}
          {waiting.map((message) => (
            <WaitingItem
              key={message.key}
              message={message}
              isCutOff={cutOff.has(placeOf(message)) || !navigator.onLine}
            />
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      {!isAtEnd && (
        <button type="button" className="thread-pill" data-key="." onClick={onToEnd}>
          <ArrowDown aria-hidden="true" />
          {newCount > 0 ? t('newMessages', { count: newCount }) : t('toEnd')}
        </button>
      )}
    </div>
  )
}
