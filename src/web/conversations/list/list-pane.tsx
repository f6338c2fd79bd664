import { Search, SquarePen, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Box } from '../../../contract/conversations.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { ConversationList } from './conversation-list.tsx'
import './list.css'
import { messages } from './messages.ts'
import { useListScroll } from './use-list-scroll.ts'

const FoundMessages = lazyComponent(async () => (await import('./found-messages.tsx')).FoundMessages)
const PAUSE_MS = 250
const MOST_LETTERS = 100

interface ListPaneProps {
  box: Box
  openId: number | null
  /** On a phone what is open takes its place. */
  isShown: boolean
}

export function ListPane({ box, openId, isShown }: ListPaneProps) {
  const t = useText(messages)
  const [written, setWritten] = useState('')
  const q = useSettled(written.trim())
  const pane = useListScroll(box, isShown && q === '')
  return (
    <div className="messages-list">
      <div className="flex items-center gap-2 px-4 pt-5">
        <h2 className="flex-1 min-w-0 text-xl font-bold">{t('title')}</h2>
        <IconLink to="/messages/new" label={t('write')} icon={<SquarePen />} />
      </div>
      <form
        className="messages-search"
        role="search"
        aria-label={t('search')}
        onSubmit={(event) => event.preventDefault()}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          value={written}
          maxLength={MOST_LETTERS}
          placeholder={t('search')}
          aria-label={t('search')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        {written !== '' && (
          <IconButton label={t('clearSearch')} icon={<X />} onClick={() => setWritten('')} />
        )}
      </form>
      <div ref={pane} className="messages-scroll">
        {q === '' ? (
          <ConversationList key={box} box={box} openId={openId} />
        ) : (
          <Suspense>
            <FoundMessages key={q} q={q} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** What is written, once there is a pause; an empty field counts at once. */
function useSettled(written: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const asking = setTimeout(() => setSettled(written), PAUSE_MS)
    return () => clearTimeout(asking)
  }, [written])
  return written === '' ? '' : settled
}
