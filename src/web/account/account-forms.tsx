import { useQuery } from '@tanstack/react-query'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { accountQuery } from './account-queries.ts'
import { AliasForm } from './alias-form.tsx'
import { EmailForm } from './email-form.tsx'
import { messages } from './messages.ts'
import { NamesForm } from './names-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderList } from './provider-list.tsx'
import { Setting } from './setting.tsx'

/** Each part is saved for itself: what is typed in one is never lost by saving another. */
export function AccountForms() {
  const t = useText(messages)
  const { data: account, isError, isFetching, refetch } = useQuery(accountQuery)
  if (account === undefined)
    return (
      <section aria-labelledby="settings-account">
        <div>
          <h2 id="settings-account">{t('account')}</h2>
        </div>
        {isError ? (
          <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
        ) : (
          <div className="grid gap-4 content-start min-h-[1150px]">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        )}
      </section>
    )
  return (
    <>
      <NamesForm account={account} />
      <AliasForm account={account} />
      <EmailForm account={account} />
      <PasswordForm account={account} />
      {account.providers.length > 0 && <ProviderList account={account} />}
      <Setting id="security" title={t('security')} text={t('securityText')}>
        <div>
          <LinkButton to="/settings/security">{t('openSecurity')}</LinkButton>
        </div>
      </Setting>
    </>
  )
}
