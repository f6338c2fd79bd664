import type { ReactNode } from 'react'
import type { CollectionRow } from '../../../contract/collection-rows.ts'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { Cell } from './cell.tsx'

interface DataTableProps {
  label: string
  columns: readonly CollectionColumn[]
  rows: readonly Pick<CollectionRow, 'id' | 'values'>[]
  titles: ReadonlyMap<number, string>
  /** What stands in the head of a column instead of its label: a way to sort by it. */
  renderHead?: (column: CollectionColumn) => ReactNode
  /** By the key of the column, how it is sorted. */
  sorted?: { key: string; order: 'asc' | 'desc' } | undefined
  /** A last cell: what can be done with the row. */
  tools?: { label: string; of: (rowId: number) => ReactNode } | undefined
  lang?: string | undefined
}

/** Rows and columns; the first column names the row. It scrolls sideways by itself, never the page. */
export function DataTable({ label, columns, rows, titles, renderHead, sorted, tools, lang }: DataTableProps) {
  return (
    <div className="collection-table" tabIndex={0} role="group" aria-label={label}>
      <table lang={lang}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-type={column.type}
                aria-sort={
                  sorted?.key === column.key
                    ? sorted.order === 'asc'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
              >
                {renderHead?.(column) ?? <ColumnName column={column} />}
              </th>
            ))}
            {tools && (
              <th scope="col">
                <span className="sr-only">{tools.label}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, values }) => (
            <tr key={id}>
              {columns.map((column, place) => {
                const cell = <Cell column={column} value={values[column.key]} titles={titles} />
                return place === 0 ? (
                  <th key={column.key} scope="row" data-type={column.type}>
                    {cell}
                  </th>
                ) : (
                  <td key={column.key} data-type={column.type}>
                    {cell}
                  </td>
                )
              })}
              {tools && <td data-tools>{tools.of(id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** With its unit, which the cells then need not be searched for. */
export function ColumnName({ column: { label, unit } }: { column: CollectionColumn }) {
  return (
    <span dir="auto">
      {label}
      {unit !== null && <small className="font-normal text-quiet"> ({unit})</small>}
    </span>
  )
}
