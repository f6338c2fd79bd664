import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { answerCollectionInvitation } from '../../../contract/collection-editors.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { refreshCollection } from '../collection-cache.ts'
import { messages } from './notices-messages.ts'

/** To be an editor: shown to nobody before it is accepted. */
export function Invitation({ id }: { id: number }) {
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
