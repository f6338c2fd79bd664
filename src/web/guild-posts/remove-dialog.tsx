import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { removeGuildPost } from '../../contract/guild-posts.ts'
import { GUILD_REASON_MAX } from '../../contract/guild-rules.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { changePost } from '../page-posts/public.ts'
import { ApiError, call, failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { describedBy, FieldFrame } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'

interface RemoveDialogProps {
  guildId: number
  post: PagePost
  /** Where the list does not show by itself that it is gone. */
  onRemoved?: () => void
  onClose: () => void
}

/** An officer takes a post down and says why; its author reads it. */
export function RemoveDialog({ guildId, post, onRemoved, onClose }: RemoveDialogProps) {
  const t = useText(messages)
  const id = useId()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: async () =>
      call(removeGuildPost, {
        params: { id: String(guildId), postId: String(post.id) },
        body: { reason: reason.trim() },
      }),
    onSuccess: () => {
      onClose()
      onRemoved?.()
      changePost(client, post.id, { state: 'deleted' })
      toast({ title: t('removed'), description: t('removedText'), tone: 'success' })
    },
  })
  function submit(): void {
    setAsked(true)
    if (reason.trim() !== '') remove.mutate()
  }
  const refused = remove.error instanceof ApiError ? remove.error.fields['reason'] : undefined
  const error =
    isAsked && reason.trim() === ''
      ? t('reasonMissing')
      : (refused ?? failureOf(remove.error, t('removeFailed')))
  const hint = t('reasonHint', { max: GUILD_REASON_MAX })
  return (
    <Dialog
      open
      title={t('remove')}
      description={t('removeText', { name: post.authorName ?? t('formerMember') })}
      onClose={onClose}
    >
      <Form className="grid gap-5" busy={remove.isPending} onSubmit={submit}>
        <FieldFrame id={id} label={t('reason')} hint={hint} error={error}>
          <textarea
            id={id}
            className="input min-h-22 resize-y"
            rows={3}
            required
            maxLength={GUILD_REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            {...describedBy(id, { hint, error })}
          />
        </FieldFrame>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={remove.isPending}>
            {t('remove')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
