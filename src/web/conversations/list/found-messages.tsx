import { Search } from 'lucide-react'
import { searchMessages } from '../../../contract/message-acts.ts'
import { useUser } from '../../auth/public.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { pagedQuery } from '../../platform/paged-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { RowSkeleton } from './conversation-row.tsx'
import { Face } from './face.tsx'
import { messages } from './messages.ts'
import { messages as lineMessages } from './line-messages.ts'
import { nameOf } from './name-of.ts'
import { textOf } from './text-of.ts'
import { useNow } from './use-now.ts'
import { shortTime } from './when.ts'

/** What was found in the viewer's messages, in the list's place; each leads to its place in the conversation. */
export function FoundMessages({ q }: { q: string }) {
  const t = useText(messages)
  const line = useText(lineMessages)
  const { language } = useLanguage()
  const { user } = useUser()
  const now = useNow()
  const { items = [], ...list } = usePagedList(
    pagedQuery(searchMessages, { query: { q }, meta: { holds: [] } }),
  )
  return (
    <PagedList
      list={list}
      items={items}
      className="conversation-list"
      label={t('found')}
      failed={t('searchFailed')}
      empty={<EmptyState icon={<Search />} title={t('foundNothing', { q })} text={t('foundNothingText')} />}
      skeleton={<RowSkeleton />}
      skeletonCount={4}
      isAuto
    >
      {({ message, conversation }) => {
        const name =
          conversation.kind === 'group' && conversation.title === ''
            ? t('group')
            : nameOf(conversation, user?.id, t('deletedUser'))
        const text = textOf(message.body)
        return (
          <li key={message.id} className="conversation" data-item>
            <Face conversation={conversation} name={name} />
            <div className="conversation-words">
              <h3 className="conversation-name">
                <Link to={`/messages/${conversation.id}?message=${message.id}`} dir="auto">
                  {name}
                </Link>
              </h3>
              <p className="conversation-line conversation-found" dir="auto">
                {message.senderId === user?.id ? line('you', { text }) : text}
              </p>
            </div>
            <div className="conversation-end">
              <time dateTime={message.createdAt}>{shortTime(message.createdAt, language, now)}</time>
            </div>
          </li>
        )
      }}
    </PagedList>
  )
}
