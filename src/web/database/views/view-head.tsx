import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { updateSavedView, type SavedView, type ViewState } from '../../../contract/explore.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { useCopyLink } from '../../reactions/public.ts'
import { ReportButton } from '../../reports/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { isSameView, savedViewPath } from '../explore/view-path.ts'
import { DeleteAsk } from './delete-ask.tsx'
import { messages } from './messages.ts'
import { keepView } from './view-queries.ts'

/** Which saved view is shown, or was changed since it was opened, and what can be done about it. */
export function ViewHead({ saved, view }: { saved: SavedView; view: ViewState }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const copyLink = useCopyLink()
  const showFailure = useFailureToast()
  const { id, name, author, isMine, isPublic } = saved
  const params = { id: String(id) }
  const isChanged = !isSameView(saved.state, view)
  const [isLeaving, setLeaving] = useState(false)
  const isModerator = user?.capabilities?.includes('moderate') === true
  const update = useMutation({
    mutationFn: () => call(updateSavedView, { params, body: { state: view } }),
    onSuccess: (next) => {
      keepView(client, next)
      toast({ title: t('updated'), tone: 'success' })
      navigate(savedViewPath(id))
    },
    onError: showFailure,
  })
  const whose = isMine ? t('own') : author === null ? t('someones') : t('by', { author: author.name })
  if (isLeaving)
    return (
      <div className="note mb-4">
        <DeleteAsk view={saved} onCancel={() => setLeaving(false)} onDeleted={() => navigate('/database')} />
      </div>
    )
  return (
    <div className="note mb-4">
      <Bookmark aria-hidden="true" />
      <div className="flex-1 min-w-0 basis-48">
        <p className="font-bold wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="meta-line">
          <span dir="auto">{whose}</span>
          {isMine && <span>{t(isPublic ? 'isPublic' : 'isPrivate')}</span>}
          {isChanged && <span className="text-warn">{t('changed')}</span>}
        </p>
      </div>
      {isPublic && (
        <Button size="sm" onClick={() => void copyLink(savedViewPath(id))}>
          {t('copyLink')}
        </Button>
      )}
      {isChanged && (
        <LinkButton size="sm" to={savedViewPath(id)}>
          {t('reset')}
        </LinkButton>
      )}
      {isMine && isChanged && (
        <Button size="sm" variant="primary" busy={update.isPending} onClick={() => update.mutate()}>
          {t('update')}
        </Button>
      )}
      {!isMine && <ReportButton objectType="saved-view" objectId={id} person={author} />}
      {!isMine && isModerator && (
        <Button size="sm" onClick={() => setLeaving(true)}>
          {t('deleteView')}
        </Button>
      )}
    </div>
  )
}
