import { TRENDING_SNIPPET } from '../../contract/limits.ts'
import type { RecentUpdate } from '../../contract/stats.ts'
import { ArticleCard, AuthorName } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { snippetOf } from '../platform/snippet.ts'
import { RelativeTime } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { messages } from './messages.ts'
import type { PanelItem } from './trending-queries.ts'

/** A story of the panel: 100 characters of it, and who did what last. */
export function UpdateCard({ item }: { item: PanelItem }) {
  const text = snippetOf(item.content, TRENDING_SNIPPET)
  if (item.updateKind === undefined) return <ArticleCard article={item} text={text} isFirst />
  // How long it takes to read is counted of articles alone.
  const article = item.updateKind === 'solved' ? { ...item, readingMinutes: 0 } : item
  return (
    <ArticleCard article={article} to={item.href} text={text} foot={<UpdateFoot update={item} />} isFirst />
  )
}

function UpdateFoot({ update }: { update: RecentUpdate }) {
  const t = useText(messages)
  const isAuthor = update.updatedById === update.authorId
  return (
    <div className="article-card-foot">
      <Avatar
        person={update.updatedById}
        name={update.updatedBy}
        src={isAuthor ? update.authorProfileUrl : null}
      />
      <span className="min-w-0 truncate">
        {t(update.updateKind)} <AuthorName person={update.updatedById} name={update.updatedBy} />
      </span>
      <RelativeTime at={update.updatedAt} className="ml-auto" />
    </div>
  )
}
