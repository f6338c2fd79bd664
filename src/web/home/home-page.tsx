import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { later } from '../platform/later.tsx'
import { usePlace } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { Banner } from './banner/banner.tsx'
import { messages } from './banner/messages.ts'

const HomeContent = later(async () => (await import('./content/home-content.tsx')).HomeContent)
const SearchResults = later(async () => (await import('./search/search-results.tsx')).SearchResults)

/** The reading room; with a term in its address (`/?q=`), what the search for it found. */
export function HomePage() {
  const { query } = usePlace()
  const term = query.get('q')?.trim() ?? ''
  return term === '' ? <Home /> : <SearchResults term={term} />
}

function Home() {
  const t = useText(messages)
  const { siteName } = usePageState()
  useHead({ title: siteName, description: t('pageDescription') })
  return (
    <>
      <Banner />
      <HomeContent />
    </>
  )
}
