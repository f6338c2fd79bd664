import { useState } from 'react'
import { reauthenticate } from '../../contract/sign-ins.ts'
import { provePasskey, useDeviceFailure } from '../passkey-device/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'
import type { ProofProps } from './use-proof.ts'

export function PasskeyProof({ onProven, onClose }: ProofProps) {
  const t = useText(messages)
  const failure = useDeviceFailure()
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  async function prove(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await call(reauthenticate, { body: { passkey: await provePasskey() } })
      onProven()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FieldError role="alert">{failure(error)}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void prove()}>
          {t('usePasskey')}
        </Button>
      </DialogActions>
    </>
  )
}
