import { X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import '../write-parts.css'
import { messages } from './messages.ts'
import { SuggestionList, type WordSuggestion } from './suggestion-list.tsx'

interface WordsFieldProps {
  id: string
  label: string
  hint: string
  values: string[]
  onChange: (values: string[]) => void
  most: number
  /** What was typed as a value, or null when it can be none. */
  normalise: (typed: string) => string | null
  unfit: string
  prefix: string
  /** What is to be said about a value, in its chip. */
  noteOf?: (value: string) => string | undefined
  typed: string
  onTyped: (typed: string) => void
  suggestions?: WordSuggestion[]
  /** What was typed is taken with a key or a press alone, not when the field is left. */
  isSearch?: boolean
  error: string | undefined
}

/** Several short words, each a chip that can be taken away again. */
export function WordsField(props: WordsFieldProps) {
  const {
    id,
    values,
    onChange,
    most,
    normalise,
    typed,
    onTyped,
    prefix,
    noteOf,
    suggestions = [],
    isSearch,
  } = props
  const t = useText(messages)
  const listId = useId()
  const isAlive = useIsHydrated()
  const [fault, setFault] = useState<string>()
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const error = fault ?? props.error

  function add(text: string): void {
    setActive(-1)
    const value = normalise(text)
    if (value === null) return setFault(props.unfit)
    if (!values.includes(value) && values.length >= most) return setFault(t('full'))
    setFault(undefined)
    onTyped('')
    if (!values.includes(value)) onChange([...values, value])
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (isOpen && step !== 0) {
      event.preventDefault()
      const count = suggestions.length + 1
      setActive(((active + 1 + step + count) % count) - 1)
    } else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ',') {
      event.preventDefault()
      if (typed.trim() !== '') add(suggestions[active]?.value ?? typed)
    } else if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
    else if (event.key === 'Escape' && isOpen) onTyped('')
  }
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} error={error}>
      <div className="input write-words flex flex-wrap items-center gap-2 pt-1.5 pr-2 pb-1.5 pl-3">
        {values.map((value) => (
          <span
            key={value}
            className="write-word inline-flex items-center min-h-8 pl-2.5 rounded-control bg-raised text-sm/inherit font-semibold max-md:min-h-11"
          >
            {prefix}
            {value}
            <WordNote text={noteOf?.(value)} />
            <button
              type="button"
              aria-label={t('removeItem', { name: value })}
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <X />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={typed}
          readOnly={!isAlive}
          autoComplete="off"
          autoCapitalize="none"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : `${listId}-${active}`}
          {...describedBy(id, { hint: props.hint, error })}
          onChange={(event) => {
            setFault(undefined)
            setActive(-1)
            onTyped(event.currentTarget.value)
          }}
          onKeyDown={press}
          onBlur={() => isSearch !== true && typed.trim() !== '' && normalise(typed) !== null && add(typed)}
        />
      </div>
      <SuggestionList id={listId} items={suggestions} active={active} onChoose={add} />
    </FieldFrame>
  )
}

function WordNote({ text }: { text: string | undefined }) {
  return text === undefined ? null : <small>{text}</small>
}
