import { useState } from 'react'
import { resendVerification } from '../../../contract/auth.ts'
import { call, serverMessageOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages as frameMessages } from '../frame/messages.ts'
import { messages } from './messages.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface ResendButtonProps {
  email: string
  /** Until then the server sends no other code. */
  resendAt: number | null
  onResent: () => void
}

export function ResendButton({ email, resendAt, onResent }: ResendButtonProps) {
  const t = useText(messages)
  const frame = useText(frameMessages)
  const [isBusy, setBusy] = useState(false)
  const seconds = useSecondsLeft(resendAt)

  async function resend(): Promise<void> {
    setBusy(true)
    try {
      await call(resendVerification, { body: { email } })
      toast({ title: t('resent'), description: t('resentText'), tone: 'success' })
      onResent()
    } catch (error) {
      const reason = serverMessageOf(error) ?? frame('notReached')
      toast({ title: t('resendFailed'), description: reason, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="text"
      className="tabular-nums"
      busy={isBusy}
      disabled={seconds > 0}
      onClick={() => void resend()}
    >
      {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
    </Button>
  )
}
