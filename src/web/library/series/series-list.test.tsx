import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, shownToast } from '../../testing/render-app.tsx'
import type { SentCall } from '../../testing/stand-ins.ts'
import { openLibrary } from '../library-testing.tsx'

afterEach(leaveApp)

const part = (id: number, title: string, state = 'published') => ({ id, title, language: 'id', state })
const SEA = {
  id: 1,
  title: 'The sea',
  parts: [part(6, 'Ombak'), part(7, 'Pasang'), part(8, 'Arus', 'draft')],
}
const SKY = { id: 2, title: 'The sky', parts: [part(9, 'Awan')] }
const DONE = { body: { done: true } }

const open = (answers: Parameters<typeof openLibrary>[1] = {}) =>
  openLibrary('/library?tab=series', { '/api/my-series': { body: { items: [SEA, SKY] } }, ...answers })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const titles = () => Array.from(document.querySelectorAll('li h2'), (title) => title.textContent)
const parts = () => Array.from(document.querySelectorAll('ol a'), (link) => link.textContent)
const writes = (calls: SentCall[]) => calls.filter(({ method }) => method !== 'GET')

test('each series stands there with its parts in order, drafts lead to where they are written', async () => {
  await open()
  await eventually(titles).toEqual(['The sea', 'The sky'])
  expect(parts()).toEqual(['Ombak', 'Pasang', 'Arus', 'Awan'])
  const draft = page.getByRole('link', { name: 'Arus' })
  await expect.element(draft).toHaveAttribute('href', '/create-article?article=8')
  await expect.element(draft).toHaveAttribute('lang', 'id')
  await expect.element(page.getByRole('link', { name: 'Ombak' })).toHaveAttribute('href', '/article/6')
  await expect.element(button('Move up: Ombak')).toBeDisabled()
  await expect.element(button('Move down: Awan')).toBeDisabled()
})

test('a part moves at once, keeps the keyboard, and the server is told the whole order each time', async () => {
  const calls = await open({ '/api/series/1': DONE })
  await button('Move down: Ombak').click()
  await eventually(parts).toEqual(['Pasang', 'Ombak', 'Arus', 'Awan'])
  await expect.element(button('Move down: Ombak')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await eventually(parts).toEqual(['Pasang', 'Arus', 'Ombak', 'Awan'])
  // It can't go further down.
  await expect.element(button('Move up: Ombak')).toHaveFocus()
  await expect.element(page.getByText('“Ombak” is now part 3.')).toBeInTheDocument()
  await eventually(() => writes(calls)).toEqual([
    { method: 'PATCH', path: '/api/series/1', body: { parts: [7, 6, 8] } },
    { method: 'PATCH', path: '/api/series/1', body: { parts: [7, 8, 6] } },
  ])
})

test('an order that is refused is as it was, with the reason', async () => {
  await open({
    '/api/series/1': { status: 400, body: { code: 'invalid_input', message: 'It has changed.' } },
  })
  await button('Move down: Ombak').click()
  await eventually(shownToast).toMatchObject({ description: 'It has changed.' })
  await eventually(parts).toEqual(['Ombak', 'Pasang', 'Arus', 'Awan'])
})

test('a series gets another title, and one that is taken is told beside the field', async () => {
  let isTaken = true
  const calls = await open({
    '/api/series/1': () =>
      isTaken ? { status: 409, body: { code: 'conflict', message: 'You have one like it.' } } : DONE,
  })
  await button('Rename: The sea').click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('x')
  await button('Save').click()
  await expect.element(title).toHaveAccessibleDescription('Use at least 2 characters.')
  await expect.element(title).toHaveFocus()
  await title.fill('The sky')
  await button('Save').click()
  await expect.element(title).toHaveAccessibleDescription('You have one like it.')
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveValue('The sky')
  isTaken = false
  await title.fill('  All the seas ')
  await button('Save').click()
  await eventually(titles).toEqual(['All the seas', 'The sky'])
  await expect.element(button('Rename: All the seas')).toHaveFocus()
  expect(writes(calls).at(-1)?.body).toEqual({ title: 'All the seas' })
})

test('a dissolved series leaves the shelf after a question, and the keyboard goes on at its neighbour', async () => {
  const calls = await open({ '/api/series/1': DONE })
  await button('Delete series: The sea').click()
  await expect.element(page.getByRole('dialog', { name: 'Delete “The sea”?' })).toBeVisible()
  await button('Cancel').click()
  expect(writes(calls)).toEqual([])
  await button('Delete series: The sea').click()
  await button('Delete series').click()
  await eventually(titles).toEqual(['The sky'])
  expect(writes(calls)).toEqual([{ method: 'DELETE', path: '/api/series/1', body: undefined }])
  await expect.element(button('Rename: The sky')).toHaveFocus()
})

test('a shelf that does not arrive says so and can be tried again', async () => {
  let tries = 0
  await open({ '/api/my-series': () => (++tries === 1 ? { status: 503 } : { body: { items: [SKY] } }) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(titles).toEqual(['The sky'])
  await expect.element(page.getByText('That’s everything.')).toBeVisible()
})
