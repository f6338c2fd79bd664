import { page } from 'vitest/browser'
import type { Account } from '../../contract/account.ts'
import { renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { AccountForms } from './account-forms.tsx'

export const ACCOUNT: Account = {
  firstName: 'Sari',
  lastName: 'Wijaya',
  alias: 'sari-1234',
  aliasChangeableAt: null,
  email: 'sari@example.org',
  emailChange: null,
  hasPassword: true,
  providers: [],
}

export const part = (name: string) => page.getByRole('region', { name, exact: true })

export function openAccount(
  changes: Partial<Account> = {},
  answers: Record<string, Answer | (() => Answer)> = {},
) {
  return renderPart(<AccountForms />, {
    at: '/settings',
    user: SARI,
    answers: { '/api/account': { body: { ...ACCOUNT, ...changes } }, ...answers },
  })
}
