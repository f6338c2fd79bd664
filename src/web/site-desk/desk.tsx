import { useQuery } from '@tanstack/react-query'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { LogoForm } from './logo-form.tsx'
import { messages } from './messages.ts'
import { SiteNumbers } from './site-numbers.tsx'
import { siteSettingsQuery } from './site-queries.ts'
import { WelcomeForm } from './welcome-form.tsx'
import { WordsForm } from './words-form.tsx'

/** The operator's view: how the site is doing, and what of it is theirs to set. */
export function Desk() {
  const t = useText(messages)
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  return (
    <div className="wrap pt-12 max-md:pt-7">
      <h1 className="page-title">{t('title')}</h1>
      <p className="mt-2 text-quiet max-w-measure">{t('lead')}</p>
      <SiteNumbers />
      <h2 className="mt-12 text-xl font-bold">{t('settings')}</h2>
      <Settings />
    </div>
  )
}

function Settings() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(siteSettingsQuery)
  if (data === undefined)
    return isError ? (
      <LoadFailed title={t('settingsFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <CentredSpinner />
    )
  return (
    <div className="grid gap-10 mt-6">
      <LogoForm logo={data.logo} />
      <WelcomeForm stored={data.welcome} />
      <AnnouncementForm stored={data.announcement} />
      <WordsForm stored={data.words} />
    </div>
  )
}
