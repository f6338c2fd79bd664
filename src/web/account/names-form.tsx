import { saveNames, type Account } from '../../contract/account.ts'
import { NAME_MAX } from '../../contract/limits.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { useAccountChange } from './account-queries.ts'
import { messages } from './messages.ts'
import { SaveRow } from './save-row.tsx'
import { Setting } from './setting.tsx'
import { useSaveForm } from './use-save-form.ts'

const FIELDS = ['firstName', 'lastName'] as const

export function NamesForm({ account }: { account: Account }) {
  const t = useText(messages)
  const change = useAccountChange()
  const faultOf = (name: string): string | undefined => {
    if (name.trim() === '') return t('nameNeeded')
    return name.trim().length > NAME_MAX ? t('nameLong', { max: NAME_MAX }) : undefined
  }
  const { errors, end, formProps } = useSaveForm({
    fields: FIELDS,
    check: ({ firstName, lastName }) => ({ firstName: faultOf(firstName), lastName: faultOf(lastName) }),
    send: async (names) => {
      const saved = await call(saveNames, { body: names })
      change(saved, saved)
      return t('saved')
    },
  })
  return (
    <Setting id="names" title={t('names')} text={t('namesText')}>
      <Form {...formProps}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('firstName')}
            name="firstName"
            autoComplete="given-name"
            defaultValue={account.firstName}
            error={errors.firstName}
          />
          <Field
            label={t('lastName')}
            name="lastName"
            autoComplete="family-name"
            defaultValue={account.lastName}
            error={errors.lastName}
          />
        </div>
        <SaveRow label={t('saveNames')} {...end} />
      </Form>
    </Setting>
  )
}
