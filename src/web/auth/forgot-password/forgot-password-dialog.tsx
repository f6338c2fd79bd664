import { useState } from 'react'
import { forgotPassword } from '../../../contract/auth.ts'
import { RESET_LINK_LIFE_MINUTES } from '../../../contract/limits.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { call, serverMessageOf } from '../../platform/api.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { emailFault } from '../account/checks.ts'
import { FORGOT_PASSWORD_LANGUAGE, inLanguage } from './language.ts'
import { messages } from './messages.ts'

/**
 * Spec 4.6: a form state, then a sent state. Both end with the dialog, so closing resets and clears. Who does not read
 * Indonesian gets it in the language of the page with one click.
 */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const isAlive = useIsHydrated()
  const { language: pageLanguage } = useLanguage()
  const [language, setLanguage] = useState(FORGOT_PASSWORD_LANGUAGE)
  const t = inLanguage(messages, language)
  const other = language === FORGOT_PASSWORD_LANGUAGE ? pageLanguage : FORGOT_PASSWORD_LANGUAGE
  const notes = `${t('expires', { minutes: RESET_LINK_LIFE_MINUTES })} ${t('spam')}`
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
    <div lang={LANGUAGE_TAGS[language]}>
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
              <p>{notes}</p>
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
              hint={notes}
            />
            <DialogActions>
              {other !== language && (
                <Button
                  variant="text"
                  className="md:me-auto"
                  lang={LANGUAGE_TAGS[other]}
                  onClick={() => {
                    setLanguage(other)
                    setFault(undefined)
                  }}
                >
                  {LANGUAGE_NAMES[other]}
                </Button>
              )}
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
