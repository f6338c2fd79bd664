import { Archive, ArrowLeft, Inbox, MessageCircle, PenLine, UserPlus } from 'lucide-react'
import { Suspense, useRef } from 'react'
import type { Box } from '../../../contract/conversations.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { useUnreadMessages } from '../unread/unread-store.ts'
import { ConversationRow, RowSkeleton } from './conversation-row.tsx'
import { messages } from './messages.ts'
import { useConversations } from './use-conversations.ts'
import { useHeldOrder, useIsTouched } from './use-held-order.ts'
import { useNow } from './use-now.ts'

const BegunList = lazyComponent(async () => (await import('./begun-list.tsx')).BegunList)

interface ListProps {
  box: Box
  openId: number | null
}

/** What of the address keeps a box open beside a conversation. */
const queryOf = (box: Box): string => (box === 'inbox' ? '' : `?box=${box}`)

/** One box of the viewer's conversations, the latest first; the order waits while somebody is in the list. */
export function ConversationList({ box, openId }: ListProps) {
  const t = useText(messages)
  const { list, items } = useConversations(box)
  const place = useRef<HTMLOListElement>(null)
  const isTouched = useIsTouched(place, items.length > 0)
  const shown = useHeldOrder(items, isTouched)
  const now = useNow()
  // What waits is on this device: the document has none of it.
  const isAlive = useIsHydrated()
  return (
    <>
      {box === 'inbox' ? <RequestsLine /> : <BoxHead box={box} />}
      {isAlive && box === 'inbox' && (
        <Suspense>
          <BegunList />
        </Suspense>
      )}
      <PagedList
        ref={place}
        list={list}
        items={shown}
        className="conversation-list"
        label={t('list')}
        failed={t('failed')}
        empty={<Nothing box={box} />}
        skeleton={<RowSkeleton />}
        skeletonCount={7}
        isAuto
      >
        {(conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            to={`/messages/${conversation.id}${queryOf(box)}`}
            isOpen={conversation.id === openId}
            now={now}
          />
        )}
      </PagedList>
      <p className="conversation-foot">
        {box === 'inbox' && (
          <Link to="/messages?box=archive" className="link">
            <Archive aria-hidden="true" />
            {t('archive')}
          </Link>
        )}
        <Link to="/help-center?page=messages-and-requests">{t('help')}</Link>
      </p>
    </>
  )
}

function RequestsLine() {
  const t = useText(messages)
  const { requests } = useUnreadMessages()
  if (requests === 0) return null
  return (
    <p className="conversation-requests">
      <UserPlus aria-hidden="true" />
      <span className="flex-1 min-w-0">{t('strangers', { count: requests })}</span>
      <Link to="/messages?box=requests" className="link">
        {t('requests')}
      </Link>
    </p>
  )
}

function BoxHead({ box }: { box: Box }) {
  const t = useText(messages)
  return (
    <div className="conversation-box">
      <Link to="/messages" className="link">
        <ArrowLeft aria-hidden="true" />
        {t('backToInbox')}
      </Link>
      <h2>{t(box === 'requests' ? 'requestsTitle' : 'archive')}</h2>
      {box === 'requests' && <p>{t('requestsLead')}</p>}
    </div>
  )
}

function Nothing({ box }: { box: Box }) {
  const t = useText(messages)
  if (box === 'requests')
    return <EmptyState icon={<UserPlus />} title={t('emptyRequests')} text={t('emptyRequestsText')} />
  if (box === 'archive')
    return <EmptyState icon={<Inbox />} title={t('emptyArchive')} text={t('emptyArchiveText')} />
  return (
    <EmptyState
      icon={<MessageCircle />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <LinkButton to="/messages/new" variant="primary">
          <PenLine />
          {t('write')}
        </LinkButton>
      }
    />
  )
}
