import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { signInWithPasskey } from '../../../contract/passkeys.ts'
import { provePasskey, useDeviceFailure } from '../../passkeys/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { leaveForHome } from '../../platform/location.ts'
import { keepToastForNextPage } from '../toast-after-load.ts'
import { messages } from './messages.ts'

/** One try with a passkey, begun as soon as it is drawn; if it fails, this says why. */
export function PasskeySignIn({ onEnd }: { onEnd: () => void }) {
  const t = useText(messages)
  const failure = useDeviceFailure()
  const [error, setError] = useState<unknown>(null)
  const signIn = useEffectEvent(async () => {
    try {
      await call(signInWithPasskey, { body: await provePasskey() })
      keepToastForNextPage({ title: t('loggedIn'), description: t('loggedInText'), tone: 'success' })
      leaveForHome()
    } catch (thrown) {
      setError(thrown)
    } finally {
      onEnd()
    }
  })
  useEffect(() => void signIn(), [])
  const reason = failure(error)
  if (reason === undefined) return null
  return (
    <p role="alert" className="note note-danger text-sm">
      <CircleAlert />
      {reason}
    </p>
  )
}
