import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export interface Choice<T> {
  value: T
  label: ReactNode
  icon?: ReactNode
  lang?: string | undefined
  className?: string
}

interface ChipsProps<T> {
  choices: readonly Choice<T>[]
  className?: string
}

interface ChoiceChipsProps<T> extends ChipsProps<T> {
  value: T
  onChange: (value: T) => void
}

/** One of a few; arrow keys go through them as through any radio buttons. In a fieldset that names them. */
export function ChoiceChips<T>({ choices, value, onChange, className = '' }: ChoiceChipsProps<T>) {
  const name = useId()
  return (
    <div className={`choices ${className}`.trimEnd()}>
      {choices.map((choice) => (
        <label key={String(choice.value)} className={classOf(choice)} lang={choice.lang}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            value={String(choice.value)}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <Face choice={choice} />
        </label>
      ))}
    </div>
  )
}

interface ToggleChipsProps<T> extends ChipsProps<T> {
  /** In the order in which they were chosen. */
  chosen: readonly T[]
  onToggle: (value: T) => void
  /** What the first one chosen is called. */
  firstMark?: string
}

/** Any of several. */
export function ToggleChips<T>({
  choices,
  chosen,
  onToggle,
  firstMark,
  className = '',
}: ToggleChipsProps<T>) {
  return (
    <div className={`choices ${className}`.trimEnd()}>
      {choices.map((choice) => (
        <button
          key={String(choice.value)}
          type="button"
          className={classOf(choice)}
          lang={choice.lang}
          aria-pressed={chosen.includes(choice.value)}
          onClick={() => onToggle(choice.value)}
        >
          <Face choice={choice} mark={firstMark} isMarked={chosen[0] === choice.value} />
        </button>
      ))}
    </div>
  )
}

const classOf = ({ className = '' }: { className?: string }): string => `choice ${className}`.trimEnd()

interface FaceProps {
  choice: Pick<Choice<unknown>, 'icon' | 'label'>
  mark?: string | undefined
  isMarked?: boolean
}

/** What appears on choosing has its place already: nothing moves under the pointer. Phones have no room for the word. */
function Face({ choice, mark, isMarked = false }: FaceProps) {
  return (
    <>
      {choice.icon}
      <span className="choice-words">{choice.label}</span>{' '}
      <span className="choice-mark">
        <Check aria-hidden="true" className={isMarked && mark !== undefined ? 'md:opacity-0' : ''} />
        {mark !== undefined && (
          <small className={isMarked ? 'max-md:sr-only' : 'invisible max-md:hidden'}>{mark}</small>
        )}
      </span>
    </>
  )
}
