import { useRef, useState } from 'react'
import { createGuildLink } from '../../../contract/guild-members.ts'
import { LINK_DAYS, LINK_USES_MAX } from '../../../contract/guild-rules.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { pathOfGuild } from '../guild-path.ts'
import { useInnerAct } from '../guild-queries.ts'
import { LinkList } from './link-list.tsx'
import { messages } from './messages.ts'

type Days = (typeof LINK_DAYS)[number]

/** An address that lets whoever has it come in: made, copied once, and revoked. */
export function ByLink({ guildId }: { guildId: number }) {
  const t = useText(messages)
  const [days, setDays] = useState<Days>(7)
  const [uses, setUses] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [made, setMade] = useState<{ id: number; address: string } | null>(null)
  const make = useInnerAct(
    async (maxUses: number | null) => {
      const body = { days, maxUses }
      const { id, token } = await call(createGuildLink, { params: { id: String(guildId) }, body })
      setMade({ id, address: `${location.origin}${pathOfGuild({ id: guildId })}?invite=${token}` })
    },
    undefined,
    { isToldBeside: true },
  )
  function send(): void {
    const maxUses = uses.trim() === '' ? null : Number(uses)
    const isFine = maxUses === null || (Number.isInteger(maxUses) && maxUses > 0 && maxUses <= LINK_USES_MAX)
    setWrong(!isFine)
    if (isFine) make.mutate(maxUses)
  }
  return (
    <section aria-labelledby="invite-by-link" className="grid gap-4">
      <div>
        <h3 id="invite-by-link" className="font-semibold">
          {t('byLink')}
        </h3>
        <p className="text-sm text-quiet">{t('linkText')}</p>
      </div>
      <Form className="grid gap-4" busy={make.isPending} onSubmit={send}>
        <fieldset className="field">
          <legend className="field-head mb-1.5">{t('life')}</legend>
          <ChoiceChips
            choices={LINK_DAYS.map((count) => ({
              value: count,
              label: count === 0 ? t('forever') : t('days', { count }),
            }))}
            value={days}
            onChange={setDays}
          />
        </fieldset>
        <Field
          label={t('uses')}
          hint={t('usesHint', { max: LINK_USES_MAX })}
          inputMode="numeric"
          autoComplete="off"
          value={uses}
          error={isWrong ? t('usesWrong', { max: LINK_USES_MAX }) : undefined}
          onChange={(event) => {
            setUses(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <FieldError role="alert">{failureOf(make.error, t('failed'))}</FieldError>
        <div>
          <Button type="submit" busy={make.isPending}>
            {t('createLink')}
          </Button>
        </div>
      </Form>
      {made !== null && <MadeLink key={made.id} address={made.address} />}
      <LinkList guildId={guildId} onRevoked={(id) => setMade((last) => (last?.id === id ? null : last))} />
    </section>
  )
}

function MadeLink({ address }: { address: string }) {
  const t = useText(messages)
  const field = useRef<HTMLInputElement>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('copied'), tone: 'success' })
    } catch {
      field.current?.focus()
      field.current?.select()
      toast({ title: t('notCopied'), tone: 'destructive' })
    }
  }
  return (
    <div className="grid gap-3">
      <Field
        ref={field}
        label={t('link')}
        hint={t('once')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
