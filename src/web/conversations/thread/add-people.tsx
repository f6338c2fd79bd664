import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { addMembers, type Conversation } from '../../../contract/conversations.ts'
import { suggestPeople } from '../../../contract/mentions.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Field } from '../../ui/field.tsx'
import { messages } from './member-messages.ts'
import { patchConversation } from './patch-conversation.ts'

/** A name is typed, and a press on one of those who are found adds them. */
export function AddPeople({ conversation: { id, members, memberMax } }: { conversation: Conversation }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: [suggestPeople.path, 'group', asked],
    queryFn: ({ signal }) => call(suggestPeople, { query: { q: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const add = useMutation({
    mutationFn: async (userId: number) =>
      call(addMembers, { params: { id: String(id) }, body: { userIds: [userId] } }),
    onSuccess: (answer) => {
      setTyped('')
      patchConversation(client, id, (now) => ({ ...now, ...answer }))
    },
  })
  const known = new Set(members.map(({ person }) => person.id))
  const found = typed.trim() === '' ? [] : (data?.items ?? []).filter((person) => !known.has(person.id))
  return (
    <div className="grid gap-2">
      <Field
        label={t('add')}
        hint={memberMax === null ? undefined : t('addHint', { max: memberMax })}
        value={typed}
        autoComplete="off"
        error={failureOf(add.error, t('failed'))}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.map((person) => (
        <button
          key={person.id}
          type="button"
          className="menu-item text-start"
          aria-label={t('addName', { name: person.name })}
          disabled={add.isPending}
          onClick={() => add.mutate(person.id)}
        >
          <Avatar person={null} name={person.name} src={person.profileUrl} />
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {person.name}
          </span>
          <UserPlus />
        </button>
      ))}
    </div>
  )
}
