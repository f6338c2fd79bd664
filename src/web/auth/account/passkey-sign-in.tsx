import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { signInWithPasskey } from '../../../contract/passkeys.ts'
import { provePasskey, useDeviceFailure } from '../../passkey-device/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { leaveForHome } from '../../platform/location.ts'
import { keepToastForNextPage } from '../toast-after-load.ts'
import { messages } from './messages.ts'

/** One try with a passkey, begun as soon as it is drawn; if it fails, this says why. */
export function PasskeySignIn({ onEnd }: { onEnd: () => void }) {
  const t = useText(messages)
  const failure = useDeviceFailure()
  const { mutate, error } = useMutation({
    mutationFn: async () => call(signInWithPasskey, { body: await provePasskey() }),
    onSuccess: () => {
      keepToastForNextPage({ title: t('loggedIn'), description: t('loggedInText'), tone: 'success' })
      leaveForHome()
    },
    onSettled: onEnd,
  })
  useEffect(() => mutate(), [mutate])
  const reason = failure(error)
  if (reason === undefined) return null
  return (
    <p role="alert" className="note note-danger text-sm">
      <CircleAlert />
      {reason}
    </p>
  )
}
