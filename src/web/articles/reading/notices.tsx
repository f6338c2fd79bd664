import { Suspense } from 'react'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import type { NoticesProps } from './notice.tsx'

const StaleNotice = deferHydration(async () => (await import('./stale-notice.tsx')).StaleNotice)
const UnpublishedNotice = deferHydration(
  async () => (await import('./unpublished-notice.tsx')).UnpublishedNotice,
)
// Never in a document: it depends on who reads.
const SuggestionsNotice = lazyComponent(
  async () => (await import('./suggestions-notice.tsx')).SuggestionsNotice,
)

/** What somebody should know before they read: a draft, something in the trash, edits to review, an original that has moved on. */
export function Notices({ article, mine }: NoticesProps) {
  if (article.state !== 'published') return <UnpublishedNotice article={article} mine={mine} />
  return (
    <>
      {mine.canDecide && mine.openSuggestions > 0 && (
        <Suspense>
          <SuggestionsNotice article={article} mine={mine} />
        </Suspense>
      )}
      {article.staleSince !== null && <StaleNotice article={article} mine={mine} />}
    </>
  )
}
