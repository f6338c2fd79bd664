import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { REPORT_TEXT_MAX } from '../../contract/limits.ts'
import { REPORT_REASONS, type ReportReason } from '../../contract/reports.ts'
import { useBlocking } from '../blocks/public.ts'
import { ApiError, failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { describedBy, FieldFrame } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './messages.ts'
import { ReasonChoice } from './reason-choice.tsx'
import './reports.css'

export interface Report {
  reason: ReportReason
  text?: string
}

/** Whose it is, as far as the reader knows. */
export interface ReportedPerson {
  id: number
  name: string
}

const NOBODY: ReportedPerson = { id: 0, name: '' }
const RULE = 'rule-'
type Chosen = ReportReason | `${typeof RULE}${number}`

interface ReportFormProps {
  /** To whom it goes, and what of. */
  description: string
  sentText: string
  send: (report: Report) => Promise<unknown>
  /** The rules of the guild it is in, which it may break too. */
  rules?: { titles: readonly string[]; send: (ruleNumber: number, text?: string) => Promise<unknown> }
  /** Whom the reader may block in the same breath. */
  person?: ReportedPerson | null | undefined
  /** What else the reader may do about it. */
  children?: ReactNode
  onClose: () => void
}

/** Says what is wrong with something. Nothing that was chosen or written is lost when sending fails. */
export function ReportForm({
  description,
  sentText,
  send,
  rules,
  person,
  children,
  onClose,
}: ReportFormProps) {
  const t = useText(messages)
  const id = useId()
  const [reason, setReason] = useState<Chosen | null>(null)
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [blocks, setBlocks] = useState(false)
  const { block } = useBlocking(person ?? NOBODY)
  const showFailure = useFailureToast()
  const report = useMutation({
    mutationFn: async (chosen: Chosen) => {
      const words = text.trim() === '' ? undefined : text.trim()
      const isOfSite = (name: Chosen): name is ReportReason => !name.startsWith(RULE)
      if (isOfSite(chosen)) return send({ reason: chosen, ...(words !== undefined && { text: words }) })
      return rules?.send(Number(chosen.slice(RULE.length)), words)
    },
    onSuccess: async () => {
      onClose()
      if (!person || !blocks) return toast({ title: t('sentTitle'), description: sentText, tone: 'success' })
      try {
        await block()
        const description = `${sentText} ${t('alsoBlocked', { name: person.name })}`
        toast({ title: t('sentTitle'), description, tone: 'success' })
      } catch (error) {
        // The report is sent all the same; a block can be tried again from any menu.
        showFailure(error)
      }
    },
  })
  function submit(): void {
    setAsked(true)
    if (reason !== null) report.mutate(reason)
  }
  const fields = report.error instanceof ApiError ? report.error.fields : {}
  const reasonError =
    isAsked && reason === null ? t('chooseReason') : (fields['reason'] ?? fields['ruleNumber'])
  const textError =
    fields['text'] ?? (reasonError === undefined ? failureOf(report.error, t('failed')) : undefined)
  const hint = t('detailsHint', { max: REPORT_TEXT_MAX })
  return (
    <Dialog open title={t('title')} description={description} onClose={onClose}>
      <Form className="report-form grid gap-5" busy={report.isPending} onSubmit={submit}>
        <ReasonChoice
          legend={t('reason')}
          choices={[
            ...REPORT_REASONS.map((value) => ({ value, label: t(value) })),
            ...(rules?.titles ?? []).map((title, place) => ({
              value: `${RULE}${place + 1}` as const,
              label: t('breaksRule', { number: place + 1, title }),
            })),
          ]}
          value={reason}
          error={reasonError}
          onChange={setReason}
        />
        <FieldFrame id={id} label={t('details')} hint={hint} error={textError}>
          <textarea
            id={id}
            className="input min-h-22 resize-y"
            rows={3}
            maxLength={REPORT_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...describedBy(id, { hint, error: textError })}
          />
        </FieldFrame>
        {person && (
          <label className="flex items-center gap-3 min-h-10 -mx-2.5 px-2.5 py-1.5 rounded-control cursor-pointer hover:bg-raised max-md:min-h-11">
            <input
              className="flex-none size-4.5"
              type="checkbox"
              checked={blocks}
              onChange={(event) => setBlocks(event.target.checked)}
            />
            {t('blockToo', { name: person.name })}
          </label>
        )}
        {children}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={report.isPending}>
            {t('send')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
