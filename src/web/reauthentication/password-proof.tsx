import { useState } from 'react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { messages } from './messages.ts'
import { useProof, type ProofProps } from './use-proof.ts'

export function PasswordProof({ onProven, onClose }: ProofProps) {
  const t = useText(messages)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isBusy, error, refusal, corrected, prove } = useProof('password', onProven)
  function send(): void {
    setMissing(password === '')
    if (password !== '') prove({ password })
  }
  return (
    <Form className="grid gap-4" busy={isBusy} onSubmit={send}>
      <input type="text" autoComplete="username" readOnly hidden />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={isMissing ? t('passwordNeeded') : error}
        onChange={(event) => {
          setPassword(event.target.value)
          setMissing(false)
          corrected()
        }}
      />
      <FieldError role="alert">{refusal}</FieldError>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </Form>
  )
}
