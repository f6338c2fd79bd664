import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EyeOff, History, UserPlus } from 'lucide-react'
import { answerCollectionInvitation } from '../../../contract/collection-editors.ts'
import type { Collection } from '../../../contract/collections.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshCollection } from '../collection-cache.ts'
import { pathOfCollection } from '../collection-path.ts'
import type { CollectionMine } from '../collection-queries.ts'
import { messages } from './messages.ts'

/** What its reader should know before anything else. */
export function Notices({ collection, mine }: { collection: Collection; mine: CollectionMine }) {
  const t = useText(messages)
  const { id, state, shownVersion } = collection
  return (
    <div className="grid gap-2 mt-4 empty:hidden">
      {shownVersion !== null && (
        <div role="note" className="note">
          <History className="text-quiet" aria-hidden="true" />
          <p>{t('oldVersion', { version: shownVersion })}</p>
          <LinkButton size="sm" to={pathOfCollection(id)}>
            {t('newest')}
          </LinkButton>
        </div>
      )}
      {state === 'hidden' && (
        <div role="note" className="note note-warn">
          <EyeOff aria-hidden="true" />
          <p>{t('hidden')}</p>
        </div>
      )}
      {mine.isInvited && <Invitation id={id} />}
    </div>
  )
}

function Invitation({ id }: { id: number }) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const answer = useMutation({
    mutationFn: (isAccepted: boolean) =>
      call(answerCollectionInvitation, { params: { id: String(id) }, body: { isAccepted } }),
    onSuccess: async () => refreshCollection(client, id),
    onError: showFailure,
  })
  return (
    <div role="note" className="note">
      <UserPlus className="text-quiet" aria-hidden="true" />
      <p>{t('invited')}</p>
      <Button size="sm" variant="primary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('accept')}
      </Button>
      <Button size="sm" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('decline')}
      </Button>
    </div>
  )
}
