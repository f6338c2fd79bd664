import { ArrowUp, Plus, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
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

const without = <T,>(list: readonly T[], place: number): T[] => list.filter((_, at) => at !== place)
const withAt = <T,>(list: readonly T[], place: number, item: T): T[] =>
  list.map((other, at) => (at === place ? item : other))

/** What is asked of whoever wants to come in. */
export function QuestionsEditor({ value, onChange, errors }: EditorProps<string>) {
  const t = useText(messages)
  return (
    <Editor
      title={t('questions')}
      hint={t('questionsText', { max: GUILD_QUESTIONS_MAX })}
      error={errors['questions']}
      add={t('addQuestion')}
      onAdd={value.length < GUILD_QUESTIONS_MAX ? () => onChange([...value, '']) : undefined}
    >
      {value.map((question, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is its number
        <div key={place} className="editor-row">
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
            onClick={() => onChange(without(value, place))}
          />
        </div>
      ))}
    </Editor>
  )
}

/** Numbered, since reports name them by number. */
export function RulesEditor({ value, onChange, errors }: EditorProps<GuildRule>) {
  const t = useText(messages)
  const up = (place: number): void =>
    onChange(value.map((rule, at) => value[at === place ? at - 1 : at === place - 1 ? place : at] ?? rule))
  return (
    <Editor
      title={t('rules')}
      hint={t('rulesText', { max: GUILD_RULES_MAX })}
      error={errors['rules']}
      add={t('addRule')}
      onAdd={value.length < GUILD_RULES_MAX ? () => onChange([...value, { title: '', text: '' }]) : undefined}
    >
      {value.map((rule, place) => {
        const number = place + 1
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its number
          <div key={place} className="editor-row">
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
              <IconButton
                label={t('removeRule', { number })}
                icon={<X />}
                onClick={() => onChange(without(value, place))}
              />
            </div>
          </div>
        )
      })}
    </Editor>
  )
}

interface FrameProps {
  title: string
  hint: string
  error: string | undefined
  add: string
  onAdd: (() => void) | undefined
  children: ReactNode
}

function Editor({ title, hint, error, add, onAdd, children }: FrameProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-3 min-w-0" aria-describedby={id}>
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
