import { X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import type { Person } from '../../../contract/people.ts'
import { usePeople } from '../../mentions/public.ts'
import { useText } from '../../platform/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { messages } from './messages.ts'

interface PeopleFieldProps {
  chosen: readonly Person[]
  onChange: (chosen: Person[]) => void
  viewerId: number | undefined
  isFull: boolean
}

/** A field that finds people; who is chosen stands before it. The focus never leaves it. */
export function PeopleField({ chosen, onChange, viewerId, isFull }: PeopleFieldProps) {
  const t = useText(messages)
  const id = useId()
  const [written, setWritten] = useState('')
  const [index, setIndex] = useState(0)
  const start = written.trim().replace(/^@/, '')
  const isChosen = (person: Person) => chosen.some((other) => other.id === person.id)
  const people = usePeople(start).filter((person) => person.id !== viewerId && !isChosen(person))
  const current = Math.min(index, people.length - 1)
  const isOpen = start !== '' && people.length > 0 && !isFull

  function choose(person: Person): void {
    onChange([...chosen, person])
    setWritten('')
    setIndex(0)
  }
  function press(event: KeyboardEvent): void {
    const person = people[current]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Backspace' && written === '') onChange(chosen.slice(0, -1))
    else if (isOpen && step !== undefined) setIndex((current + step + people.length) % people.length)
    else if (isOpen && event.key === 'Enter' && person !== undefined) choose(person)
    else return
    if (event.key !== 'Backspace') event.preventDefault()
  }
  return (
    <div>
      <div className="new-to">
        <label htmlFor={id} className="text-sm text-quiet">
          {t('to')}
        </label>
        {chosen.map((person) => (
          <span key={person.id} className="new-person">
            <Avatar person={person.id} name={person.name} src={person.profileUrl} />
            <span className="truncate" dir="auto">
              {person.name}
            </span>
            <button
              type="button"
              aria-label={t('remove', { name: person.name })}
              onClick={() => onChange(chosen.filter((other) => other.id !== person.id))}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-people`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
          value={written}
          disabled={isFull}
          maxLength={50}
          placeholder={chosen.length === 0 ? t('find') : ''}
          autoComplete="off"
          // Whoever comes here is about to say to whom they write.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={chosen.length === 0}
          onChange={({ currentTarget }) => {
            setWritten(currentTarget.value)
            setIndex(0)
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-people`} role="listbox" aria-label={t('people')} className="new-found">
        {isOpen &&
          people.map((person, place) => (
            <button
              key={person.id}
              id={`${id}-${place}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={place === current}
              className="menu-item text-start aria-selected:bg-raised"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar person={person.id} name={person.name} src={person.profileUrl} />
              <span className="min-w-0">
                <span className="block truncate" dir="auto">
                  {person.name}
                </span>
                <span className="block truncate text-sm text-quiet">@{person.alias}</span>
              </span>
            </button>
          ))}
      </div>
      <Nobody start={start} isThere={start !== '' && people.length === 0 && !isFull} />
    </div>
  )
}

function Nobody({ start, isThere }: { start: string; isThere: boolean }) {
  const t = useText(messages)
  return (
    <p role="status" className="text-sm text-quiet">
      {isThere && t('nobody', { q: start })}
    </p>
  )
}
