import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LanguageChoices } from '../../../contract/settings.ts'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { SettingsPage } from '../settings-page.tsx'

afterEach(leaveApp)

const ADDRESS = '/api/user/languages'
const section = page.getByRole('region', { name: 'Languages for reading and writing' })
const order = section.getByRole('group', { name: 'Reading languages' })
const writing = section.getByRole('group', { name: 'Writing language' })
const only = section.getByRole('switch', { name: 'Only show my reading languages' })
const box = (name: string) => order.getByRole('checkbox', { name })
const move = (name: string, way: 'up' | 'down') => order.getByRole('button', { name: `Move ${name} ${way}` })
const rows = () =>
  Array.from(document.querySelectorAll('label:has([type=checkbox]) span[lang]'), (it) => it.textContent)
const stored = () => localStorage.getItem('reading-languages')

const open = (options: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<SettingsPage />, { at: '/settings', ...options })

test('a visitor chooses and orders their languages on this device, with nothing sent', async () => {
  const calls = await open()
  expect(rows()).toEqual(['English', 'Bahasa Indonesia', 'Bahasa Melayu'])
  await expect.element(order.getByText(/Indonesian and Malay replace each other/)).toBeVisible()
  await box('Bahasa Melayu').click()
  await expect.element(move('Bahasa Melayu', 'up')).not.toBeInTheDocument()
  await box('English').click()
  expect(rows()).toEqual(['Bahasa Melayu', 'English', 'Bahasa Indonesia'])
  expect(stored()).toBe('reading=my-en')
  await move('English', 'up').click()
  expect(stored()).toBe('reading=en-my')
  await only.click()
  await writing.getByText('Bahasa Indonesia').click()
  expect(stored()).toBe('reading=en-my&only=on&writing=id')
  await writing.getByText('Detect automatically').click()
  await only.click()
  await box('English').click()
  await box('Bahasa Melayu').click()
  expect(stored()).toBeNull()
  expect(calls.filter(({ path }) => path === ADDRESS)).toEqual([])
})

test('by keyboard alone: the focus goes with the language, its new place is told, and the ends are quiet', async () => {
  localStorage.setItem('reading-languages', 'reading=my-id-en')
  await open()
  const down = move('Bahasa Melayu', 'down')
  down.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(rows()).toEqual(['Bahasa Indonesia', 'Bahasa Melayu', 'English'])
  await expect.element(down).toHaveFocus()
  await expect.element(order.getByRole('status')).toHaveTextContent('Bahasa Melayu is number 2 of 3')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(rows()).toEqual(['Bahasa Indonesia', 'English', 'Bahasa Melayu'])
  await expect.element(down).toHaveFocus()
  await expect.element(down).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect.element(box('Bahasa Melayu')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box('Bahasa Melayu')).not.toBeChecked()
  await expect.element(box('Bahasa Melayu')).toHaveFocus()
})

test('a member’s choices are kept in the account, one after the other, the last one last', async () => {
  const sent: LanguageChoices[] = []
  let release = () => {}
  const first = new Promise<void>((resolve) => (release = resolve))
  const calls = await open({
    user: SARI,
    answers: {
      [ADDRESS]: async () => {
        const body = calls.findLast(({ method }) => method === 'PUT')?.body as LanguageChoices
        sent.push(body)
        if (sent.length === 1) await first
        return { body }
      },
    },
  })
  await expect.element(section.getByText('Saved in your account, for all your devices.')).toBeVisible()
  await box('Bahasa Melayu').click()
  await only.click()
  await expect.element(only).toBeChecked()
  expect(sent.length).toBe(1)
  release()
  await eventually(() => sent).toEqual([
    { reading: ['my'], isOnlyReading: false, writing: null },
    { reading: ['my'], isOnlyReading: true, writing: null },
  ])
  expect(stored()).toBe('reading=my&only=on&of=account')
  expect(shownToast()).toBeNull()
})

test('what can’t be saved goes back to what stands, and the toast says so', async () => {
  let answer: Answer = { body: { reading: ['my'], isOnlyReading: false, writing: null } }
  await open({ user: SARI, answers: { [ADDRESS]: () => answer } })
  await box('Bahasa Melayu').click()
  await eventually(stored).toBe('reading=my&of=account')
  answer = { status: 503, body: { code: 'internal', message: 'Sorry.' } }
  await writing.getByText('English').click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: 'Sorry.', tone: 'destructive' })
  await expect.element(writing.getByRole('radio', { name: 'Detect automatically' })).toBeChecked()
  await expect.element(box('Bahasa Melayu')).toBeChecked()
  expect(stored()).toBe('reading=my&of=account')
})

test('the section speaks the language of the menus, and marks it', async () => {
  await open({ language: 'my' })
  await expect.element(page.getByRole('heading', { name: 'Bahasa bacaan dan penulisan' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Bahasa Melayu bahasa menu' })).not.toBeChecked()
})
