import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { MUTED_TEXT_MAX, type MuteDays, type MuteEffect } from '../../../contract/mutes.ts'
import { failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { nameOfMute } from '../folded-line.tsx'
import { useMuting } from '../use-muting.ts'
import { messages } from './messages.ts'

/** A word or a tag; people are muted where they are met. */
export function MuteForm() {
  const t = useText(messages)
  const { mute } = useMuting()
  const [kind, setKind] = useState<'word' | 'tag'>('word')
  const [text, setText] = useState('')
  const [effect, setEffect] = useState<MuteEffect>('fold')
  const [days, setDays] = useState<MuteDays>(null)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => mute({ kind, text: text.trim(), effect, days }),
    onSuccess: (made) => {
      setText('')
      toast({ title: t('added', { what: nameOfMute(made) }), tone: 'success' })
    },
  })
  function submit(): void {
    setMissing(text.trim() === '')
    if (text.trim() !== '') mutate()
  }
  function write(next: string): void {
    setText(next)
    setMissing(false)
    reset()
  }
  return (
    <Form className="grid gap-4" busy={isPending} onSubmit={submit}>
      <Choices legend={t('kind')}>
        <ChoiceChips
          choices={(['word', 'tag'] as const).map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setKind}
        />
      </Choices>
      <Field
        label={t(kind === 'word' ? 'wordLabel' : 'tag')}
        hint={t(kind === 'word' ? 'wordHint' : 'tagHint', { max: MUTED_TEXT_MAX })}
        name="text"
        autoComplete="off"
        autoCapitalize="none"
        dir="auto"
        value={text}
        onChange={(event) => write(event.target.value)}
        error={isMissing ? t('empty') : failureOf(error, t('addFailed'))}
      />
      <Choices legend={t('effect')}>
        <ChoiceChips
          choices={(['fold', 'hide'] as const).map((value) => ({ value, label: t(value) }))}
          value={effect}
          onChange={setEffect}
        />
      </Choices>
      <Choices legend={t('duration')}>
        <ChoiceChips
          choices={[
            { value: null, label: t('always') },
            { value: 1, label: t('day1') },
            { value: 7, label: t('day7') },
            { value: 30, label: t('day30') },
          ]}
          value={days}
          onChange={setDays}
        />
      </Choices>
      <Button type="submit" variant="primary" className="justify-self-start" busy={isPending}>
        {t('add')}
      </Button>
    </Form>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
