import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  GROUP_MAX,
  GROUP_TITLE_MAX,
  removeMember,
  updateConversation,
  type Conversation,
} from '../../../contract/conversations.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { conversationQuery } from '../conversation-queries.ts'
import { AddPeople } from './add-people.tsx'
import { messages } from './member-messages.ts'
import { patchConversation } from './patch-conversation.ts'

interface MembersDialogProps {
  conversation: Conversation
  me: number
  onClose: () => void
}

/** Who is in the group; its admin names it, adds and removes people. */
export function MembersDialog({ conversation, me, onClose }: MembersDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const { id, members, role } = conversation
  const isAdmin = role === 'admin'
  const remove = useMutation({
    mutationFn: async (userId: number) =>
      call(removeMember, { params: { id: String(id), userId: String(userId) } }),
    onSuccess: (_, userId) => {
      patchConversation(client, id, (now) => ({
        ...now,
        members: now.members.filter(({ person }) => person.id !== userId),
        memberCount: now.memberCount - 1,
      }))
      void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
    },
  })
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {isAdmin && <Rename conversation={conversation} />}
      <ul className="grid gap-1 max-h-80 overflow-y-auto" aria-label={t('title')}>
        {members.map(({ person, role: theirs, isRequest }) => (
          <li key={person.id} className="flex items-center gap-3 min-h-12">
            <Avatar person={person.id} name={person.name} src={person.profileUrl} />
            <span className="min-w-0 flex-1">
              <Link to={`/user/${person.id}`} className="block truncate font-semibold" dir="auto">
                {person.id === me ? t('you') : person.name}
              </Link>
              <span className="block truncate text-sm text-quiet">
                {theirs === 'admin' ? t('admin') : isRequest ? t('invited') : `@${person.alias}`}
              </span>
            </span>
            {isAdmin && person.id !== me && (
              <Button
                size="sm"
                variant="text"
                aria-label={t('remove', { name: person.name })}
                busy={remove.isPending && remove.variables === person.id}
                onClick={() => remove.mutate(person.id)}
              >
                {t('removeWord')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldError role="alert">{failureOf(remove.error, t('failed'))}</FieldError>
      {isAdmin && members.length < GROUP_MAX && <AddPeople conversation={conversation} />}
    </Dialog>
  )
}

function Rename({ conversation: { id, title } }: { conversation: Conversation }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [name, setName] = useState(title)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      call(updateConversation, { params: { id: String(id) }, body: { title: name.trim() } }),
    onSuccess: (answer) => patchConversation(client, id, (now) => ({ ...now, ...answer })),
  })
  return (
    <Form className="grid gap-3" busy={isPending} onSubmit={() => name.trim() !== '' && mutate()}>
      <Field
        label={t('groupName')}
        value={name}
        maxLength={GROUP_TITLE_MAX}
        error={failureOf(error, t('failed'))}
        onChange={(event) => setName(event.target.value)}
      />
      {name.trim() !== title && name.trim() !== '' && (
        <Button type="submit" size="sm" className="justify-self-start" busy={isPending}>
          {t('rename')}
        </Button>
      )}
    </Form>
  )
}
