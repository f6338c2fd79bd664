import { LINK_ERRORS, SIGN_IN_PROVIDERS, type Account, type LinkError } from '../../contract/account.ts'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'
import { PROVIDER_NAMES, ProviderRow } from './provider-row.tsx'
import { Setting } from './setting.tsx'

const LINK_WORDS = {
  denied: 'linkDenied',
  expired: 'linkExpired',
  taken: 'linkTaken',
  unavailable: 'linkUnavailable',
} as const satisfies Record<LinkError, string>

export function ProviderList({ account }: { account: Account }) {
  const t = useText(messages)
  const { query } = usePlace()
  // Whoever comes back from a provider is told how it went.
  const linked = SIGN_IN_PROVIDERS.find((provider) => provider === query.get('linked'))
  const failed = LINK_ERRORS.find((error) => error === query.get('linkError'))
  return (
    <Setting id="providers" title={t('providers')} text={t('providersText')}>
      {linked !== undefined && (
        <p role="status" className="text-sm text-accent-text font-semibold">
          {t('linked', { name: PROVIDER_NAMES[linked] })}
        </p>
      )}
      {failed !== undefined && <FieldError role="alert">{t(LINK_WORDS[failed])}</FieldError>}
      <ul className="grid gap-2">
        {account.providers.map((provider) => (
          <ProviderRow key={provider.provider} account={account} row={provider} />
        ))}
      </ul>
    </Setting>
  )
}
