import { Suspense } from 'react'
import { useUser } from '../auth/public.ts'
import { SinceLastVisit } from '../notifications/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { SearchResults } from '../search/public.ts'
import { CentredSpinner } from '../ui/spinner.tsx'
import { Banner } from './banner/banner.tsx'
import { messages } from './banner/messages.ts'

const HomeContent = deferHydration(async () => (await import('./home-parts.ts')).HomeContent)
const FirstHour = lazyComponent(async () => (await import('../welcome/public.ts')).FirstHour)
const OperatorSteps = lazyComponent(async () => (await import('../first-day/public.ts')).OperatorSteps)
const NsfwHome = lazyComponent(async () => (await import('./nsfw/nsfw-home.tsx')).NsfwHome)

/** The reading room; with a term in its address (`/?q=`), what the search for it found. */
export function HomePage() {
  const { query } = usePlace()
  const term = query.get('q')?.trim() ?? ''
  return term === '' ? <Home isNsfw={query.get('adult') === 'on'} /> : <SearchResults term={term} />
}

function Home({ isNsfw }: { isNsfw: boolean }) {
  const t = useText(messages)
  const { siteName } = usePageState()
  const isAlive = useIsHydrated()
  const { user } = useUser()
  useHead({ title: siteName, description: t('pageDescription'), isIndexable: !isNsfw })
  const usual = (
    <>
      <Banner />
      {user?.capabilities?.includes('operate') === true && (
        <Suspense>
          <OperatorSteps />
        </Suspense>
      )}
      {user?.isNew === true && (
        <Suspense>
          <FirstHour />
        </Suspense>
      )}
      {user !== null && user.isNew !== true && <SinceLastVisit />}
      <HomeContent />
    </>
  )
  if (!isNsfw) return usual
  // No document shows it: what it holds depends on who is asking.
  const adult = isAlive ? <NsfwHome instead={usual} /> : <CentredSpinner />
  return <Suspense fallback={<CentredSpinner />}>{adult}</Suspense>
}
