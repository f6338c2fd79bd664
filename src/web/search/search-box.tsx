import { Search } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { SEARCH_MAX } from '../../contract/limits.ts'
import { isSearchable } from '../../contract/search-rules.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { messages } from './box-messages.ts'
import { searchPath, termOf, writtenIn } from './search-path.ts'
import { useSuggestions } from './suggest/use-suggestions.tsx'
import './search-box.css'

/**
 * A form, so that it searches even before the page is alive. Spec 2.3: an empty text is ignored. `kept` is what of the
 * address a new term leaves as it is: `&filter=pagefeed`.
 */
export function SearchBox({ term = '', kept = '' }: { term?: string; kept?: string }) {
  const t = useText(messages)
  const id = useId()
  const [isTooShort, setTooShort] = useState(false)
  const { fieldProps, suggestions } = useSuggestions()
  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const written = writtenIn(event.currentTarget)
    if (written.trim() === '') return
    const wanted = termOf(written)
    setTooShort(!isSearchable(wanted))
    if (isSearchable(wanted)) navigate(searchPath(wanted) + kept)
  }
  return (
    <form className="search-box relative flex-1 min-w-0" role="search" action="/" onSubmit={search}>
      <Search className="absolute top-4 left-4 text-quiet pointer-events-none" aria-hidden="true" />
      <input
        className="w-full h-13 pr-3.5 pl-12 rounded-media bg-bg appearance-none focus-visible:rounded-media focus-visible:-outline-offset-2"
        type="search"
        name="q"
        defaultValue={term}
        maxLength={SEARCH_MAX}
        placeholder={t('searchHint')}
        aria-label={t('search')}
        aria-invalid={isTooShort || undefined}
        aria-describedby={isTooShort ? id : undefined}
        enterKeyHint="search"
        onChange={() => setTooShort(false)}
        {...fieldProps}
      />
      <kbd className="search-key" aria-hidden="true">
        /
      </kbd>
      {suggestions}
      {[...new URLSearchParams(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isTooShort && (
        <p id={id} role="alert" className="field-error mt-1.5">
          {t('termTooShort')}
        </p>
      )}
    </form>
  )
}
