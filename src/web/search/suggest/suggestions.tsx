import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { cleanTerm, isSearchable } from '../../../contract/search-rules.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { messages } from './messages.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { placesOf } from './suggestion-places.ts'
import { suggestionQuery } from './suggestion-query.ts'
import { useTyped } from './use-typed.ts'
import { useUnmuted } from './use-unmuted.ts'

const PAUSE_MS = 150

interface SuggestionsProps {
  id: string
  field: HTMLInputElement
}

/** People, tags and titles that what is being typed may mean. The focus stays in the field. */
export function Suggestions({ id, field }: SuggestionsProps) {
  const t = useText(messages)
  const [typed, stop] = useTyped(field)
  // Whoever begins with @ or # means a person or a tag.
  const term = cleanTerm(typed ?? '').replace(/^[@#]/, '')
  const asked = useDebounced(term, PAUSE_MS)
  const { data } = useQuery(suggestionQuery(asked))
  // What was found for less, or for more, stands until the answer is there; for another text it would be wrong.
  const isOfIt = data !== undefined && (term.startsWith(data.of) || data.of.startsWith(term))
  const found = useUnmuted(isSearchable(term) && isOfIt ? data : undefined)
  const places = found === undefined ? [] : placesOf(found)
  // None of them until an arrow key is pressed: Enter searches for what was typed.
  const [chosen, setChosen] = useState<{ of: string; to: string | undefined }>()
  const at = chosen?.of === term && chosen.to !== undefined ? places.indexOf(chosen.to) : -1

  function go(to: string): void {
    stop()
    putBack(field)
    navigate(to)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (places.length === 0 || event.isComposing) return
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // One more place than there are: between the last and the first nothing is chosen.
    const around = places.length + 1
    const to = places[at]
    if (step !== undefined) setChosen({ of: term, to: places[((at + 1 + step + around) % around) - 1] })
    else if (event.key === 'Enter' && to !== undefined) go(to)
    else if (event.key === 'Escape') stop()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    // Before the keys of a dialog around it.
    const listen = (event: KeyboardEvent): void => press(event)
    field.addEventListener('keydown', listen)
    return () => field.removeEventListener('keydown', listen)
  }, [field])
  return (
    <>
      {/* It is there before it says something, or it would not be read out. */}
      <p role="status" className="sr-only">
        {found !== undefined && t('count', { count: places.length })}
      </p>
      {found !== undefined && places.length > 0 && (
        <SuggestionList id={id} field={field} found={found} chosen={places[at]} onChoose={go} />
      )}
    </>
  )
}

/** Whoever has gone elsewhere is done with it. */
function putBack(field: HTMLInputElement): void {
  field.value = field.defaultValue
  field.blur()
}
