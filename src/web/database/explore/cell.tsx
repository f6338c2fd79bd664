import { LANGUAGE_NAMES } from '../../../contract/messages.ts'
import type { ExploredItem } from '../../../contract/explore.ts'
import type { ExploreColumn } from '../../../contract/explore-rules.ts'
import { CategoryChip } from '../../categories/public.ts'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { messages } from './messages.ts'
import { TypeMark } from './type-mark.tsx'

interface CellProps {
  item: ExploredItem
  column: Exclude<ExploreColumn, 'title'>
  /** Where a tag leads. */
  tagPath: (tag: string) => string
}

/** What one column says of something. */
export function Cell({ item, column, tagPath }: CellProps) {
  if (isNothing(item, column)) return <Nothing />
  switch (column) {
    case 'type':
      return <TypeMark type={item.type} />
    case 'category':
      return item.category && <CategoryChip category={item.category} />
    case 'language':
      return <Languages item={item} />
    case 'tags':
      return <Tags tags={item.tags} tagPath={tagPath} />
    case 'author':
      return <Author author={item.author} />
    case 'createdAt':
    case 'updatedAt':
      return <ShortDate at={item[column]} className="whitespace-nowrap" />
    case 'likes':
    case 'comments':
      return <Amount value={item[column]} />
  }
}

/** Whether a column has something to say of it. */
export function isNothing(item: ExploredItem, column: CellProps['column']): boolean {
  // Of a person the title is the name already.
  if (column === 'author') return item.type === 'person'
  if (column === 'tags') return item.tags.length === 0
  return item[column] === null
}

/** Nothing is said to the ear too, not a dash. */
function Nothing() {
  const t = useText(messages)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('none')}</span>
    </>
  )
}

function Amount({ value }: { value: number | null }) {
  const { language } = useLanguage()
  return value === null ? null : formatNumber(value, language)
}

function Languages({ item: { language, languages } }: Pick<CellProps, 'item'>) {
  const t = useText(messages)
  if (language === null) return null
  return (
    <span className="whitespace-nowrap">
      <span
        className="px-1.25 py-px rounded-small bg-raised text-xs font-semibold tracking-[0.02em]"
        aria-hidden="true"
      >
        {language.toUpperCase()}
      </span>
      <span className="sr-only">{LANGUAGE_NAMES[language]}</span>
      {languages.length > 1 && <span className="ml-2">{t('languages', { count: languages.length })}</span>}
    </span>
  )
}

function Tags({ tags, tagPath }: Pick<ExploredItem, 'tags'> & Pick<CellProps, 'tagPath'>) {
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {tags.map((tag) => (
        <Link key={tag} to={tagPath(tag)} className="relative z-2 hover:underline" dir="auto">
          {`#${tag}`}
        </Link>
      ))}
    </span>
  )
}

function Author({ author }: Pick<ExploredItem, 'author'>) {
  const t = useText(messages)
  if (author === null) return t('formerMember')
  return (
    <Link to={`/user/${author.id}`} className="relative z-2 text-text hover:underline" dir="auto">
      {author.name}
    </Link>
  )
}
