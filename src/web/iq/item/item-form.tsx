import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import './item.css'
import { messages } from './messages.ts'
import { NumberField } from './number-field.tsx'
import { Options } from './options.tsx'
import { readNumber } from './read-number.ts'
import type { Given, SeenItem } from './seen-item.ts'
import { Stem } from './stem.tsx'

interface ItemFormProps {
  item: SeenItem
  onAnswer: (given: Given) => void
  /** What was chosen so far, for when time is up. */
  onChange?: (given: Given) => void
  isBusy?: boolean
  /** Instead of "Next". */
  submit?: string
  /** Without "I don't know". */
  isPractice?: boolean
  children?: ReactNode
}

/** An item and its answers. Another item needs another key. */
export function ItemForm(props: ItemFormProps) {
  const { item, onAnswer, onChange, isBusy = false, isPractice = false, children } = props
  const t = useText(messages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<'notChosen' | 'notNumber'>()
  // Whoever can't see that another item is there hears it; a number can be typed at once.
  useEffect(() => {
    // An item is looked at from its top, also by those who pressed "Next" far below.
    scrollTo(0, 0)
    ;(field.current ?? heading.current)?.focus({ preventScroll: true })
  }, [])
  const asNumber = item.kind === 'number'

  function givenBy(chosen: number | null, text: string): Given {
    const number = readNumber(text)
    if (asNumber) return number === undefined ? null : { number }
    return chosen === null ? null : { choice: chosen }
  }
  function choose(chosen: number): void {
    setChoice(chosen)
    setError(undefined)
    onChange?.(givenBy(chosen, typed))
  }
  function type(text: string): void {
    setTyped(text)
    setError(undefined)
    onChange?.(givenBy(choice, text))
  }
  function send(): void {
    const given = givenBy(choice, typed)
    if (given !== null) return onAnswer(given)
    setError(asNumber ? 'notNumber' : 'notChosen')
    field.current?.focus()
  }

  return (
    <form
      className="iq-item"
      data-kind={item.instruction}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) send()
      }}
    >
      <Stem item={item} id={`${id}-stem`} />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="font-read text-2xl font-bold tracking-tight outline-none">
          {t(item.instruction)}
        </h1>
        <p className="mt-1 text-quiet text-pretty">{t(`${item.instruction}Text`)}</p>
        {asNumber ? (
          <NumberField
            value={typed}
            onChange={type}
            error={error && t(error)}
            isDisabled={isBusy}
            id={`${id}-number`}
            seriesId={`${id}-stem`}
            field={field}
          />
        ) : (
          <Options options={item.options ?? []} value={choice} onChange={choose} isDisabled={isBusy} />
        )}
        {!asNumber && <FieldError role="alert">{error && t(error)}</FieldError>}
        {children}
        <div className="iq-acts">
          {!isPractice && (
            <Button variant="text" className="text-quiet" disabled={isBusy} onClick={() => onAnswer(null)}>
              {t('unknown')}
            </Button>
          )}
          <Button type="submit" variant="primary" size="lg" className="ml-auto" busy={isBusy}>
            {props.submit ?? t('next')}
            <ArrowRight />
          </Button>
        </div>
      </div>
    </form>
  )
}
