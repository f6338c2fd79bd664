import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { POLL_OPTIONS_MAX, POLL_OPTIONS_MIN } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { isTwice } from '../form/check-post.ts'
import { messages } from './messages.ts'

interface PollOptionsProps {
  id: string
  options: string[]
  onChange: (options: string[]) => void
  /** By place, and of the list as a whole. */
  errors: Partial<Record<string, string>>
}

/** Each option with buttons that move and remove it; the focus goes with what was moved. */
export function PollOptions({ id, options, onChange, errors }: PollOptionsProps) {
  const t = useText(messages)
  const [said, setSaid] = useState('')
  const wanted = useRef<string>(null)
  const idOf = (place: number): string => `${id}-${place}`
  useLayoutEffect(() => {
    if (wanted.current === null) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = null
  })

  function move(place: number, step: -1 | 1): void {
    const to = place + step
    const next = [...options]
    ;[next[place], next[to]] = [options[to] ?? '', options[place] ?? '']
    // At the end of the way that button is off; the other one is still there.
    const isAtEnd = to === (step === -1 ? 0 : options.length - 1)
    wanted.current = `${idOf(to)}-${isAtEnd === (step === -1) ? 'down' : 'up'}`
    setSaid(t('moved', { number: to + 1, count: options.length }))
    onChange(next)
  }
  function remove(place: number): void {
    wanted.current = idOf(Math.min(place, options.length - 2))
    setSaid(t('removed', { count: options.length - 1 }))
    onChange(options.filter((_, at) => at !== place))
  }
  function add(): void {
    wanted.current = idOf(options.length)
    onChange([...options, ''])
  }
  /** Enter leads to the next option, and makes one at the end while there is room. */
  function goOn(place: number): void {
    if (place < options.length - 1) document.getElementById(idOf(place + 1))?.focus()
    else if (options.length < POLL_OPTIONS_MAX) add()
  }

  const isFull = options.length >= POLL_OPTIONS_MAX
  return (
    <fieldset id={id} tabIndex={-1} className="field">
      <legend className="field-head mb-1.5">{t('options')}</legend>
      <FieldError id={`${id}-error`}>{errors['votingOptions']}</FieldError>
      <ol className="grid gap-2">
        {options.map((option, place) => {
          const number = place + 1
          const own = idOf(place)
          const error =
            errors[`votingOptions.${place}`] ??
            (isTwice(option, options.slice(0, place)) ? t('twice') : undefined)
          return (
            // What is moved is the words; the places stay.
            // oxlint-disable-next-line react/no-array-index-key
            <li className="grid gap-1" key={place}>
              <div className="composer-option flex items-center">
                <input
                  id={own}
                  className="input flex-1 me-1"
                  dir="auto"
                  autoComplete="off"
                  aria-label={t('option', { number })}
                  placeholder={t('option', { number })}
                  value={option}
                  {...describedBy(own, { error })}
                  onChange={(event) =>
                    onChange(options.map((other, at) => (at === place ? event.currentTarget.value : other)))
                  }
                  onKeyDown={(event) => {
                    const { key, ctrlKey, metaKey, nativeEvent } = event
                    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return
                    event.preventDefault()
                    goOn(place)
                  }}
                />
                <IconButton
                  id={`${own}-up`}
                  label={t('moveUp', { number })}
                  icon={<ArrowUp />}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  id={`${own}-down`}
                  label={t('moveDown', { number })}
                  icon={<ArrowDown />}
                  disabled={place === options.length - 1}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  label={t('removeOption', { number })}
                  icon={<X />}
                  disabled={options.length <= POLL_OPTIONS_MIN}
                  onClick={() => remove(place)}
                />
              </div>
              <FieldError id={`${own}-error`}>{error}</FieldError>
            </li>
          )
        })}
      </ol>
      {isFull ? (
        <p className="field-hint">{t('full')}</p>
      ) : (
        <Button size="sm" variant="text" className="justify-self-start" onClick={add}>
          <Plus />
          {t('addOption')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
