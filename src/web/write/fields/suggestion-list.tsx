import { useText } from '../../platform/language.tsx'
import { messages } from './messages.ts'

export interface WordSuggestion {
  value: string
  articles: number
}

interface SuggestionListProps {
  id: string
  items: WordSuggestion[]
  active: number
  onChoose: (value: string) => void
  /** Stands before each of them. */
  prefix?: string
}

export function SuggestionList({ id, items, active, onChoose, prefix = '#' }: SuggestionListProps) {
  const t = useText(messages)
  return (
    <div className="write-suggest relative">
      <div id={id} role="listbox" aria-label={t('suggestions')} hidden={items.length === 0}>
        {items.map(({ value, articles }, place) => (
          // The field keeps the focus and has the keys; the list is for the pointer.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={value}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(value)}
          >
            {prefix}
            {value} <small className="text-quiet">{t('articles', { count: articles })}</small>
          </div>
        ))}
      </div>
    </div>
  )
}
