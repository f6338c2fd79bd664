import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import './after-text.css'
import { messages } from './messages.ts'

export function Tags({ article: { tags, category } }: { article: Article }) {
  const t = useText(messages)
  if (tags.length === 0) return null
  return (
    <ul className="article-tags" aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/category/${category}?tag=${encodeURIComponent(tag)}`}>#{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
