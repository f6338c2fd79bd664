import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { cleanTerm, isSearchable } from '../../../contract/search-rules.ts'
import { navigate } from '../../platform/location.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { placesOf } from './suggestion-places.ts'
import { suggestionQuery } from './suggestion-query.ts'
import { useDebounced } from './use-debounced.ts'
import { useTyped } from './use-typed.ts'

const PAUSE_MS = 150
/** Chosen is none of them until an arrow key is pressed: Enter searches for what was typed. */
const NONE = -1

interface SuggestionsProps {
  id: string
  field: HTMLInputElement
}

/** People, tags and titles that what is being typed may mean. The focus stays in the field. */
export function Suggestions({ id, field }: SuggestionsProps) {
  const [typed, stop] = useTyped(field)
  // Whoever begins with @ or # means a person or a tag.
  const term = cleanTerm(typed ?? '').replace(/^[@#]/, '')
  const asked = useDebounced(term, PAUSE_MS)
  const { data } = useQuery(suggestionQuery(asked))
  const found = isSearchable(term) && data ? data : undefined
  const places = found === undefined ? [] : placesOf(found)
  const [chosen, setChosen] = useState({ of: term, at: NONE })
  const at = chosen.of === term && chosen.at < places.length ? chosen.at : NONE

  function go(place: number): void {
    const to = places[place]
    if (to === undefined) return
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
    if (step !== undefined) setChosen({ of: term, at: ((at + 1 + step + around) % around) - 1 })
    else if (event.key === 'Enter' && at !== NONE) go(at)
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
  if (found === undefined || places.length === 0) return null
  return <SuggestionList id={id} field={field} found={found} at={at} onChoose={go} />
}

/** Whoever has gone elsewhere is done with it. */
function putBack(field: HTMLInputElement): void {
  field.value = field.defaultValue
  field.blur()
}
