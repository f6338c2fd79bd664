import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { SEARCH_MAX } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { viewPath, type CollectionView } from './row-view.ts'
import { goStaying } from './stay.ts'

/** Looks for words in every cell; what is looked for stands in the address. */
export function FindField({ id, view }: { id: number; view: CollectionView }) {
  const t = useText(messages)
  const { q: looked = '' } = view
  const [words, setWords] = useState(looked)
  const [shown, setShown] = useState(looked)
  // Another address has other words; the field itself stays, and with it the focus.
  if (shown !== looked) {
    setShown(looked)
    setWords(looked)
  }
  const find = (q: string): void =>
    goStaying(viewPath(id, { ...view, q: q.trim() === '' ? undefined : q.trim() }))
  return (
    <form
      role="search"
      aria-label={t('find')}
      className="input-with-button flex-[0_1_280px] min-w-40 max-md:order-1 max-md:flex-[1_1_100%]"
      onSubmit={(event) => {
        event.preventDefault()
        find(words)
      }}
    >
      <input
        type="search"
        className="input"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={SEARCH_MAX}
        value={words}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {view.q !== undefined && words === view.q ? (
        <IconButton label={t('clearSearch')} icon={<X />} onClick={() => find('')} />
      ) : (
        <IconButton type="submit" label={t('find')} icon={<Search />} />
      )}
    </form>
  )
}
