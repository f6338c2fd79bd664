import type { CellValue } from '../../../contract/collection-rules.ts'
import type { Collection, CollectionColumn } from '../../../contract/collections.ts'
import { useText } from '../../platform/language.tsx'
import { Cell } from '../cells/cell.tsx'
import { sourceText } from '../rows/row-values.ts'
import { messages } from './messages.ts'
import { SourceLink } from './source-link.tsx'
import type { WholeSuggestion } from './whole-suggestion.ts'

const NO_TITLES: ReadonlyMap<number, string> = new Map()

/** Cell by cell: what it was, what it is now where that differs, and what is suggested. */
export function ChangedCells({
  collection,
  suggestion,
}: {
  collection: Collection
  suggestion: WholeSuggestion
}) {
  const t = useText(messages)
  const { kind, values, base, row, state } = suggestion
  const before = base?.values ?? {}
  const keys = kind === 'remove' ? Object.keys(before) : Object.keys(values)
  // A column that was removed meanwhile has no name any more, and its value is shown all the same.
  const columns = keys.map(
    (key): CollectionColumn =>
      collection.columns.find((column) => column.key === key) ?? {
        key,
        label: t('removedColumn'),
        type: 'text',
        unit: null,
        required: false,
      },
  )
  const isMoved = ({ key }: CollectionColumn): boolean =>
    row !== null && base !== null && (row.values[key] ?? null) !== (before[key] ?? null)
  const hasMoved = state === 'open' && columns.some(isMoved)
  const isGone = kind !== 'add' && row === null && state === 'open'
  const isSourceMoved = row !== null && base !== null && sourceText(row) !== sourceText(base)
  const hasSourceRow = kind === 'remove' ? base !== null && sourceText(base) !== '' : suggestion.hasSource
  const hasNow = hasMoved || (state === 'open' && hasSourceRow && isSourceMoved)
  return (
    <>
      <div className="collection-table mt-4" tabIndex={0} role="group" aria-label={t('changes')}>
        <table>
          <caption className="sr-only">{t('changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              {kind !== 'add' && <th scope="col">{t('before')}</th>}
              {hasNow && <th scope="col">{t('now')}</th>}
              {kind !== 'remove' && <th scope="col">{t('wanted')}</th>}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.key}>
                <th scope="row" dir="auto">
                  {column.label}
                </th>
                {kind !== 'add' && <Value column={column} value={before[column.key]} />}
                {hasNow && (
                  <Value column={column} value={isMoved(column) ? row?.values[column.key] : undefined} />
                )}
                {kind !== 'remove' && <Value column={column} value={values[column.key]} />}
              </tr>
            ))}
            {hasSourceRow && (
              <tr>
                <th scope="row">{t('source')}</th>
                {kind !== 'add' && (
                  <td>
                    <SourceLink of={base} />
                  </td>
                )}
                {hasNow && <td>{isSourceMoved && <SourceLink of={row} />}</td>}
                {kind !== 'remove' && (
                  <td>
                    <SourceLink of={suggestion} />
                  </td>
                )}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {isGone && <p className="mt-3">{t('rowGone')}</p>}
    </>
  )
}

function Value({ column, value }: { column: CollectionColumn; value: CellValue | undefined }) {
  return (
    <td>
      <Cell column={column} value={value} titles={NO_TITLES} hasUnit />
    </td>
  )
}
