import { deferHydration } from '../../platform/deferred-hydration.tsx'
import type { NoticesProps } from './notice.tsx'

const StaleNotice = deferHydration(async () => (await import('./stale-notice.tsx')).StaleNotice)
const UnpublishedNotice = deferHydration(
  async () => (await import('./unpublished-notice.tsx')).UnpublishedNotice,
)

/** What somebody should know before they read: a draft, something in the trash, an original that has moved on. */
export function Notices({ article, mine }: NoticesProps) {
  if (article.state !== 'published') return <UnpublishedNotice article={article} mine={mine} />
  return article.staleSince !== null && <StaleNotice article={article} mine={mine} />
}
