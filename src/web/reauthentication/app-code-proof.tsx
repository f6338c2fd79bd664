import { useState } from 'react'
import { APP_CODE_LENGTH } from '../../contract/two-factor.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { messages } from './messages.ts'
import { useProof, type ProofProps } from './use-proof.ts'

/** For people with two-step verification: what their app shows now. */
export function AppCodeProof({ onProven, onClose }: ProofProps) {
  const t = useText(messages)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const { isBusy, error, refusal, corrected, prove } = useProof('code', onProven)
  function submit(): void {
    const isWhole = code.length === APP_CODE_LENGTH
    setShort(!isWhole)
    if (isWhole) prove({ code })
  }
  return (
    <Form className="grid gap-4" busy={isBusy} onSubmit={submit}>
      <Field
        label={t('appCode')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={isShort ? t('codeShort') : error}
        onChange={(event) => {
          setCode(event.target.value.replace(/\D/g, '').slice(0, APP_CODE_LENGTH))
          setShort(false)
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
