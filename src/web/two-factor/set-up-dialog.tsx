import { useState } from 'react'
import { APP_CODE_LENGTH, confirmTwoFactor, type startTwoFactor } from '../../contract/two-factor.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { useFormErrors } from '../ui/use-form-errors.ts'
import { messages } from './messages.ts'
import { QrDrawing } from './qr-drawing.tsx'

interface SetUpDialogProps {
  setUp: ResponseOf<typeof startTwoFactor>
  fresh: <T>(act: () => Promise<T>) => Promise<T>
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Scan, then prove that the app shows the right codes: only then is it on. */
export function SetUpDialog({ setUp: { key, uri, qr }, fresh, onCodes, onClose }: SetUpDialogProps) {
  const t = useText(messages)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, refusal, refuse, fail, corrected, clear } = useFormErrors(['code'])
  async function submit(): Promise<void> {
    if (refuse<string>({ code: code.length < APP_CODE_LENGTH ? t('codeShort') : undefined })) return
    clear()
    setBusy(true)
    try {
      const { recoveryCodes } = await fresh(async () => call(confirmTwoFactor, { body: { code } }))
      onCodes(recoveryCodes)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open title={t('setUpTitle')} description={t('setUpText')} onClose={onClose}>
      <Form className="grid gap-4" busy={isBusy} onSubmit={() => void submit()}>
        <QrDrawing qr={qr} label={t('qr')} />
        <p className="text-sm text-center">
          <a className="link" href={uri}>
            {t('openApp')}
          </a>
        </p>
        <p className="text-sm">
          {t('key')} <code className="font-semibold wrap-anywhere">{key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <Field
          label={t('code')}
          hint={t('codeHint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={errors.code}
          onChange={(event) => {
            setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, APP_CODE_LENGTH))
            corrected('code')
          }}
        />
        <FieldError role="alert">{errors.code === undefined ? refusal?.message : undefined}</FieldError>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('turnOn')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
