import { useState } from 'react'
import { forgotPassword } from '../../../contract/auth.ts'
import { RESET_LINK_LIFE_MINUTES } from '../../../contract/limits.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { call, serverMessageOf } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { emailFault } from '../account/checks.ts'
import { FORGOT_PASSWORD_LANGUAGE, inDialogLanguage } from './language.ts'
import { messages } from './messages.ts'

const t = inDialogLanguage(messages)

/** Spec 4.6: a form state, then a sent state. Both end with the dialog, so closing resets and clears. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const isAlive = useIsHydrated()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)

  async function submit(): Promise<void> {
    const wrong = emailFault(email)
    if (wrong !== undefined) {
      setFault(t(`${wrong}Text`))
      return toast({ title: t(wrong), description: t(`${wrong}Text`), tone: 'destructive' })
    }
    setBusy(true)
    try {
      await call(forgotPassword, { body: { email } })
      setSent(true)
      toast({ title: t('sent'), description: t('sentText'), tone: 'success' })
    } catch (error) {
      toast({
        title: t('failed'),
        description: serverMessageOf(error) ?? t('failedText'),
        tone: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div lang={LANGUAGE_TAGS[FORGOT_PASSWORD_LANGUAGE]}>
      <Dialog
        open
        onClose={onClose}
        size="sm"
        title={t('title')}
        description={isSent ? undefined : t('intro')}
      >
        {isSent ? (
          <>
            <div role="status" className="grid gap-2 text-quiet">
              <p>{t('sentTo', { email: email.trim() })}</p>
              <Notes />
            </div>
            <DialogActions>
              <Button variant="primary" onClick={onClose}>
                {t('close')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <Form busy={isBusy} onSubmit={() => void submit()}>
            <Field
              label={t('email')}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
                setFault(undefined)
              }}
              error={fault}
              hint={<Notes />}
            />
            <DialogActions>
              <Button onClick={onClose}>{t('close')}</Button>
              <Button type="submit" variant="primary" busy={isBusy} disabled={!isAlive}>
                {t('send')}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Dialog>
    </div>
  )
}

function Notes() {
  return (
    <p>
      {t('expires', { minutes: RESET_LINK_LIFE_MINUTES })} {t('spam')}
    </p>
  )
}
