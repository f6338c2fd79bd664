import { Bookmark, GitPullRequestArrow, Languages, MessagesSquare, PenLine } from 'lucide-react'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { savesData } from '../../platform/sparing.ts'
import { StatsPanel } from '../../stats/public.ts'
import { useNear } from '../../ui/use-near.ts'
import { messages } from './messages.ts'

const SideLater = lazyComponent(async () => (await import('./side-later.tsx')).SideLater)

const REST_MS = 1000

const FEATURES = [
  { Icon: Languages, title: 'readTitle', text: 'readText', to: '/categories' },
  { Icon: PenLine, title: 'writeTitle', text: 'writeText', to: '/create-article' },
  { Icon: GitPullRequestArrow, title: 'improveTitle', text: 'improveText', to: '/trending' },
  { Icon: MessagesSquare, title: 'postTitle', text: 'postText', to: '/page' },
  { Icon: Bookmark, title: 'continueTitle', text: 'continueText', to: '/library' },
] as const

/** Spec 2.3: on large screens only. */
export function SideColumn() {
  const t = useText(messages)
  return (
    <aside className="home-side hidden lg:block" aria-label={t('side')}>
      <StatsPanel />
      <section aria-labelledby="features-heading">
        <h2 id="features-heading">{t('featuresTitle')}</h2>
        <ul className="features row-list">
          {FEATURES.map(({ Icon, title, text, to }) => (
            <li className="relative flex gap-4 py-3" key={title}>
              <Icon className="mt-0.5 text-accent-text" aria-hidden="true" />
              <div>
                <Link to={to} className="card-link font-semibold">
                  {t(title)}
                </Link>
                <p className="text-quiet text-sm">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Later />
    </aside>
  )
}

/** Fetched when the page has come to rest, so that it is not drawn while somebody scrolls, or when it comes near before. */
function Later() {
  const { ref, isNear } = useNear<HTMLDivElement>(true)
  const isAtRest = useRest()
  return (
    <div ref={ref} className="min-h-px">
      {(isNear || isAtRest) && (
        <Suspense>
          <SideLater />
        </Suspense>
      )}
    </div>
  )
}

/** A moment after the page is alive; never where there is no column, and not where each byte counts. */
function useRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    if (!matchMedia('(width >= 64rem)').matches || savesData()) return
    const timer = setTimeout(() => startTransition(() => setIsAtRest(true)), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}
