import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { makeAppeal, type OwnAction } from '../../../contract/appeals.ts'
import { APPEAL_DAYS, APPEAL_MAX, APPEAL_MIN } from '../../../contract/moderation-rules.ts'
import { call, failureOf } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ownActionQuery, ownActionsQuery } from '../moderation-queries.ts'
import { messages } from '../own-messages.ts'

const DAY_MS = 24 * 60 * 60_000
const SAID = { open: 'appealOpen', upheld: 'appealUpheld', overturned: 'appealOverturned' } as const

/** The one appeal against a decision: its form, or how it stands. */
export function AppealPart({ action }: { action: OwnAction }) {
  const t = useText(messages)
  const { appeal, appealableUntil } = action
  if (appeal === null && appealableUntil === null) return <NoAppeal action={action} />
  if (appeal === null) return <AppealForm action={action} until={appealableUntil ?? ''} />
  return (
    <section className="mt-8" aria-labelledby="your-appeal">
      <h2 id="your-appeal" className="text-xl font-semibold">
        {t('yourAppeal')}
      </h2>
      <p role="status" className="mt-1 font-semibold">
        {t(SAID[appeal.state])}
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere" dir="auto">
        {appeal.text}
      </p>
      {appeal.answer !== '' && (
        <>
          <h3 className="mt-4 text-sm text-quiet">{t('answer')}</h3>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {appeal.answer}
          </p>
        </>
      )}
    </section>
  )
}

/** Too late, or there is nothing left to appeal: moderators have undone it themselves. */
function NoAppeal({ action: { createdAt } }: { action: OwnAction }) {
  const t = useText(messages)
  const [now] = useState(() => Date.now())
  const isLate = now >= Date.parse(createdAt) + APPEAL_DAYS * DAY_MS
  return <p className="mt-6 text-quiet">{t(isLate ? 'tooLate' : 'takenBack')}</p>
}

function AppealForm({ action, until }: { action: OwnAction; until: string }) {
  const t = useText(messages)
  const id = useId()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [isShort, setShort] = useState(false)
  const appeal = useMutation({
    mutationFn: async () => call(makeAppeal, { body: { actionId: action.id, text: text.trim() } }),
    onSuccess: (changed) => {
      client.setQueryData(ownActionQuery(action.id).queryKey, changed)
      void client.invalidateQueries({ queryKey: ownActionsQuery.queryKey })
      toast({ title: t('sent'), description: t('sentText'), tone: 'success' })
    },
  })
  function submit(): void {
    const isTooShort = text.trim().length < APPEAL_MIN
    setShort(isTooShort)
    if (!isTooShort) appeal.mutate()
  }
  const hint = t('appealHint', { min: APPEAL_MIN, max: APPEAL_MAX })
  const error = isShort ? t('appealShort', { min: APPEAL_MIN }) : failureOf(appeal.error, t('sendFailed'))
  return (
    <section className="mt-8" aria-labelledby="make-appeal">
      <h2 id="make-appeal" className="text-xl font-semibold">
        {t('appealTitle')}
      </h2>
      <p className="mt-1 text-quiet">{fillNodes(t('appealText'), { date: <ShortDate at={until} /> })}</p>
      <Form className="grid gap-4 mt-4" busy={appeal.isPending} onSubmit={submit}>
        <FieldFrame id={id} label={t('appealLabel')} hint={hint} error={error}>
          <textarea
            id={id}
            className="input min-h-30 resize-y"
            rows={5}
            dir="auto"
            maxLength={APPEAL_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            {...describedBy(id, { hint, error })}
          />
        </FieldFrame>
        <Button type="submit" variant="primary" className="justify-self-start" busy={appeal.isPending}>
          {t('send')}
        </Button>
      </Form>
    </section>
  )
}
