import { useQueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '../../contract/auth.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { userQuery, useUser } from '../auth/public.ts'
import { useAccountTheme } from './use-account-theme.ts'

afterEach(leaveApp)

const shown = () => document.documentElement.dataset['theme']

function Who() {
  const { user, isPending } = useUser()
  const client = useQueryClient()
  useAccountTheme()
  return (
    <>
      <p>{isPending ? 'asking' : (user?.firstName ?? 'nobody')}</p>
      <button type="button" onClick={() => client.setQueryData(userQuery.queryKey, SARI)}>
        End plan
      </button>
    </>
  )
}

async function arrive(user?: User): Promise<void> {
  await renderPart(<Who />, { user })
  await expect.element(page.getByText(user?.firstName ?? 'nobody')).toBeVisible()
}

test('the theme of the account comes to this device, and nothing is saved again', async () => {
  await arrive({ ...SARI, selectedTheme: 'light' })
  await eventually(shown).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  expect(shownToast()).toBeNull()
})

test('an account that never chose leaves the choice of this device', async () => {
  localStorage.setItem('theme', 'light')
  await arrive(SARI)
  expect(shown()).toBe('light')
})

test('a plan that ended takes its theme with it, and says so', async () => {
  localStorage.setItem('premium-theme', 'aqua')
  await arrive({ ...SARI, selectedTheme: 'aqua' })
  await eventually(shown).toBe('dark')
  expect(localStorage.getItem('premium-theme')).toBeNull()
  expect(shownToast()?.title).toBe('Your plan has ended')
})

test('a plan that ends while the page is open takes its theme with it, once', async () => {
  await arrive({ ...SARI, selectedTheme: 'aqua', isFree: false, isAqua: true })
  await eventually(shown).toBe('aqua')
  // The server has put the account into the dark already.
  await page.getByRole('button', { name: 'End plan' }).click()
  await eventually(shown).toBe('dark')
  expect(shownToast()?.title).toBe('Your plan has ended')
})

test('a premium theme does not stay with a visitor', async () => {
  localStorage.setItem('premium-theme', 'aqua')
  await arrive()
  await eventually(shown).toBe('dark')
  expect(shownToast()).toBeNull()
})

test('a premium theme is shown at once, before the account is known', async () => {
  localStorage.setItem('premium-theme', 'aqua')
  await arrive({ ...SARI, selectedTheme: 'aqua', isFree: false, isAqua: true })
  expect(shown()).toBe('aqua')
  expect(localStorage.getItem('theme')).toBeNull()
})
