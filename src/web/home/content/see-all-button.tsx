import { ArrowRight } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { CATEGORIES } from '../../../contract/categories.ts'
import { CATEGORY_SHIMMER_EVERY_MS, HOME_CATEGORIES } from '../../../contract/limits.ts'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useText } from '../../platform/language.tsx'
import { navigate, prefetchScreen } from '../../platform/location.ts'
import { useEvery } from '../../platform/poll.ts'
import { isLoadingScreenOff } from '../loading/skip-setting.ts'
import { messages } from './messages.ts'

const LoadingScreen = lazyComponent(async () => (await import('../loading/loading-screen.tsx')).LoadingScreen)

/** Spec 2.3: the way to all categories leads through the loading screen, for those who did not switch it off. */
export function SeeAllButton() {
  const t = useText(messages)
  const [isLeaving, setLeaving] = useState(false)
  const [shimmers, setShimmers] = useState(0)
  const shimmer = useCallback(() => setShimmers((times) => times + 1), [])
  useEvery(CATEGORY_SHIMMER_EVERY_MS, shimmer)
  function seeAll(): void {
    if (isLoadingScreenOff()) navigate('/categories')
    else setLeaving(true)
  }
  const ahead = () => prefetchScreen('/categories')
  return (
    <>
      <button
        type="button"
        className="relative flex items-center gap-3 w-full min-h-12 mt-3 pr-4 py-2 pl-6 overflow-hidden rounded-card bg-surface font-semibold hover:bg-raised focus-visible:rounded-card"
        onClick={seeAll}
        onPointerEnter={ahead}
        onFocus={ahead}
      >
        <span className="see-all-marks inline-flex gap-1.25" aria-hidden="true">
          {CATEGORIES.slice(HOME_CATEGORIES).map((category) => (
            <i key={category} className={`c-${category}`} />
          ))}
        </span>
        {t('seeAll', { count: CATEGORIES.length })}
        <ArrowRight className="size-4.5 ml-auto text-quiet" aria-hidden="true" />
        {shimmers > 0 && <span key={shimmers} className="see-all-shine" aria-hidden="true" />}
      </button>
      {isLeaving && (
        <Suspense>
          <LoadingScreen />
        </Suspense>
      )}
    </>
  )
}
