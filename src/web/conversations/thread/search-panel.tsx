import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { searchMessages } from '../../../contract/message-acts.ts'
import { useText } from '../../platform/language.tsx'
import { itemsOf, pagedQuery } from '../../platform/paged-query.ts'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './head-messages.ts'
import { useSenderName } from './names.ts'
import { useThread } from './thread-context.ts'
import { plainText } from './without-links.ts'

/** Finds words in this conversation; a press on one that was found leads there. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const id = useId()
  const { conversation, me, jump } = useThread()
  const nameOf = useSenderName(me)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagedQuery(searchMessages, {
      query: { q, conversation: String(conversation.id) },
      meta: { holds: [] },
    }),
    enabled: q !== '',
  })
  const found = q === '' ? [] : itemsOf(data)
  return (
    <search className="thread-search">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <input
          id={id}
          type="search"
          className="input flex-1"
          placeholder={t('search')}
          maxLength={100}
          // It was opened to be typed into.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <IconButton label={t('closeSearch')} icon={<X />} onClick={onClose} />
      </div>
      <p role="status" className="text-sm text-quiet">
        {isError
          ? t('searchFailed')
          : data !== undefined && q !== '' && found.length === 0
            ? t('nothingFound')
            : ''}
      </p>
      {found.length > 0 && (
        <ul className="thread-found" aria-label={t('search')}>
          {found.map(({ message }) => (
            <li key={message.id}>
              <button
                type="button"
                className="menu-item text-start"
                aria-label={`${nameOf(message)}: ${plainText(message.body)}`}
                onClick={() => jump(message.id)}
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-sm text-quiet">
                    {nameOf(message)} <ShortDate at={message.createdAt} />
                  </span>
                  <span className="block truncate" dir="auto">
                    {plainText(message.body)}
                  </span>
                </span>
              </button>
            </li>
          ))}
          {hasNextPage && (
            <li>
              <Button size="sm" variant="text" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('moreResults')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </search>
  )
}
