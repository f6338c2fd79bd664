import { Suspense, useEffect, useState } from 'react'
import { COOKIE_BANNER_DELAY_MS } from '../../contract/limits.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { hasChosen, onConsent } from './consent.ts'

const BannerCard = lazyComponent(async () => (await import('./later-parts.ts')).BannerCard)

/** Shows after 1.5 s if no earlier choice exists; its code is fetched only then. */
export function CookieBanner() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (hasChosen()) return undefined
    const timer = setTimeout(() => setShown(true), COOKIE_BANNER_DELAY_MS)
    const stop = onConsent(() => {
      clearTimeout(timer)
      setShown(false)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    isShown && (
      <Suspense>
        <BannerCard />
      </Suspense>
    )
  )
}
