import { useState } from 'react'
import { VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_LIFE_MINUTES } from '../../contract/limits.ts'
import { sendReauthenticationCode } from '../../contract/sign-ins.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { messages } from './messages.ts'
import { useProof, type ProofProps } from './use-proof.ts'

/** For people without a password: whoever reads their mail is the owner, as with a new password. */
export function MailCodeProof({ onProven, onClose }: ProofProps) {
  const t = useText(messages)
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [isShort, setShort] = useState(false)
  const { isBusy, error, refusal, corrected, send, prove } = useProof('mailCode', onProven)
  const mail = () =>
    void send(
      async () => call(sendReauthenticationCode),
      () => setSent(true),
    )
  function submit(): void {
    if (!isSent) return mail()
    const isWhole = code.length === VERIFICATION_CODE_LENGTH
    setShort(!isWhole)
    if (isWhole) prove({ mailCode: code })
  }
  return (
    <Form className="grid gap-4" busy={isBusy} onSubmit={submit}>
      <p role="status">{t(isSent ? 'codeSent' : 'codeText', { minutes: VERIFICATION_CODE_LIFE_MINUTES })}</p>
      {isSent && (
        <Field
          label={t('code')}
          name="mailCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={isShort ? t('codeShort') : error}
          onChange={(event) => {
            setCode(event.target.value.replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH))
            setShort(false)
            corrected()
          }}
        />
      )}
      <FieldError role="alert">{refusal}</FieldError>
      <DialogActions>
        {isSent ? (
          <Button disabled={isBusy} onClick={mail}>
            {t('sendAgain')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('cancel')}</Button>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(isSent ? 'confirm' : 'sendCode')}
        </Button>
      </DialogActions>
    </Form>
  )
}
