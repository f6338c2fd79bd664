import { GitPullRequest } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import type { OwnArticle } from './library-queries.ts'
import { messages } from './messages.ts'

/** Below an article's card: that it is being checked, or what readers have suggested and its authors have not answered. */
export function ToReview({ article: { id, state, openSuggestions } }: { article: OwnArticle }) {
  const t = useText(messages)
  if (state === 'hidden') return <p className="meta-line -mt-3 pb-5 text-warn font-semibold">{t('hidden')}</p>
  if (openSuggestions === 0 || state !== 'published') return null
  return (
    <Link
      to={`/article/${id}/suggestions`}
      className="link inline-flex items-center gap-2 min-h-11 pb-3 text-sm font-semibold"
    >
      <GitPullRequest className="size-4.5" aria-hidden="true" />
      {t('toReview', { count: openSuggestions })}
    </Link>
  )
}
