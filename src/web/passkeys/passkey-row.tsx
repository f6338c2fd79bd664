import { useState } from 'react'
import { removePasskey, renamePasskey, type Passkey } from '../../contract/passkeys.ts'
import { useDeviceFailure } from '../passkey-device/public.ts'
import { call } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'
import { NameDialog } from './name-dialog.tsx'
import { useListChange } from './passkey-queries.ts'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const change = useListChange()
  const [asked, setAsked] = useState<'name' | 'removal'>()
  const { id, name, createdAt, lastUsedAt } = passkey
  const close = () => setAsked(undefined)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 rounded-card bg-surface">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-quiet">{t('addedOn', { date: formatDate(createdAt, language, true) })}</p>
        <p className="text-sm text-quiet">
          {lastUsedAt === null
            ? t('neverUsed')
            : t('usedOn', { date: formatDate(lastUsedAt, language, true) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={t('renameOf', { name })} onClick={() => setAsked('name')}>
          {t('rename')}
        </Button>
        <Button size="sm" aria-label={t('removeOf', { name })} onClick={() => setAsked('removal')}>
          {t('remove')}
        </Button>
      </div>
      {asked === 'name' && (
        <NameDialog
          title={t('renameTitle')}
          label={t('save')}
          name={name}
          send={async (newName) => {
            const renamed = await call(renamePasskey, { params: { id: String(id) }, body: { name: newName } })
            change((all) => all.map((one) => (one.id === id ? renamed : one)))
          }}
          onClose={close}
        />
      )}
      {asked === 'removal' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  )
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText(messages)
  const { fresh, dialog } = useFresh()
  const change = useListChange()
  const failure = useDeviceFailure()
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await fresh(async () => call(removePasskey, { params: { id: String(id) } }))
      toast({ title: t('removed'), tone: 'success' })
      change((all) => all.filter((one) => one.id !== id))
      onClose()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open size="sm" title={t('removeTitle')} description={t('removeText', { name })} onClose={onClose}>
      <FieldError role="alert">{failure(error)}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </DialogActions>
      {dialog}
    </Dialog>
  )
}
