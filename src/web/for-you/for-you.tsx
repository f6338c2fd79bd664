import { Suspense } from 'react'
import { ArticleCardSkeleton } from '../articles/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePageState } from '../platform/page-state.tsx'
import './for-you.css'
import { messages } from './messages.ts'

const ForYouArticles = lazyComponent(async () => (await import('./for-you-articles.tsx')).ForYouArticles)

/**
 * The first block of a member's home. The document has its place already, since it knows whether there is a session:
 * nothing moves when the articles come.
 */
export function ForYou() {
  const t = useText(messages)
  const { hasSession } = usePageState()
  const isAlive = useIsHydrated()
  if (!hasSession) return null
  const waiting = <ForYouSkeleton />
  return (
    <section aria-labelledby="for-you-heading">
      <div className="section-head">
        <h2 id="for-you-heading">{t('title')}</h2>
      </div>
      {/* As high as three cards, however many come. */}
      <div className="for-you-room">
        {isAlive ? <Suspense fallback={waiting}>{<ForYouArticles waiting={waiting} />}</Suspense> : waiting}
      </div>
    </section>
  )
}

/** As high as the cards with the line under them. */
function ForYouSkeleton() {
  return (
    <div className="pb-11 max-md:pb-14">
      <div className="for-you-cards">
        {[1, 2, 3].map((place) => (
          <ArticleCardSkeleton key={place} size="compact" />
        ))}
      </div>
    </div>
  )
}
