import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useId } from 'react'
import type { Collection, CollectionColumn } from '../../../contract/collections.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { formatCell } from '../cells/format-cell.ts'
import { collectionQueries } from '../collection-queries.ts'
import { viewPath, type CollectionView } from '../single/row-view.ts'
import { goStaying } from '../single/stay.ts'
import { BarChart } from './bar-chart.tsx'
import { axesOf, isLine, namingColumns, numberColumns, type Axes } from './chart-columns.ts'
import './chart.css'
import { LineChart } from './line-chart.tsx'
import { messages } from './messages.ts'
import type { Point } from './point.ts'

/** One column of numbers by another column: bars for names, a line for times and numbers. */
export function ChartView({ collection, view }: { collection: Collection; view: CollectionView }) {
  const t = useText(messages)
  const axes = axesOf(collection.columns, view)
  if (axes === null)
    return <EmptyState icon={<ChartNoAxesColumn />} title={t('needsNumber')} text={t('needsNumberText')} />
  const go = (change: Partial<CollectionView>) =>
    goStaying(viewPath(collection.id, { ...view, x: axes.x.key, y: axes.y.key, ...change }))
  return (
    <>
      <div className="flex flex-wrap gap-4 mb-6">
        <ColumnChoice
          label={t('y')}
          columns={numberColumns(collection.columns)}
          value={axes.y.key}
          onChange={(y) => go({ y })}
        />
        <ColumnChoice
          label={t('x')}
          columns={namingColumns(collection.columns).filter(({ key }) => key !== axes.y.key)}
          value={axes.x.key}
          onChange={(x) => go({ x })}
        />
      </div>
      <Drawn key={`${axes.x.key} ${axes.y.key}`} collection={collection} axes={axes} />
    </>
  )
}

interface ColumnChoiceProps {
  label: string
  columns: readonly CollectionColumn[]
  value: string
  onChange: (key: string) => void
}

function ColumnChoice({ label, columns, value, onChange }: ColumnChoiceProps) {
  const id = useId()
  return (
    <div className="field min-w-40">
      <label htmlFor={id} className="field-head">
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {columns.map((column) => (
          <option key={column.key} value={column.key}>
            {column.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Drawn({ collection, axes }: { collection: Collection; axes: Axes }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { x, y } = axes
  const { data, isError, isFetching, refetch } = useQuery(
    collectionQueries.series(collection.id, x.key, y.key),
  )
  if (data === undefined)
    return isError ? (
      <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <CentredSpinner label={t('loading')} />
    )
  if (data.points.length === 0)
    return <EmptyState icon={<ChartNoAxesColumn />} title={t('empty')} text={t('emptyText')} />
  // An article comes with its title already.
  const naming = x.type === 'article' ? { type: 'text' as const, unit: null } : x
  const points = data.points.map((point): Point => ({
    ...point,
    name: formatCell(naming, point.x, language),
    value: formatCell(y, point.y, language),
  }))
  const caption = t('caption', { x: x.label, y: y.unit === null ? y.label : `${y.label} (${y.unit})` })
  return (
    <figure>
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      {isLine(axes) ? (
        <LineChart points={points} axes={axes} label={caption} />
      ) : (
        <BarChart points={points} label={caption} />
      )}
      {data.total > points.length && (
        <p className="mt-3 text-sm text-quiet">{t('some', { shown: points.length, total: data.total })}</p>
      )}
    </figure>
  )
}
