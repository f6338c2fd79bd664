import { useState } from 'react'
import { PASSKEY_NAME_MAX } from '../../contract/passkeys.ts'
import { useDeviceFailure } from '../passkey-device/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { messages } from './messages.ts'

interface NameDialogProps {
  title: string
  text?: string
  label: string
  name: string
  send: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks what a passkey is called, the new one's or another's. */
export function NameDialog({ title, text, label, name: known, send, onClose }: NameDialogProps) {
  const t = useText(messages)
  const failure = useDeviceFailure()
  const [name, setName] = useState(known)
  const [fault, setFault] = useState<string>()
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  async function submit(): Promise<void> {
    const given = name.trim()
    const max = PASSKEY_NAME_MAX
    if (given === '') return setFault(t('nameNeeded'))
    if (given.length > max) return setFault(t('nameLong', { max }))
    setBusy(true)
    setError(null)
    try {
      await send(given)
      onClose()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open size="sm" title={title} description={text} onClose={onClose}>
      <Form className="grid gap-4" busy={isBusy} onSubmit={() => void submit()}>
        <Field
          label={t('name')}
          name="name"
          autoComplete="off"
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setFault(undefined)
          }}
        />
        <FieldError role="alert">{failure(error)}</FieldError>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {label}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
