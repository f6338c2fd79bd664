import { GitPullRequest } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { myCollectionsQuery } from './library-queries.ts'
import { messages } from './messages.ts'

/** Above one's articles: one's collections for which others have suggested rows that nobody has answered. */
export function CollectionsToReview() {
  const t = useText(messages)
  const { items = [] } = usePagedList(myCollectionsQuery)
  const waiting = items.filter(({ openSuggestions }) => openSuggestions > 0)
  if (waiting.length === 0) return null
  return (
    <ul className="pt-4" aria-label={t('collectionsToReview')}>
      {waiting.map(({ id, title, openSuggestions }) => (
        <li key={id}>
          <Link
            to={`/collection/${id}/suggestions`}
            className="link inline-flex items-center gap-2 min-h-11 text-sm font-semibold wrap-anywhere"
          >
            <GitPullRequest className="flex-none size-4.5" aria-hidden="true" />
            {t('rowsToReview', { name: title, count: openSuggestions })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
