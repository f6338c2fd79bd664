import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createApiToken,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  type Scope,
  type TokenDays,
} from '../../contract/api-tokens.ts'
import { call, failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/choice-chips.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { MadeToken } from './made-token.tsx'
import { messages } from './messages.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { useTokenList } from './token-queries.ts'

/** A name, what it may do, and for how long; then the token itself, this once. */
export function NewToken() {
  const t = useText(messages)
  const { fresh, dialog } = useFresh()
  const change = useTokenList()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>(['read'])
  const [days, setDays] = useState<TokenDays>(90)
  const [isTried, setTried] = useState(false)
  const [shown, setShown] = useState<{ id: number; token: string }>()
  const make = useMutation({
    mutationFn: async () =>
      fresh(async () => call(createApiToken, { body: { name: name.trim(), scopes, days } })),
    onSuccess: ({ token, ...made }) => {
      change((items) => [made, ...items])
      setShown({ id: made.id, token })
      setName('')
      setTried(false)
    },
  })
  const nameFault = faultOf(name.trim())
  const scopeFault = scopes.length === 0 ? t('scopeNeeded') : undefined
  function faultOf(trimmed: string): string | undefined {
    if (trimmed === '') return t('nameNeeded')
    return Array.from(trimmed).length > TOKEN_NAME_MAX ? t('nameLong', { max: TOKEN_NAME_MAX }) : undefined
  }
  function send(): void {
    setTried(true)
    if (nameFault === undefined && scopeFault === undefined) make.mutate()
  }
  return (
    <section aria-labelledby="new-token" className="grid gap-5 mt-8 pt-8 border-t border-line">
      <h2 id="new-token" className="text-lg">
        {t('new')}
      </h2>
      <Form className="grid gap-5 w-full max-w-form" busy={make.isPending} onSubmit={send}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="off"
          value={name}
          error={isTried ? nameFault : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} error={isTried ? scopeFault : undefined} />
        <fieldset className="field">
          <legend className="field-head mb-1.5">{t('life')}</legend>
          <ChoiceChips<TokenDays>
            choices={[...TOKEN_DAYS, null].map((count) => ({
              value: count,
              label: count === null ? t('never') : t('days', { count }),
            }))}
            value={days}
            onChange={setDays}
          />
        </fieldset>
        <FieldError role="alert">{failureOf(make.error, t('notCreated'))}</FieldError>
        <div>
          <Button type="submit" variant="primary" busy={make.isPending}>
            {t('create')}
          </Button>
        </div>
      </Form>
      {shown !== undefined && <MadeToken key={shown.id} token={shown.token} />}
      {dialog}
    </section>
  )
}
