import { useQueryClient } from '@tanstack/react-query'
import { GUILD_TRASH_DAYS } from '../../../contract/guild-rules.ts'
import { deleteGuild, restoreGuild, type GuildDetail } from '../../../contract/guilds.ts'
import { useUser } from '../../auth/public.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { keepGuild, useInnerAct } from '../guild-queries.ts'
import { messages } from './messages.ts'

interface DeleteDialogProps {
  guild: GuildDetail
  onClose: () => void
}

/** The page stays: there the owner can take it back for a week. What staff deletes only an operator restores. */
export function DeleteDialog({ guild, onClose }: DeleteDialogProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { user } = useUser()
  const canRestore = guild.standing?.role === 'owner' || user?.capabilities?.includes('operate') === true
  const params = { id: String(guild.id) }
  function restore(): void {
    call(restoreGuild, { params }).then((detail) => {
      keepGuild(client, detail)
      toast({ title: t('restored'), tone: 'success' })
    }, showFailure)
  }
  const erase = useInnerAct(
    () => call(deleteGuild, { params }),
    () => {
      toast({ title: t('deleted'), ...(canRestore && { action: { label: t('undo'), onAct: restore } }) })
      onClose()
    },
    { isToldBeside: true },
  )
  return (
    <Dialog
      open
      size="sm"
      title={t('deleteTitle', { guild: guild.name })}
      description={t(canRestore ? 'deleteText' : 'deleteAsStaffText', { days: GUILD_TRASH_DAYS })}
      onClose={onClose}
    >
      <FieldError role="alert">{failureOf(erase.error, t('failed'))}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={erase.isPending} onClick={() => erase.mutate()}>
          {t('delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
