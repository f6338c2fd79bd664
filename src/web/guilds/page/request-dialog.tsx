import { useId, useState } from 'react'
import { GUILD_ANSWER_MAX } from '../../../contract/guild-rules.ts'
import { joinGuild } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, FieldError, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useKept } from '../form/use-kept.ts'
import { useGuildAct } from '../guild-queries.ts'
import { messages } from './request-messages.ts'
import { useJoined } from './use-joined.ts'

/** The answers by their question: its place may change. */
const NOTHING = { message: '', answers: {} as Partial<Record<string, string>> }

interface RequestDialogProps {
  guild: GuildDetail
  onClose: () => void
}

/** Some words to those who decide, and answers to what they ask. */
export function RequestDialog({ guild, onClose }: RequestDialogProps) {
  const t = useText(messages)
  const joined = useJoined()
  const { questions, name } = guild
  const [written, setWritten, forget] = useKept(`request ${guild.id}`, NOTHING)
  const { message } = written
  const answers = questions.map((question) => written.answers[question] ?? '')
  const [isShort, setShort] = useState(false)
  const ask = useGuildAct(
    () =>
      call(joinGuild, {
        params: { id: String(guild.id) },
        body: {
          ...(message.trim() !== '' && { message: message.trim() }),
          ...(questions.length > 0 && { answers: answers.map((answer) => answer.trim()) }),
        },
      }),
    (detail) => {
      forget()
      joined(detail)
      onClose()
    },
    { isToldBeside: true },
  )
  function send(): void {
    const isMissing = answers.some((answer) => answer.trim() === '')
    setShort(isMissing)
    if (!isMissing) ask.mutate()
  }
  return (
    <Dialog open title={t('title', { guild: name })} description={t('text')} onClose={onClose}>
      <Form className="grid gap-5" busy={ask.isPending} onSubmit={send}>
        {questions.map((question, place) => (
          <Words
            key={question}
            label={question}
            value={answers[place] ?? ''}
            error={isShort && answers[place]?.trim() === '' ? t('answerMissing') : undefined}
            onChange={(text) => setWritten({ ...written, answers: { ...written.answers, [question]: text } })}
          />
        ))}
        <Words
          label={t('message')}
          value={message}
          onChange={(text) => setWritten({ ...written, message: text })}
        />
        <FieldError role="alert">{failureOf(ask.error, t('failed'))}</FieldError>
        <DialogActions>
          <Button onClick={() => (forget(), onClose())}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={ask.isPending}>
            {t('send')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

interface WordsProps {
  label: string
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

function Words({ label, value, error, onChange }: WordsProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        id={id}
        className="input resize-y"
        rows={2}
        dir="auto"
        maxLength={GUILD_ANSWER_MAX}
        value={value}
        {...describedBy(id, { error })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
