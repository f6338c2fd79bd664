import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Conversation, Message } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { toast } from '../../ui/toast-store.ts'
import type { MessageWindow } from '../message-cache.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { groupMessages } from './message-groups.ts'
import { MessageLog } from './message-log.tsx'
import { messages } from './messages.ts'
import { useSenderName } from './names.ts'
import { ThreadContext } from './thread-context.ts'
import { ThreadFoot, type Writing } from './thread-foot.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useLiveThread } from './use-live-thread.ts'
import type { useMessages } from './use-log.ts'
import { useReading } from './use-reading.ts'
import { useScrolling } from './use-scrolling.ts'
import { useWaiting } from './use-waiting.ts'
import { plainText } from './without-links.ts'

const SearchPanel = lazyComponent(async () => (await import('./search-panel.tsx')).SearchPanel)
const ReportMessage = lazyComponent(async () => (await import('./report-message.tsx')).ReportMessage)

interface OpenThreadProps {
  conversation: Conversation
  window: MessageWindow
  thread: ReturnType<typeof useMessages>
  me: number
  target: number | null
}

/** The conversation once it is there: what is shown, where one stands in it, what is being written. */
export function OpenThread({ conversation, window: shown, thread, me, target }: OpenThreadProps) {
  const t = useText(messages)
  const nameOf = useSenderName(me)
  const { id } = conversation
  const { items, hasEarlier, hasLater } = shown
  const { open, catchUp, refresh } = thread
  useOutbox(me)
  const outbox = useWaiting(id, items)
  const [firstNewId] = useState(() => findFirstNew(conversation, items, me))
  const [isSearching, setSearching] = useState(false)
  const [writing, setWriting] = useState<Writing>({ kind: 'new' })
  const [reported, setReported] = useState<Message | null>(null)

  const rows = useMemo(() => groupMessages(items, firstNewId), [items, firstNewId])
  const drawn = useMemo(() => ({ rows, waiting: outbox.waiting }), [rows, outbox.waiting])
  const see = useReading(id, conversation.lastReadMessageId)
  const { log, isAtEnd, markedId, toEnd, endNext, jump, seenId } = useScrolling({
    drawn,
    start: target ?? (firstNewId === null ? 'end' : 'new'),
    hasLater,
    onNearStart: () => void thread.loadEarlier(),
    onNearEnd: () => void thread.loadLater(),
    onSeen: see,
  })
  const typing: ReturnType<typeof useLiveThread> = useLiveThread(id, {
    onNews: async () => {
      await catchUp()
      // Whoever has just said something is no longer writing it.
      const sender = thread.latest()?.senderId
      if (typeof sender === 'number') typing.over(sender)
    },
    onChange: () => void refresh(seenId()),
  })
  const wasKept = !thread.isFetchedAfterMount
  const comeBack = useEffectEvent(() => {
    if (!wasKept) return
    void catchUp()
    void refresh(seenId())
  })
  useEffect(() => comeBack(), [])

  const jumpTo = useCallback(
    async (messageId: number): Promise<void> => {
      if (jump(messageId)) return
      if (!(await open(messageId))) toast({ title: t('quotedGone') })
    },
    [jump, open, t],
  )
  const opened = useRef(target)
  const follow = useEffectEvent((to: number) => void jumpTo(to))
  useEffect(() => {
    // Where it was opened the log has gone by itself, unless it was kept from another visit.
    if (target !== null && (target !== opened.current || wasKept)) follow(target)
    opened.current = target
    // oxlint-disable-next-line react/exhaustive-deps -- once for each place that a link leads to
  }, [target])

  async function goToEnd(): Promise<void> {
    if (!hasLater) return toEnd()
    endNext()
    await open(null)
  }
  const last = items.at(-1)
  const lastId = last?.id ?? 0
  // Up to where somebody at the end has seen everything.
  const [end, setEnd] = useState({ first: lastId, id: lastId })
  if (isAtEnd && end.id !== lastId) setEnd({ ...end, id: lastId })
  const isTheirs = ({ senderId, kind }: Message): boolean => senderId !== me && kind === 'text'
  const lastOfTheirs = items.findLast((message) => isTheirs(message) && message.deletedAt === null)
  const newCount = isAtEnd ? 0 : items.filter((message) => message.id > end.id && isTheirs(message)).length
  const spoken =
    last !== undefined && last.id > end.first && isTheirs(last)
      ? `${nameOf(last)}: ${plainText(last.body) || t('photo')}`
      : ''

  const tools = useMemo(
    () => ({
      conversation,
      me,
      reply: (message: Message) => setWriting({ kind: 'reply', message }),
      edit: (message: Message) => setWriting({ kind: 'edit', message }),
      report: setReported,
      jump: (messageId: number) => void jumpTo(messageId),
    }),
    [conversation, me, jumpTo],
  )
  return (
    <ThreadContext value={tools}>
      <section className="thread">
        <ThreadHead
          lastOfTheirs={lastOfTheirs}
          typists={typing.typists}
          isSearching={isSearching}
          onSearch={() => setSearching((isOpen) => !isOpen)}
        />
        {isSearching && (
          <Suspense>
            <SearchPanel onClose={() => setSearching(false)} />
          </Suspense>
        )}
        <MessageLog
          log={log}
          rows={rows}
          waiting={outbox.waiting}
          cutOff={outbox.cutOff}
          hasEarlier={hasEarlier}
          markedId={markedId}
          spoken={spoken}
          isAtEnd={isAtEnd}
          newCount={newCount}
          onToEnd={() => void goToEnd()}
        />
        <ThreadFoot
          writing={writing}
          lastOfTheirs={lastOfTheirs}
          onDone={() => setWriting({ kind: 'new' })}
          onSent={() => void goToEnd()}
        />
      </section>
      {reported !== null && (
        <Suspense>
          <ReportMessage message={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </ThreadContext>
  )
}

function findFirstNew(
  { unread, lastReadMessageId }: Conversation,
  items: readonly Message[],
  me: number,
): number | null {
  if (unread === 0) return null
  return items.find(({ id, senderId }) => id > lastReadMessageId && senderId !== me)?.id ?? null
}
