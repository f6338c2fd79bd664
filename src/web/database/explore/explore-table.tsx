import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import type { ExploredItem } from '../../../contract/explore.ts'
import type { ExploreColumn } from '../../../contract/explore-rules.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useJudge } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cell, isNothing } from './cell.tsx'
import type { Shown } from './explore-view.ts'
import { messages } from './messages.ts'
import { headSortOf, sortOf, withSort } from './sorting.ts'
import { viewPath } from './view-path.ts'

interface ExploreTableProps extends Shown {
  /** Undefined until the first ones are there. */
  items: readonly ExploredItem[] | undefined
  tagPath: (tag: string) => string
  isBusy: boolean
}

const SKELETONS = Array.from({ length: 10 }, (_, row) => `skeleton ${row}`)

/** Sorted by the heads of its columns. On a phone a row becomes its title with a line of facts. */
export function ExploreTable({ view, began, items, tagPath, isBusy }: ExploreTableProps) {
  const t = useText(messages)
  const { columns } = view
  return (
    <table className="database-table w-full" aria-busy={isBusy}>
      <caption className="sr-only">{t('results')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column} column={column} view={view} began={began} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items === undefined &&
          SKELETONS.map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column} data-column={column}>
                  <Skeleton className={column === 'title' ? 'h-5 w-4/5' : 'h-4 w-16'} />
                </td>
              ))}
            </tr>
          ))}
        {items?.map((item) => (
          <Row key={`${item.type} ${item.id}`} item={item} columns={columns} tagPath={tagPath} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  item: ExploredItem
  columns: readonly ExploreColumn[]
  tagPath: (tag: string) => string
}

function Row({ item, columns, tagPath }: RowProps) {
  const t = useText(messages)
  const judge = useJudge()
  const [isShown, setShown] = useState(false)
  // In a table the line for what its reader has muted is a cell as wide as all of them.
  const folded = judge?.(item)?.(isShown, () => setShown(true))
  if (folded)
    return (
      <tr>
        <td colSpan={columns.length}>{folded}</td>
      </tr>
    )
  return (
    <tr>
      {columns.map((column) =>
        column === 'title' ? (
          <th key={column} scope="row" data-column={column}>
            <TitleLink item={item} />
          </th>
        ) : (
          <td
            key={column}
            data-column={column}
            data-label={t(column)}
            data-none={isNothing(item, column) || undefined}
          >
            <Cell item={item} column={column} tagPath={tagPath} />
          </td>
        ),
      )}
    </tr>
  )
}

export function TitleLink({ item: { title, path, language } }: { item: ExploredItem }) {
  return (
    <Link
      to={path}
      className="card-link wrap-anywhere"
      lang={language === null ? undefined : LANGUAGE_TAGS[language]}
      dir="auto"
    >
      {title}
    </Link>
  )
}

function Head({ column, view, began }: Shown & { column: ExploreColumn }) {
  const t = useText(messages)
  const sorting = headSortOf(column, sortOf(view))
  if (sorting === undefined)
    return (
      <th scope="col" data-column={column}>
        {t(column)}
      </th>
    )
  const { next, direction } = sorting
  const Icon = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" data-column={column} aria-sort={direction ?? 'none'}>
      <Link to={viewPath(withSort(view, next), began)}>
        {t(column)}
        <Icon className="size-3.5" aria-hidden="true" />
      </Link>
    </th>
  )
}
