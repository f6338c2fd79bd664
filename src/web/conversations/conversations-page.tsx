import { MessageCircle, PenLine } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { PartBoundary } from '../platform/part-boundary.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import './conversations.css'
import { isBox } from './list/boxes.ts'
import { ListPane } from './list/list-pane.tsx'
import { messages } from './messages.ts'
import { readConversationId } from './read-conversation-id.ts'

const Thread = lazyComponent(async () => (await import('./thread/thread.tsx')).Thread)
const NewConversation = lazyComponent(
  async () => (await import('./new/new-conversation.tsx')).NewConversation,
)

/** /messages, /messages/{id} and /messages/new: the list, and beside it, or on a phone in its place, what is open. */
export function ConversationsPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const { path, query } = usePlace()
  const isNew = path === '/messages/new'
  useHead({ title: t(isNew ? 'newTitle' : 'title'), description: t('lead'), isIndexable: false })
  if (!useIsMember()) return <Wall />
  const box = query.get('box')
  const open = params['id']
  const openId = open === undefined ? null : readConversationId(open)
  const isThread = isNew || openId !== null
  return (
    <div className="messages-page" data-open={isThread ? '' : undefined}>
      {/* The list, whose title is seen, makes room for the thread on a phone. */}
      <h1 className="sr-only">{t('title')}</h1>
      <ListPane box={isBox(box) ? box : 'inbox'} openId={openId} isShown={!isThread} />
      <section className="messages-thread" aria-label={t(isNew ? 'newTitle' : 'title')}>
        {isNew ? <Late what={<NewConversation key={query.toString()} />} /> : <Open id={openId} />}
      </section>
    </div>
  )
}

function Open({ id }: { id: number | null }) {
  const t = useText(messages)
  const isHydrated = useIsHydrated()
  if (id === null)
    return (
      <EmptyState
        icon={<MessageCircle />}
        title={t('chooseTitle')}
        text={t('chooseText')}
        action={
          <LinkButton to="/messages/new">
            <PenLine />
            {t('write')}
          </LinkButton>
        }
      />
    )
  // The document of every conversation is the same: which one it is, and whether it is any, the browser knows.
  if (!isHydrated) return <Waiting />
  if (id === 0)
    return (
      <EmptyState
        icon={<MessageCircle />}
        title={t('goneTitle')}
        text={t('goneText')}
        action={<LinkButton to="/messages">{t('back')}</LinkButton>}
      />
    )
  return <Late what={<Thread key={id} id={id} />} />
}

/** Nothing of a conversation is in a document: the server knows nobody. */
function Late({ what }: { what: ReactNode }) {
  if (!useIsHydrated()) return <Waiting />
  return (
    <PartBoundary>
      <Suspense fallback={<Waiting />}>{what}</Suspense>
    </PartBoundary>
  )
}

function Waiting() {
  const t = useText(messages)
  return (
    <p role="status" className="sr-only">
      {t('loading')}
    </p>
  )
}

/** In place of the screen: a visitor reads why, and comes back afterwards. */
function Wall() {
  const t = useText(messages)
  return (
    <section className="notice">
      <span className="notice-icon">
        <MessageCircle />
      </span>
      <h1 className="notice-title">{t('wall')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
