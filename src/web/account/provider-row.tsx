import { useMutation } from '@tanstack/react-query'
import { linkProvider, unlinkProvider, type Account } from '../../contract/account.ts'
import { call, failureOf } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'

export const PROVIDER_NAMES = { google: 'Google', discord: 'Discord' } as const

export function ProviderRow({ account, row }: { account: Account; row: Account['providers'][number] }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { provider, linkedAt, isOffered } = row
  const name = PROVIDER_NAMES[provider]
  return (
    <li className="grid gap-2 p-4 rounded-card bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-quiet">
            {linkedAt === null
              ? t('notLinked')
              : t('linkedSince', { date: formatDate(linkedAt, language, true) })}
          </p>
        </div>
        {linkedAt !== null && <Unlink account={account} row={row} name={name} />}
        {linkedAt === null && isOffered && <Connect provider={provider} name={name} />}
      </div>
    </li>
  )
}

/** Goes on to the provider, whose answer leads back here. Nothing but a web address is followed. */
function Connect({ provider, name }: { provider: Account['providers'][number]['provider']; name: string }) {
  const t = useText(messages)
  const { fresh, dialog } = useFresh()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { url } = await fresh(async () => call(linkProvider, { params: { provider } }))
      const { protocol, href } = new URL(url)
      if (protocol === 'https:' || protocol === 'http:') location.assign(href)
    },
  })
  return (
    <>
      <Button size="sm" busy={isPending} aria-label={t('linkName', { name })} onClick={() => mutate()}>
        {t('link')}
      </Button>
      <FieldError role="alert">{failureOf(error, t('linkUnavailable'))}</FieldError>
      {dialog}
    </>
  )
}

function Unlink({
  account,
  row,
  name,
}: {
  account: Account
  row: Account['providers'][number]
  name: string
}) {
  const t = useText(messages)
  const change = useAccountChange()
  const { fresh, dialog } = useFresh()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => fresh(async () => call(unlinkProvider, { params: { provider: row.provider } })),
    onSuccess: () =>
      change({
        providers: account.providers.flatMap((it) => {
          if (it !== row) return [it]
          return it.isOffered ? [{ ...it, linkedAt: null }] : []
        }),
      }),
  })
  return (
    <>
      <Button size="sm" busy={isPending} aria-label={t('unlinkName', { name })} onClick={() => mutate()}>
        {t('unlink')}
      </Button>
      <FieldError role="alert">{failureOf(error, t('notUnlinked'))}</FieldError>
      {dialog}
    </>
  )
}
