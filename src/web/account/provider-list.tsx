import { useMutation } from '@tanstack/react-query'
import { unlinkProvider, type Account } from '../../contract/account.ts'
import { call, failureOf } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'
import { Setting } from './setting.tsx'

export const PROVIDER_NAMES = { google: 'Google', discord: 'Discord' } as const

export function ProviderList({ account }: { account: Account }) {
  const t = useText(messages)
  return (
    <Setting id="providers" title={t('providers')} text={t('providersText')}>
      <ul className="grid gap-2">
        {account.providers.map((provider) => (
          <ProviderRow key={provider.provider} account={account} row={provider} />
        ))}
      </ul>
    </Setting>
  )
}

function ProviderRow({ account, row }: { account: Account; row: Account['providers'][number] }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const change = useAccountChange()
  const name = PROVIDER_NAMES[row.provider]
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => call(unlinkProvider, { params: { provider: row.provider } }),
    onSuccess: () =>
      change({
        providers: account.providers.flatMap((it) => {
          if (it !== row) return [it]
          return it.isOffered ? [{ ...it, linkedAt: null }] : []
        }),
      }),
  })
  return (
    <li className="grid gap-2 p-4 rounded-card bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-quiet">
            {row.linkedAt === null
              ? t('notLinked')
              : t('linkedSince', { date: formatDate(row.linkedAt, language, true) })}
          </p>
        </div>
        {row.linkedAt !== null && (
          <Button size="sm" busy={isPending} aria-label={t('unlinkName', { name })} onClick={() => mutate()}>
            {t('unlink')}
          </Button>
        )}
      </div>
      <FieldError>{failureOf(error, t('notUnlinked'))}</FieldError>
    </li>
  )
}
