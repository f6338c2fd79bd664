import { startDiscord, startGoogle } from '../../../contract/auth.ts'
import type { Provider } from '../../../contract/rendering.ts'
import { useText } from '../../platform/language.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { DiscordMark, GoogleMark } from './provider-marks.tsx'
import { messages } from './messages.ts'

const OFFERS = {
  google: { name: 'Google', address: startGoogle.path, Mark: GoogleMark },
  discord: { name: 'Discord', address: startDiscord.path, Mark: DiscordMark },
} satisfies Record<Provider, unknown>

/** Plain links, from where the server takes the browser on; and a passkey, whose code comes with the click. */
export function ProviderButtons({ providers }: { providers: Provider[] }) {
  const t = useText(messages)
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
      <PasskeyButton />
    </>
  )
}
