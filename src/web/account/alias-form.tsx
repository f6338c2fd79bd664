import { useState } from 'react'
import {
  ALIAS_KEPT_DAYS,
  ALIAS_MAX,
  ALIAS_MIN,
  ALIAS_REST_DAYS,
  aliasFault,
  saveAlias,
  type Account,
} from '../../contract/account.ts'
import { call } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'
import { SaveRow } from './save-row.tsx'
import { Setting } from './setting.tsx'
import { useSaveForm } from './use-save-form.ts'

const FIELDS = ['alias'] as const
const FAULTS = { letters: 'aliasLetters', length: 'aliasLength', hyphens: 'aliasHyphens' } as const

export function AliasForm({ account }: { account: Account }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const change = useAccountChange()
  const [typed, setTyped] = useState(account.alias)
  const faultOf = (alias: string): string | undefined => {
    const fault = aliasFault(alias)
    return fault === null ? undefined : t(FAULTS[fault], { min: ALIAS_MIN, max: ALIAS_MAX })
  }
  const { errors, end, formProps } = useSaveForm({
    fields: FIELDS,
    check: ({ alias }) => ({ alias: faultOf(alias.trim()) }),
    send: async ({ alias }) => {
      const saved = await call(saveAlias, { body: { alias } })
      setTyped(saved.alias)
      change(saved, { aliasName: saved.alias })
      return t('saved')
    },
  })
  const again = account.aliasChangeableAt
  const path = `/@${typed.trim().toLowerCase()}`
  const hint =
    again !== null ? (
      t('aliasAgain', { date: formatDate(again, language, true) })
    ) : (
      <>
        {t('aliasAddress')} <span className="font-semibold text-text break-all">{path}</span>
      </>
    )
  return (
    <Setting
      id="alias"
      title={t('alias')}
      text={t('aliasText', { days: ALIAS_REST_DAYS, kept: ALIAS_KEPT_DAYS })}
    >
      <Form {...formProps}>
        <Field
          label={t('alias')}
          name="alias"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          readOnly={again !== null}
          onChange={(event) => setTyped(event.target.value)}
          error={errors.alias}
          hint={hint}
        />
        {again === null ? (
          <SaveRow label={t('saveAlias')} {...end} />
        ) : (
          <p role="status" className="text-sm text-accent-text font-semibold">
            {end.saved}
          </p>
        )}
      </Form>
    </Setting>
  )
}
