import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { inviteToGuild } from '../../../contract/guild-members.ts'
import type { Person } from '../../../contract/people.ts'
import { useUser } from '../../auth/public.ts'
import { useFoundPeople } from '../../mentions/public.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

/** Finds people as one writes; whoever is chosen is invited at once. The focus never leaves the field. */
export function ByName({ guildId }: { guildId: number }) {
  const t = useText(messages)
  const id = useId()
  const { user } = useUser()
  const [written, setWritten] = useState('')
  const [index, setIndex] = useState(0)
  const [invited, setInvited] = useState<Person[]>([])
  const start = written.trim().replace(/^@/, '')
  const isInvited = (person: Person) => invited.some((other) => other.id === person.id)
  const found = useFoundPeople(start)
  const people = found.people.filter((person) => person.id !== user?.id && !isInvited(person))
  const current = Math.min(index, people.length - 1)
  const isOpen = start !== '' && people.length > 0
  const invite = useMutation({
    mutationFn: (person: Person) =>
      call(inviteToGuild, { params: { id: String(guildId) }, body: { userId: person.id } }),
    onSuccess: (_done, person) => {
      setInvited((before) => [person, ...before])
      setWritten('')
      setIndex(0)
      toast({ title: t('invited', { name: person.name }), tone: 'success' })
    },
  })

  function press(event: KeyboardEvent): void {
    const person = people[current]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!isOpen) return
    if (step !== undefined) setIndex((current + step + people.length) % people.length)
    else if (event.key === 'Enter' && person !== undefined && !invite.isPending) invite.mutate(person)
    else return
    event.preventDefault()
  }
  return (
    <section aria-label={t('byName')}>
      <Field
        label={t('person')}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-people`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        value={written}
        maxLength={50}
        autoComplete="off"
        error={failureOf(invite.error, t('failed'))}
        onChange={(event) => {
          setWritten(event.currentTarget.value)
          setIndex(0)
          invite.reset()
        }}
        onKeyDown={press}
      />
      <div id={`${id}-people`} role="listbox" aria-label={t('people')} className="max-h-64 overflow-y-auto">
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
              disabled={invite.isPending}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => invite.mutate(person)}
            >
              <Name person={person} />
            </button>
          ))}
      </div>
      <p role="status" className="text-sm text-quiet">
        {found.isError
          ? t('peopleFailed')
          : found.isAnswered && people.length === 0 && !invite.isPending && t('nobody', { q: start })}
      </p>
      <ul>
        {invited.map((person) => (
          <li key={person.id} className="flex items-center gap-3 py-2 icons-4">
            <Name person={person} />
            <span className="ms-auto inline-flex items-center gap-1 text-sm text-quiet">
              <Check aria-hidden="true" />
              {t('invitedMark')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ person }: { person: Person }) {
  return (
    <>
      <Avatar person={person.id} name={person.name} src={person.profileUrl} />
      <span className="min-w-0">
        <span className="block truncate" dir="auto">
          {person.name}
        </span>
        <span className="block truncate text-sm text-quiet">@{person.alias}</span>
      </span>
    </>
  )
}
