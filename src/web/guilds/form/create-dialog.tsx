import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createGuild } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { pathOfGuild } from '../guild-path.ts'
import { guildQueries, keepGuild } from '../guild-queries.ts'
import { NEW_GUILD, tidyGuild } from './check-guild.ts'
import { GuildFields } from './guild-fields.tsx'
import { messages } from './messages.ts'
import { useGuildForm } from './use-guild-form.ts'

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { data: mine } = useQuery(guildQueries.mine)
  const form = useGuildForm('create', NEW_GUILD)
  const isFull = mine?.mayCreate === 0

  async function create(): Promise<void> {
    const detail = await call(createGuild, { body: tidyGuild(form.words) })
    form.forget()
    keepGuild(client, detail)
    toast({ title: t('created'), tone: 'success' })
    onClose()
    navigate(pathOfGuild(detail))
  }
  return (
    <Dialog open size="lg" title={t('create')} description={t('createText')} onClose={onClose}>
      <Form className="grid gap-5" busy={form.isBusy} onSubmit={() => void form.send(create)}>
        {isFull && (
          <p className="note" role="status">
            {t('noneLeft')}
          </p>
        )}
        <GuildFields words={form.words} onChange={form.change} errors={form.errors} />
        <FieldError role="alert">{form.message}</FieldError>
        <DialogActions>
          <Button onClick={() => (form.forget(), onClose())}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy} disabled={isFull}>
            {t('create')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
