import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../contract/account.ts'
import { ASKABLE } from '../testing/page-posts.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { groupSections, SECTIONS } from './sections.ts'
import { SettingsPage } from './settings-page.tsx'

afterEach(leaveApp)

const ACCOUNT: Account = {
  firstName: 'Sari',
  lastName: 'Wijaya',
  alias: 'sari-1234',
  aliasChangeableAt: null,
  email: 'sari@example.org',
  emailChange: null,
  hasPassword: true,
  providers: [],
}

const nav = page.getByRole('navigation', { name: 'Settings sections' })
const answers = {
  '/api/account': { body: ACCOUNT },
  '/api/nsfw': { body: ASKABLE },
  '/api/user/birth-year': { body: { birthYear: null, isUnderAge: false } },
  '/api/user/languages': { body: { reading: [], isOnlyReading: false, writing: null } },
}

test('a visitor sees what works without an account, and is invited for the rest', async () => {
  await renderPart(<SettingsPage />, { at: '/settings', answers: { '/api/nsfw': { body: ASKABLE } } })
  await expect.element(page.getByRole('heading', { name: 'Sign in for more settings' })).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Appearance' })).toBeVisible()
  await expect.element(nav.getByRole('link', { name: 'Account' })).not.toBeInTheDocument()
})

test('the navigation leads to a section and says which one is in view', async () => {
  await renderPart(<SettingsPage />, { at: '/settings', user: SARI, answers })
  await expect.element(nav.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'true')
  const link = nav.getByRole('link', { name: 'Language' })
  await expect.element(link).toHaveAttribute('href', '/settings?section=language')
  await link.click()
  await expect.element(link).toHaveAttribute('aria-current', 'true')
  expect(document.activeElement?.id).toBe('group-language')
})

test('an address with a section opens at it', async () => {
  await renderPart(<SettingsPage />, { at: '/settings?section=notifications', user: SARI, answers })
  await expect.element(page.getByRole('region', { name: 'Notifications', exact: true })).toBeInViewport()
  await eventually(() => scrollY).toBeGreaterThan(0)
})

test('a section without a group stands in the one of its name, else in Content', () => {
  const [one] = SECTIONS
  const Section = one?.Section ?? (() => null)
  const groups = groupSections([
    { id: 'blocked', Section },
    { id: 'privacy', Section },
    { id: 'muted-words', Section },
  ])
  expect(groups.map(({ group }) => group)).toEqual(['privacy', 'content', 'blocked'])
})
