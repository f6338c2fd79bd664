import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '../../../contract/auth.ts'
import type { Language } from '../../../contract/messages.ts'
import { eventually, leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import { watchLeaving } from '../../testing/stand-ins.ts'
import { UserMenu } from './user-menu.tsx'

afterEach(leaveApp)

const menu = page.getByRole('menu')
const card = () => Array.from(document.querySelectorAll('[popover] p'), (line) => line.textContent)

async function open(changes: Partial<User> = {}, language: Language = 'en'): Promise<void> {
  await renderPart(<UserMenu user={{ ...SARI, ...changes }} />, { language })
  await page.getByRole('button').first().click()
  await expect.element(menu).toBeVisible()
}

test('[S2.5-6] the user menu shows the name, the alias badge and the email', async () => {
  await open()
  expect(card().slice(0, 3)).toEqual(['Sari Wijaya', '@sari_w', 'sari@example.org'])
  await expect.element(page.getByText('@sari_w')).toHaveClass('alias-badge')
})

test('[S2.5-7] the user menu shows the Honor count', async () => {
  await open({ fame: 1234 })
  await expect.element(page.getByRole('paragraph').getByText('1,234 Honor')).toBeVisible()
})

test('beside the avatar Honor stands with its word, and not before there is any', async () => {
  await renderPart(<UserMenu user={{ ...SARI, fame: 1234 }} />)
  await expect.element(page.getByRole('button')).toHaveTextContent('1,234 Honor')
})

test('no nought stands beside the avatar', async () => {
  await renderPart(<UserMenu user={{ ...SARI, fame: 0 }} />)
  await expect.element(page.getByRole('button')).toBeVisible()
  expect(page.getByRole('button').element().textContent).toBe('')
})

test('Honor is written as the language writes numbers, and nought is shown too', async () => {
  await open({ fame: 0 })
  await expect.element(page.getByText('0 Honor')).toBeVisible()
})

test('in Indonesian a thousand has a dot', async () => {
  await open({ fame: 1234 }, 'id')
  await expect.element(page.getByRole('paragraph').getByText('1.234 Honor')).toBeVisible()
})

test('[S2.5-8] the user menu shows the IQ score if the test was taken', async () => {
  await open({ iqTestTaken: true, iqScore: 118 })
  await expect.element(page.getByText('IQ 118')).toBeVisible()
})

test.each([
  [140, 'IQ 140+'],
  [60, 'IQ ≤ 60'],
])('an end of the scale, %i, is told as one', async (iqScore, words) => {
  await open({ iqTestTaken: true, iqScore })
  await expect.element(page.getByText(words)).toBeVisible()
})

test.each([
  { iqTestTaken: false, iqScore: 118 },
  { iqTestTaken: false, iqScore: null },
  { iqTestTaken: true, iqScore: null },
])('[S2.5-8] no IQ score for %j', async (changes) => {
  await open(changes)
  expect(card().at(-1)).toBe('1,234 Honor')
})

test('[S2.5-9] the user menu has Profile and Log out', async () => {
  await open()
  const profile = menu.getByRole('menuitem', { name: 'Profile' })
  await expect.element(profile).toBeVisible()
  await expect.element(profile).toHaveAttribute('href', '/profile')
  await expect.element(menu.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})

test('the user menu leads to the own library', async () => {
  await open()
  await expect.element(menu.getByRole('menuitem', { name: 'My library' })).toHaveAttribute('href', '/library')
})

test('[S7-12] Log out is a browser navigation to /api/auth/logout', async () => {
  const left = watchLeaving()
  await open()
  await menu.getByRole('menuitem', { name: 'Log out' }).click()
  await eventually(() => left).toEqual([`${location.origin}/api/auth/logout`])
})

test('Profile opens the own profile', async () => {
  await open()
  await menu.getByRole('menuitem', { name: 'Profile' }).click()
  expect(location.hash).toBe('#/profile')
  await expect.element(menu).not.toBeInTheDocument()
})
