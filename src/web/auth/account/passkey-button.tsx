import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

const PasskeySignIn = lazyComponent(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn)

/** What a passkey needs is fetched with the click: most people sign in without one. */
export function PasskeyButton() {
  const t = useText(messages)
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <Button
        className="w-full"
        busy={isBusy}
        onClick={() => {
          setBusy(true)
          setTries(tries + 1)
        }}
      >
        <KeyRound />
        {t('passkey')}
      </Button>
      <Suspense>{tries > 0 && <PasskeySignIn key={tries} onEnd={() => setBusy(false)} />}</Suspense>
    </>
  )
}
