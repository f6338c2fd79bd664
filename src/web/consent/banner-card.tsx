import { Suspense, useState } from 'react'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Link } from '../platform/link.tsx'
import { Button } from '../ui/button.tsx'
import { EVERYTHING, ONLY_ESSENTIAL, storeConsent } from './consent.ts'
import './consent.css'
import { messages } from './messages.ts'

const CookieDialog = lazyComponent(async () => (await import('./cookie-dialog.tsx')).CookieDialog)

/** Reject is as easy as Accept; without a choice nothing but the essential is ever set. */
export function BannerCard() {
  const t = useText(messages)
  const [isDialogOpen, setDialogOpen] = useState(false)
  function choose(consent: 'all' | 'essential'): void {
    storeConsent(consent, consent === 'all' ? EVERYTHING : ONLY_ESSENTIAL)
  }
  return (
    <>
      <section className="cookie-banner" aria-label={t('title')}>
        <div>
          <h2 className="text-lg">{t('title')}</h2>
          <p className="max-w-measure mt-0.5 text-quiet text-sm">
            {t('text')}{' '}
            <Link to="/cookie-policy" className="link">
              {t('policy')}
            </Link>
          </p>
        </div>
        <div className="cookie-actions flex flex-none gap-3 max-lg:flex-wrap max-md:gap-2">
          <Button
            className="max-md:flex-[1_0_100%] max-md:mx-0"
            variant="text"
            onClick={() => setDialogOpen(true)}
          >
            {t('customize')}
          </Button>
          <Button
            className="max-md:flex-[1_0_100%] max-md:mx-0"
            variant="secondary"
            onClick={() => choose('essential')}
          >
            {t('rejectAll')}
          </Button>
          <Button
            className="max-md:flex-[1_0_100%] max-md:mx-0"
            variant="secondary"
            onClick={() => choose('all')}
          >
            {t('acceptAll')}
          </Button>
        </div>
      </section>
      {isDialogOpen && (
        <Suspense>
          <CookieDialog open onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
