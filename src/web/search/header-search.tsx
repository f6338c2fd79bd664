import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { SEARCH_MAX } from '../../contract/limits.ts'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { messages } from './header-messages.ts'
import { searchPath, termOf, writtenIn } from './search-path.ts'
import { useSuggestions } from './suggest/use-suggestions.tsx'
import './header-search.css'

/** On every screen but home, which has its own field. */
export function HeaderSearch() {
  return usePlace().path === '/' ? null : <HeaderField />
}

/** Where there is no room it is an icon until it has the focus. What was typed goes with it, and so does its list. */
function HeaderField() {
  const t = useText(messages)
  const { fieldProps, suggestions } = useSuggestions()
  // A term that is too short is answered by the screen of the results.
  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const term = termOf(writtenIn(event.currentTarget))
    if (term !== '') navigate(searchPath(term))
  }
  return (
    <form className="header-search" role="search" action="/" onSubmit={search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        name="q"
        maxLength={SEARCH_MAX}
        placeholder={t('hint')}
        aria-label={t('search')}
        enterKeyHint="search"
        {...fieldProps}
      />
      <kbd aria-hidden="true">/</kbd>
      {suggestions}
    </form>
  )
}
