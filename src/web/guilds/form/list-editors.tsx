import { ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import {
  GUILD_QUESTION_MAX,
  GUILD_QUESTIONS_MAX,
  GUILD_RULE_TEXT_MAX,
  GUILD_RULE_TITLE_MAX,
  GUILD_RULES_MAX,
} from '../../../contract/guild-rules.ts'
import type { GuildRule } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'

interface EditorProps<T> {
  value: readonly T[]
  onChange: (value: T[]) => void
  /** By the path of the entry: `rules.1`. */
  errors: Partial<Record<string, string>>
}

const NO_RULE: GuildRule = { title: '', text: '' }
const withAt = <T,>(list: readonly T[], place: number, item: T): T[] =>
  list.map((other, at) => (at === place ? item : other))

/** Rows that stay themselves while they move. A focus that went with a button is given to the row at its place. */
function useRows<T>(value: readonly T[], onChange: (value: T[]) => void, blank: T) {
  const [ids, setIds] = useState(() => value.map((_, place) => place))
  const box = useRef<HTMLFieldSetElement>(null)
  const rows = value.map((item, place) => ({ id: ids[place] ?? place, item }))
  function arrange(next: typeof rows, place: number): void {
    flushSync(() => {
      setIds(next.map(({ id }) => id))
      onChange(next.map(({ item }) => item))
    })
    if (box.current === null || box.current.contains(document.activeElement)) return
    const field = box.current.querySelectorAll<HTMLElement>('.editor-row input')[place]
    ;(field ?? box.current.querySelector<HTMLElement>(':scope > div:last-child > button'))?.focus()
  }
  const others = (place: number) => rows.filter((_, at) => at !== place)
  return {
    rows,
    box,
    add: () => arrange([...rows, { id: Math.max(-1, ...ids) + 1, item: blank }], rows.length),
    remove: (place: number) => arrange(others(place), place),
    up: (place: number) =>
      arrange(
        [...rows.slice(0, place - 1), ...rows.slice(place, place + 1), ...others(place).slice(place - 1)],
        place - 1,
      ),
  }
}

/** What is asked of whoever wants to come in. */
export function QuestionsEditor({ value, onChange, errors }: EditorProps<string>) {
  const t = useText(messages)
  const { rows, box, add, remove } = useRows(value, onChange, '')
  return (
    <Editor
      box={box}
      title={t('questions')}
      hint={t('questionsText', { max: GUILD_QUESTIONS_MAX })}
      error={errors['questions']}
      add={t('addQuestion')}
      onAdd={value.length < GUILD_QUESTIONS_MAX ? add : undefined}
    >
      {rows.map(({ id, item: question }, place) => (
        <div key={id} className="editor-row">
          <Field
            label={t('question', { number: place + 1 })}
            value={question}
            maxLength={GUILD_QUESTION_MAX}
            dir="auto"
            error={errors[`questions.${place}`]}
            onChange={(event) => onChange(withAt(value, place, event.currentTarget.value))}
          />
          <IconButton
            label={t('removeQuestion', { number: place + 1 })}
            icon={<X />}
            onClick={() => remove(place)}
          />
        </div>
      ))}
    </Editor>
  )
}

/** Numbered, since reports name them by number. */
export function RulesEditor({ value, onChange, errors }: EditorProps<GuildRule>) {
  const t = useText(messages)
  const { rows, box, add, remove, up } = useRows(value, onChange, NO_RULE)
  return (
    <Editor
      box={box}
      title={t('rules')}
      hint={t('rulesText', { max: GUILD_RULES_MAX })}
      error={errors['rules']}
      add={t('addRule')}
      onAdd={value.length < GUILD_RULES_MAX ? add : undefined}
    >
      {rows.map(({ id, item: rule }, place) => {
        const number = place + 1
        return (
          <div key={id} className="editor-row">
            <div className="grid gap-2">
              <Field
                label={t('rule', { number })}
                value={rule.title}
                maxLength={GUILD_RULE_TITLE_MAX}
                dir="auto"
                error={errors[`rules.${place}`]}
                onChange={(event) =>
                  onChange(withAt(value, place, { ...rule, title: event.currentTarget.value }))
                }
              />
              <textarea
                aria-label={t('ruleText', { number })}
                placeholder={t('ruleText', { number })}
                className="input resize-y"
                rows={2}
                dir="auto"
                maxLength={GUILD_RULE_TEXT_MAX}
                value={rule.text}
                onChange={(event) =>
                  onChange(withAt(value, place, { ...rule, text: event.currentTarget.value }))
                }
              />
            </div>
            <div className="flex flex-col">
              {place > 0 && (
                <IconButton label={t('ruleUp', { number })} icon={<ArrowUp />} onClick={() => up(place)} />
              )}
              <IconButton label={t('removeRule', { number })} icon={<X />} onClick={() => remove(place)} />
            </div>
          </div>
        )
      })}
    </Editor>
  )
}

interface FrameProps {
  box: RefObject<HTMLFieldSetElement | null>
  title: string
  hint: string
  error: string | undefined
  add: string
  onAdd: (() => void) | undefined
  children: ReactNode
}

function Editor({ box, title, hint, error, add, onAdd, children }: FrameProps) {
  const id = useId()
  return (
    <fieldset ref={box} className="grid gap-3 min-w-0" aria-describedby={id}>
      <legend className="field-head">{title}</legend>
      <p id={id} className="field-hint">
        {hint}
      </p>
      {children}
      <FieldError role="alert">{error}</FieldError>
      {onAdd !== undefined && (
        <div>
          <Button size="sm" onClick={onAdd}>
            <Plus />
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
