import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatMoment } from '../scheduling/public.ts'
import { shownToast } from '../testing/render-app.tsx'
import {
  ARTICLE,
  button,
  byMethod,
  content,
  fillIn,
  leaveWriting,
  openWriting,
  TEXT,
  title,
} from './write-testing.tsx'

afterEach(leaveWriting)

const NEW = '/create-article'
const hash = () => location.hash
const dialog = () => page.getByRole('dialog')
const time = () => dialog().getByLabelText('Date and time')

/** So many days from now at half past nine, as the field has it and as the server does. */
function inDays(days: number): { typed: string; publishAt: string } {
  const now = new Date()
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9, 30)
  const two = (part: number): string => String(part).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return { typed: `${day}T09:30`, publishAt: at.toISOString() }
}

test('an article is finished now and published later, at a time of the writer’s own clock', async () => {
  const { typed, publishAt } = inDays(3)
  const sent = await openWriting(NEW, {
    '/api/articles': { body: { ...ARTICLE, id: 12, state: 'draft', publishAt } },
  })
  await fillIn()
  await button('Publish later…').click()
  await expect.element(time()).toHaveFocus()
  await expect.element(dialog()).toHaveAccessibleName('Publish later')
  const place = new Intl.DateTimeFormat().resolvedOptions().timeZone
  await expect.element(time()).toHaveAccessibleDescription(new RegExp(`In your time zone: .*${place}`))
  await expect.element(time()).toHaveValue(inDays(1).typed.replace('09:30', '08:00'))
  await expect.element(time()).toHaveAttribute('min')
  await expect.element(time()).toHaveAttribute('max')
  await time().fill(typed)
  await dialog().getByRole('button', { name: 'Schedule' }).click()
  await expect.poll(hash).toBe('#/article/12')
  expect(sent()).toMatchObject([
    { method: 'POST', path: '/api/articles', body: { content: TEXT, isDraft: true, publishAt } },
  ])
  expect(shownToast()).toEqual({
    title: 'Scheduled',
    description: `It will be published on ${formatMoment(publishAt, 'en')}.`,
    tone: 'success',
  })
})

test('a time that can not be is told beside the field, which has the focus, and nothing is sent', async () => {
  const sent = await openWriting(NEW)
  await fillIn()
  await button('Publish later…').click()
  const faults = [
    [inDays(-1).typed, /at least one minute from now/],
    [inDays(400).typed, /within the next 365 days/],
    ['', /Choose a date and a time\./],
  ] as const
  for (const [typed, words] of faults) {
    await time().fill(typed)
    await expect.element(time()).not.toHaveAttribute('aria-invalid')
    await dialog().getByRole('button', { name: 'Schedule' }).click()
    await expect.element(time()).toHaveAccessibleDescription(words)
    await expect.element(time()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(time()).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Publish later…')).toHaveFocus()
  expect(sent()).toEqual([])
})

test('what is missing is told before anybody is asked for a date', async () => {
  const sent = await openWriting(NEW)
  await content().fill(TEXT)
  await button('Publish later…').click()
  await expect.element(page.getByRole('alert').filter({ hasText: '2 things to fix' })).toHaveFocus()
  await expect.element(dialog()).not.toBeInTheDocument()
  await fillIn()
  await content().fill('Short.')
  await button('Publish later…').click()
  await expect.element(content()).toHaveFocus()
  await expect.element(content()).toHaveAccessibleDescription(/at least 50 characters/)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('a time that the server refuses is told beside the field where it was chosen', async () => {
  const { typed } = inDays(2)
  const words = 'Choose a time at least one minute from now.'
  await openWriting(NEW, {
    '/api/articles': {
      status: 400,
      body: { code: 'invalid_input', message: 'Please check the fields.', fields: { publishAt: words } },
    },
  })
  await fillIn()
  await button('Publish later…').click()
  await time().fill(typed)
  await dialog().getByRole('button', { name: 'Schedule' }).click()
  await expect.element(time()).toHaveAccessibleDescription(new RegExp(words))
  await expect.element(time()).toHaveValue(typed)
  expect(page.getByRole('alert').filter({ hasText: 'That didn’t go through' }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Tides of Malacca')
})

const EDIT = '/create-article?article=7'
const { publishAt: SCHEDULED } = inDays(4)
const SCHEDULED_ARTICLE = { ...ARTICLE, state: 'draft' as const, publishAt: SCHEDULED }
const serving = (answer: object) => ({
  '/api/articles/7': byMethod({ GET: { body: SCHEDULED_ARTICLE }, PATCH: { body: answer } }),
})

test('the form of a scheduled draft says so, and saving keeps the date', async () => {
  const sent = await openWriting(EDIT, serving(SCHEDULED_ARTICLE))
  await expect
    .element(page.getByText(`Scheduled for ${formatMoment(SCHEDULED, 'en')}. Saving keeps this date.`))
    .toBeVisible()
  await content().fill(`${TEXT} More.`)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[0]?.body).toEqual({ content: `${TEXT} More.`, baseRevisionId: 70 })
  expect(shownToast()?.description).toBe(`It will be published on ${formatMoment(SCHEDULED, 'en')}.`)
})

test('a scheduled draft gets another date, too short a text not', async () => {
  const { typed, publishAt } = inDays(9)
  const sent = await openWriting(EDIT, serving({ ...SCHEDULED_ARTICLE, publishAt }))
  await content().fill('Short.')
  await button('Save').click()
  await expect.element(content()).toHaveAccessibleDescription(/at least 50 characters/)
  await content().fill(ARTICLE.content)
  await button('Change the date…').click()
  await expect.element(dialog()).toHaveAccessibleName('Change the date')
  await expect.element(time()).toHaveValue(inDays(4).typed)
  await time().fill(typed)
  await dialog().getByRole('button', { name: 'Schedule' }).click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()).toEqual([
    { method: 'PATCH', path: '/api/articles/7', body: { baseRevisionId: 70, publishAt } },
  ])
})

test('a scheduled draft need not wait', async () => {
  const sent = await openWriting(EDIT, serving({ ...ARTICLE, publishAt: null }))
  await button('Publish now').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[0]?.body).toEqual({ baseRevisionId: 70, state: 'published' })
  expect(shownToast()?.title).toBe('Published')
})
