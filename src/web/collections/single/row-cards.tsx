import type { ReactNode } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { Cell } from '../cells/cell.tsx'

interface RowCardsProps {
  columns: readonly CollectionColumn[]
  rows: readonly CollectionRow[]
  titles: ReadonlyMap<number, string>
  lang: string
  tools: ((rowId: number) => ReactNode) | undefined
}

/** Each row as a card: an image on top, the first column as its name, then whatever it has. */
export function RowCards({ columns, rows, titles, lang, tools }: RowCardsProps) {
  const name = columns.find(({ type }) => type !== 'image') ?? columns[0]
  const picture = columns.find(({ type }) => type === 'image')
  const others = columns.filter((column) => column !== name && column !== picture)
  const has = (row: CollectionRow, { key }: CollectionColumn): boolean => (row.values[key] ?? '') !== ''
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" lang={lang}>
      {rows.map((row) => (
        <li key={row.id} className="relative min-w-0 p-5 rounded-card bg-surface">
          {picture && has(row, picture) && (
            <div className="collection-picture mb-4">
              <Cell column={picture} value={row.values[picture.key]} titles={titles} />
            </div>
          )}
          <div className="flex items-start justify-between gap-3">
            <h2 className="font-read text-lg font-bold wrap-anywhere">
              {name && <Cell column={name} value={row.values[name.key]} titles={titles} hasUnit />}
            </h2>
            {tools?.(row.id)}
          </div>
          <dl className="grid gap-2 mt-3 text-sm">
            {others
              .filter((column) => has(row, column))
              .map((column) => (
                <div key={column.key} className="grid grid-cols-[2fr_3fr] gap-3">
                  <dt className="text-quiet wrap-anywhere" dir="auto">
                    {column.label}
                  </dt>
                  <dd className="tabular-nums wrap-anywhere">
                    <Cell column={column} value={row.values[column.key]} titles={titles} hasUnit />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
