import { useId, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../contract/messages.ts'
import {
  APPEALABLE_ACTIONS,
  COMMUNITY_RULES,
  MODERATION_REASON_MAX,
  MODERATION_REASON_MIN,
  SILENCE_DAYS,
  SUSPENSION_DAYS,
  TWO_PERSON_HONOR,
  type CommunityRule,
} from '../../../contract/moderation-rules.ts'
import { failureOf } from '../../platform/api.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useDeed } from '../use-deed.ts'
import { useRuleName } from '../use-rule-name.ts'
import { messages as actionMessages } from './action-messages.ts'
import { AlsoDone } from './also-done.tsx'
import { messages } from './dialog-messages.ts'
import { reasonTemplate } from './reason-templates.ts'
import { ruleOfReports } from './rule-of-reports.ts'
import { useAct } from './use-act.ts'
import type { Chosen } from './use-case-act.ts'

interface ActionDialogProps {
  chosen: Chosen
  onDone: () => void
  onCancel: () => void
}

/** Which rule, for how long, and why: nothing is done without a reason. What was written stays when it is refused. */
export function ActionDialog({ chosen: { item, action }, onDone, onCancel }: ActionDialogProps) {
  const t = useText(messages)
  const words = useText(actionMessages)
  const ruleName = useRuleName()
  const id = useId()
  const shown = useLanguage().language
  const { author } = item
  const { typeName } = useDeed()
  // The reason of anything else is no message to the author: they find it in the copy of their data.
  const isTold = APPEALABLE_ACTIONS.some((name) => name === action)
  // Operators read why it was handed to them.
  const isForStaff = action === 'escalate'
  const [language, setLanguage] = useState<Language>(isForStaff ? shown : (author?.language ?? shown))
  const [rule, setRule] = useState<CommunityRule>(() => ruleOfReports(action, item.reports))
  const [days, setDays] = useState<number | null>(7)
  const [written, setWritten] = useState<string | null>(null)
  const [isShort, setShort] = useState(false)
  const template = reasonTemplate(action, rule, language)
  const reason = written ?? template
  const choices = action === 'silence' ? SILENCE_DAYS : action === 'suspend' ? SUSPENSION_DAYS : []
  const { acting, dialog } = useAct({ item, action }, onDone)
  function submit(): void {
    const isTooShort = reason.trim().length < MODERATION_REASON_MIN
    setShort(isTooShort)
    if (isTooShort) return
    acting.mutate({ rule, reason: reason.trim(), ...(choices.length > 0 && { days }) })
  }
  const hint = t(isTold ? 'reasonHint' : 'keptHint', {
    min: MODERATION_REASON_MIN,
    max: MODERATION_REASON_MAX,
  })
  const languageHint =
    !isForStaff && author !== null
      ? t('languageHint', { name: author.name, language: LANGUAGE_NAMES[author.language] })
      : undefined
  const error = isShort
    ? t('reasonShort', { min: MODERATION_REASON_MIN })
    : failureOf(acting.error, t('failed'))
  return (
    <>
      <Dialog open title={words(action)} description={words(`${action}Text`)} onClose={onCancel}>
        <Form className="grid gap-5" busy={acting.isPending} onSubmit={submit}>
          <p className="font-semibold wrap-anywhere">
            {words('about', { type: typeName(item.objectType), title: item.title })}
          </p>
          <AlsoDone item={item} action={action} />
          {choices.length > 0 && (
            <fieldset>
              <legend className="mb-1 text-sm font-semibold">{t('duration')}</legend>
              <ChoiceChips<number | null>
                value={days}
                onChange={setDays}
                choices={choices.map((value) => ({
                  value,
                  label: value === null ? t('forGood') : t('days', { count: value }),
                }))}
              />
            </fieldset>
          )}
          {action === 'suspend' && (author?.honor ?? 0) >= TWO_PERSON_HONOR && (
            <p className="text-quiet text-sm">{t('twoPeople', { honor: TWO_PERSON_HONOR })}</p>
          )}
          <FieldFrame id={`${id}-rule`} label={t('rule')}>
            <select
              id={`${id}-rule`}
              className="input"
              value={rule}
              onChange={(event) => setRule(event.currentTarget.value as CommunityRule)}
            >
              {COMMUNITY_RULES.map((name) => (
                <option key={name} value={name}>
                  {ruleName(name)}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FieldFrame id={`${id}-language`} label={t('language')} hint={languageHint}>
            <select
              id={`${id}-language`}
              className="input"
              value={language}
              onChange={(event) => setLanguage(event.currentTarget.value as Language)}
              {...describedBy(`${id}-language`, { hint: languageHint, error: undefined })}
            >
              {LANGUAGES.map((name) => (
                <option key={name} value={name}>
                  {LANGUAGE_NAMES[name]}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FieldFrame
            id={id}
            label={t('reason')}
            hint={hint}
            error={error}
            action={
              written !== null &&
              written !== template && (
                <Button size="sm" variant="text" onClick={() => setWritten(null)}>
                  {t('useTemplate')}
                </Button>
              )
            }
          >
            <textarea
              id={id}
              className="input min-h-22 resize-y"
              rows={4}
              dir="auto"
              maxLength={MODERATION_REASON_MAX}
              value={reason}
              onChange={(event) => setWritten(event.currentTarget.value)}
              {...describedBy(id, { hint, error })}
            />
          </FieldFrame>
          <DialogActions>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" busy={acting.isPending}>
              {words(action)}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      {dialog}
    </>
  )
}
