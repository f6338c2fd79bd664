import { Suspense, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { ensureMessages } from '../../platform/messages.ts'
import { toast } from '../../ui/toast-store.ts'
import { messages } from '../frame/messages.ts'
import { FORGOT_PASSWORD_LANGUAGE } from './language.ts'

const loadDialog = async () => (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog
const ForgotPasswordDialog = lazyComponent(loadDialog)

/** The dialog and the way to open it. It is rendered only while open, so that it always starts afresh. */
export function useForgotPassword() {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => {
      // Its words may be in another language than the page's, and the page holds one language only.
      Promise.all([loadDialog(), ensureMessages(FORGOT_PASSWORD_LANGUAGE)]).then(
        () => setOpen(true),
        () => toast({ title: t('notReached'), tone: 'destructive' }),
      )
    },
    dialog: isOpen && (
      <Suspense>
        <ForgotPasswordDialog onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
