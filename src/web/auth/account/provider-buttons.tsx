import { startDiscord, startGoogle } from '../../../contract/auth.ts'
import type { Provider } from '../../../contract/rendering.ts'
import { useText } from '../../platform/language.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { DiscordMark, GoogleMark } from './provider-marks.tsx'
import { messages } from './messages.ts'

const OFFERS = {
  google: { name: 'Google', address: startGoogle.path, Mark: GoogleMark },
  discord: { name: 'Discord', address: startDiscord.path, Mark: DiscordMark },
} satisfies Record<Provider, unknown>

/** Only what the operator has set up is offered. A plain link: the server takes the browser on from there. */
export function ProviderButtons() {
  const t = useText(messages)
  const { providers } = usePageState()
  if (providers.length === 0) return null
  return (
    <>
      <p className="auth-or items-center gap-4 text-sm">{t('orContinueWith')}</p>
      <div className="auth-providers">
        {providers.map((provider) => {
          const { name, address, Mark } = OFFERS[provider]
          return (
            <a key={provider} href={address} className={buttonClass({ variant: 'secondary' })}>
              <span className="btn-label">
                <Mark />
                {name}
              </span>
            </a>
          )
        })}
      </div>
    </>
  )
}
