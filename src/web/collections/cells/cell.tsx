import type { CellValue } from '../../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { MEDIA_PATH } from '../../../contract/rich-text-rules.ts'
import { isWebAddress } from '../../../contract/web-address.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import './cells.css'
import { formatCell, shortAddress } from './format-cell.ts'
import { messages } from './messages.ts'

interface CellProps {
  column: CollectionColumn
  value: CellValue | undefined
  /** Titles of the articles that everybody may read, by id. */
  titles: ReadonlyMap<number, string>
  /** Where no head of a column says it. */
  hasUnit?: boolean
}

/** A value as its column says it is. Addresses are checked here again: a damaged store must not run or load anything. */
export function Cell({ column, value = null, titles, hasUnit = false }: CellProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  if (value === null || value === '') return <span className="sr-only">{t('empty')}</span>
  const text = formatCell(hasUnit ? column : { ...column, unit: null }, value, language)
  switch (column.type) {
    case 'url':
      return isWebAddress(text) ? (
        <a href={text} rel="nofollow ugc noopener" className="text-accent-text hover:underline">
          {shortAddress(text)}
        </a>
      ) : (
        text
      )
    case 'article':
      return (
        <Link to={`/article/${value}`} className="text-accent-text hover:underline" dir="auto">
          {titles.get(Number(value)) ?? t('gone', { id: value })}
        </Link>
      )
    case 'image':
      return MEDIA_PATH.test(text) ? (
        <img
          className="collection-image"
          src={text}
          alt={t('picture', { column: column.label })}
          loading="lazy"
          decoding="async"
          width={96}
          height={72}
        />
      ) : null
    case 'number':
    case 'date':
    case 'country':
      // Two engines may write a number or a name a little differently.
      return <span suppressHydrationWarning>{text}</span>
    default:
      return <span dir="auto">{text}</span>
  }
}

export const titlesOf = (articles: readonly { id: number; title: string }[]): ReadonlyMap<number, string> =>
  new Map(articles.map(({ id, title }) => [id, title]))
