import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Person } from '../../contract/people.ts'
import { useText } from '../platform/language.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { hideFromTop, showOnTop } from '../ui/on-top.ts'
import { positionPopover } from '../ui/position-popover.ts'
import type { MentionField } from './begun-mention.ts'
import { caretRect } from './caret-rect.ts'
import { insertMention } from './insert-mention.ts'
import { messages } from './messages.ts'
import { useBegun } from './use-begun.ts'
import { useMentionable } from './use-people.ts'

interface CompletionProps {
  field: MentionField
  onLeave: () => void
}

/** The people that a begun `@alias` may mean. The focus stays in the text; without a list every key is the text's own. */
export function Completion({ field, onLeave }: CompletionProps) {
  const begun = useBegun(field, onLeave)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  // Another mention at the same place is a new one.
  if (begun === null && closedAt !== null) setClosedAt(null)
  const [chosen, setChosen] = useState({ start: '', index: 0 })
  const start = begun?.start ?? ''
  const found = useMentionable(start, field.dataset['mentions'] ?? '')
  const people = begun === null || begun.at === closedAt ? [] : found
  const index = chosen.start === start ? Math.min(chosen.index, people.length - 1) : 0

  function choose(person: Person): void {
    if (begun === null) return
    // What follows the alias is no longer a beginning.
    setClosedAt(begun.at)
    insertMention(field, begun, person.alias)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const person = people[index]
    if (person === undefined || event.target !== field || event.isComposing) return
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setChosen({ start, index: (index + step + people.length) % people.length })
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person)
    else if (event.key === 'Escape') setClosedAt(begun?.at ?? null)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    // Before the field's own keys, and those of a dialog around it.
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  if (begun === null || people.length === 0) return null
  return <PeopleList field={field} at={begun.at} people={people} index={index} onChoose={choose} />
}

interface PeopleListProps {
  field: MentionField
  at: number
  people: Person[]
  index: number
  onChoose: (person: Person) => void
}

function PeopleList({ field, at, people, index, onChoose }: PeopleListProps) {
  const t = useText(messages)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const count = people.length
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || !showOnTop(element)) return undefined
    const anchor = { getBoundingClientRect: () => caretRect(field, at) }
    const place = (): void => positionPopover(element, anchor, 'below', 'start')
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      hideFromTop(element)
    }
  }, [field, at, count])
  useLayoutEffect(() => {
    const told = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${index}`,
    }
    for (const [name, value] of Object.entries(told)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(told)) field.removeAttribute(name)
    }
  }, [field, id, index])
  return (
    <div ref={list} popover="manual" className="menu">
      <div id={id} role="listbox" aria-label={t('people')}>
        {people.map((person, place) => (
          <button
            key={person.id}
            id={`${id}-${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            className="menu-item text-start aria-selected:bg-raised"
            // The focus stays in the text.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            <Avatar person={null} name={person.name} src={person.profileUrl} />
            <span className="min-w-0">
              <span className="block truncate" dir="auto">
                {person.name}
              </span>
              <span className="block truncate text-sm text-quiet">@{person.alias}</span>
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {t('found', { count })}
      </p>
    </div>
  )
}
