import { useId, useState } from 'react'
import { changeGuildMember, removeGuildMember } from '../../../contract/guild-members.ts'
import { GUILD_REASON_MAX, MUTE_DAYS } from '../../../contract/guild-rules.ts'
import type { Person } from '../../../contract/people.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, FieldError, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useInnerAct } from '../guild-queries.ts'
import { messages } from './messages.ts'

export type MemberStep = 'mute' | 'kick' | 'ban'

const DAY_MS = 24 * 60 * 60_000
/** The clocks of two machines differ: a little less than the longest is never too long. */
const SLACK_MS = 60_000
const SAID = { mute: 'muted', kick: 'kicked', ban: 'bannedNow' } as const

interface MemberDialogProps {
  guildId: number
  person: Person
  step: MemberStep
  onClose: () => void
}

/** Before somebody is silenced or has to go. */
export function MemberDialog({ guildId, person, step, onClose }: MemberDialogProps) {
  const t = useText(messages)
  const id = useId()
  const [days, setDays] = useState<number>(MUTE_DAYS[0])
  const [reason, setReason] = useState('')
  const params = { id: String(guildId), userId: String(person.id) }
  const act = useInnerAct(
    () => {
      if (step === 'kick') return call(removeGuildMember, { params })
      const because = reason.trim() === '' ? {} : { reason: reason.trim() }
      const mutedUntil = new Date(Date.now() + days * DAY_MS - SLACK_MS).toISOString()
      const body = step === 'ban' ? { banned: true, ...because } : { mutedUntil, ...because }
      return call(changeGuildMember, { params, body })
    },
    () => {
      toast({ title: t(SAID[step], { name: person.name }), tone: 'success' })
      onClose()
    },
    { isToldBeside: true },
  )
  const hint = t('reasonHint')
  return (
    <Dialog
      open
      size="sm"
      title={t(`${step}Title`, { name: person.name })}
      description={t(`${step}Text`)}
      onClose={onClose}
    >
      <Form className="grid gap-5" busy={act.isPending} onSubmit={() => act.mutate()}>
        {step === 'mute' && (
          <fieldset className="field">
            <legend className="field-head mb-1.5">{t('howLong')}</legend>
            <ChoiceChips
              choices={MUTE_DAYS.map((count) => ({ value: count, label: t('days', { count }) }))}
              value={days}
              onChange={setDays}
            />
          </fieldset>
        )}
        {step !== 'kick' && (
          <FieldFrame id={id} label={t('reason')} hint={hint}>
            <textarea
              id={id}
              className="input"
              rows={2}
              maxLength={GUILD_REASON_MAX}
              value={reason}
              {...describedBy(id, { hint })}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </FieldFrame>
        )}
        <FieldError role="alert">{failureOf(act.error, t('failed'))}</FieldError>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={act.isPending}>
            {t(step)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
