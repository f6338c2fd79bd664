import { ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  COLLECTION_LIMITS,
  COLUMN_LABEL_MAX,
  COLUMN_TYPES,
  COLUMN_UNIT_MAX,
  type ColumnType,
} from '../../../contract/collection-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { blankColumn, type TypedColumn } from './collection-values.ts'
import './form.css'
import { messages } from './messages.ts'

interface ColumnsEditorProps {
  id: string
  columns: readonly TypedColumn[]
  onChange: (columns: TypedColumn[]) => void
  error: string | undefined
  /** Columns that are saved: what is in one that is removed stays in the history. */
  hasSaved: boolean
}

/** The columns in their order, each with a name, a type and, for numbers, a unit. */
export function ColumnsEditor({ id, columns, onChange, error, hasSaved }: ColumnsEditorProps) {
  const t = useText(messages)
  const box = useRef<HTMLFieldSetElement>(null)
  const put = (place: number, change: Partial<TypedColumn>) =>
    onChange(columns.map((column, at) => (at === place ? { ...column, ...change } : column)))
  /** A new column is to be named at once; a focus that went with a button is given to the column at its place. */
  function arrange(next: TypedColumn[], place: number): void {
    flushSync(() => onChange(next))
    const isNew = next.length > columns.length
    if (!isNew && box.current?.contains(document.activeElement) === true) return
    const names = box.current?.querySelectorAll<HTMLElement>('.column-name')
    names?.[Math.min(place, names.length - 1)]?.focus()
  }
  const without = (place: number) => columns.filter((_, at) => at !== place)
  const isFull = columns.length >= COLLECTION_LIMITS.columns
  return (
    <fieldset
      ref={box}
      id={id}
      tabIndex={-1}
      className="field"
      aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
    >
      <legend className="field-head">{t('columns')}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {t('columnsHint', { max: COLLECTION_LIMITS.columns })} {hasSaved && t('removedHint')}
      </p>
      <ol className="grid gap-2">
        {columns.map((column, place) => (
          <ColumnRow
            key={column.id}
            column={column}
            number={place + 1}
            isWrong={error !== undefined && column.label.trim() === ''}
            onChange={(change) => put(place, change)}
            onUp={
              place === 0
                ? undefined
                : () => arrange(without(place).toSpliced(place - 1, 0, column), place - 1)
            }
            onRemove={columns.length === 1 ? undefined : () => arrange(without(place), place)}
          />
        ))}
      </ol>
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
      {!isFull && (
        <div>
          <Button size="sm" onClick={() => arrange([...columns, blankColumn()], columns.length)}>
            <Plus />
            {t('addColumn')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ColumnRowProps {
  column: TypedColumn
  number: number
  isWrong: boolean
  onChange: (change: Partial<TypedColumn>) => void
  onUp: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function ColumnRow({ column, number, isWrong, onChange, onUp, onRemove }: ColumnRowProps) {
  const t = useText(messages)
  const id = useId()
  const { label, type, unit, required, isFromFile = false } = column
  return (
    <li className="column-row">
      <input
        className="input column-name"
        aria-label={t('label', { number })}
        placeholder={t('label', { number })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isFromFile ? id : undefined}
        value={label}
        readOnly={isFromFile}
        maxLength={COLUMN_LABEL_MAX}
        dir="auto"
        autoComplete="off"
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <select
        className="input"
        aria-label={t('type', { number })}
        value={type}
        onChange={(event) => onChange({ type: event.currentTarget.value as ColumnType })}
      >
        {COLUMN_TYPES.map((known) => (
          <option key={known} value={known}>
            {t(known)}
          </option>
        ))}
      </select>
      {type === 'number' && (
        <input
          className="input"
          aria-label={t('unit', { number })}
          placeholder={t('unitPlaceholder')}
          value={unit}
          maxLength={COLUMN_UNIT_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
      )}
      <label className="flex items-center gap-2 min-h-11 cursor-pointer">
        <input
          type="checkbox"
          className="size-4.5"
          checked={required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        {t('required')}
      </label>
      <span className="flex">
        {onUp && <IconButton label={t('up', { number })} icon={<ArrowUp />} onClick={onUp} />}
        {onRemove && <IconButton label={t('removeColumn', { number })} icon={<X />} onClick={onRemove} />}
      </span>
      {isFromFile && (
        <p id={id} className="column-note field-hint">
          {t('labelFromFile')}
        </p>
      )}
    </li>
  )
}
