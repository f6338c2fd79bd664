import type { Article } from '../../../contract/articles.ts'
import { tagPath } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import './after-text.css'
import { messages } from './messages.ts'

export function Tags({ article: { tags } }: { article: Article }) {
  const t = useText(messages)
  if (tags.length === 0) return null
  return (
    <ul className="article-tags flex-wrap gap-x-4 gap-y-1 mt-10 text-quiet text-sm" aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={tagPath(tag)}>#{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
