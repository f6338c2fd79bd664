import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import {
  inviteCollectionEditor,
  listCollectionEditors,
  removeCollectionEditor,
} from '../../../contract/collection-editors.ts'
import { COLLECTION_LIMITS } from '../../../contract/collection-rules.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { addressOf, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshCollection } from '../collection-cache.ts'
import { messages } from './editors-messages.ts'

/** Who works on it beside its owner; each is asked first. */
export function EditorsSection({ collectionId }: { collectionId: number }) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery<ResponseOf<typeof listCollectionEditors>>({
    queryKey: [addressOf(listCollectionEditors, { id: collectionId })],
    meta: { holds: ['suggestion'], of: { type: 'collection', id: collectionId } },
    refetchOnMount: true,
  })
  const remove = useRemove(collectionId)
  return (
    <section className="mt-12" aria-labelledby="editors">
      <h2 id="editors" className="text-xl">
        {t('title')}
      </h2>
      <p className="page-lead mb-4">{t('text')}</p>
      <Invite collectionId={collectionId} />
      {isError && data === undefined && (
        <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data?.items.length === 0 && <p className="mt-4 text-quiet">{t('none')}</p>}
      <ul className="row-list mt-2">
        {data?.items.map(({ person, isAccepted }) => (
          <li key={person.id} className="flex items-center gap-3 py-2">
            <Avatar person={person.id} name={person.name} src={person.profileUrl} />
            <Link to={`/user/${person.id}`} className="font-semibold hover:underline" dir="auto">
              {person.name}
            </Link>
            {!isAccepted && <span className="text-quiet text-sm">{t('waiting')}</span>}
            <span className="ml-auto">
              <IconButton
                label={t('remove', { name: person.name })}
                icon={<X />}
                onClick={() => remove(person.id)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invite({ collectionId }: { collectionId: number }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [alias, setAlias] = useState('')
  const [isAsked, setAsked] = useState(false)
  const wanted = alias.trim().replace(/^@/, '')
  const invite = useMutation({
    mutationFn: () =>
      call(inviteCollectionEditor, { params: { id: String(collectionId) }, body: { alias: wanted } }),
    onSuccess: async () => {
      setAlias('')
      setAsked(false)
      toast({ title: t('invited'), tone: 'success' })
      await refreshCollection(client, collectionId)
    },
  })
  const error = isAsked && wanted === '' ? t('missing') : failureOf(invite.error, t('failed'))
  return (
    <Form
      className="flex flex-wrap items-start gap-3"
      busy={invite.isPending}
      onSubmit={() => {
        setAsked(true)
        if (wanted !== '') invite.mutate()
      }}
    >
      <div className="flex-[0_1_320px]">
        <Field
          label={t('alias')}
          hint={t('aliasHint', { max: COLLECTION_LIMITS.editors })}
          value={alias}
          autoComplete="off"
          autoCapitalize="none"
          error={error}
          onChange={(event) => {
            setAlias(event.currentTarget.value)
            invite.reset()
          }}
        />
      </div>
      <Button type="submit" className="mt-7" busy={invite.isPending}>
        {t('invite')}
      </Button>
    </Form>
  )
}

function useRemove(collectionId: number): (userId: number) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const remove = useMutation({
    mutationFn: (userId: number) =>
      call(removeCollectionEditor, { params: { id: String(collectionId), userId: String(userId) } }),
    onSuccess: async () => refreshCollection(client, collectionId),
    onError: showFailure,
  })
  return remove.mutate
}
