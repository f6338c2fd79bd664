import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SARI } from '../testing/render-app.tsx'
import { ARTICLE, button, byMethod, fillIn, leaveWriting, openWriting } from './write-testing.tsx'

afterEach(leaveWriting)

const part = (id: number, title: string) => ({ id, title, language: 'en', state: 'published' })
const MINE = {
  '/api/my-series': {
    body: {
      items: [
        { id: 1, title: 'The sea', parts: [part(6, 'Waves'), part(7, 'Tides of Malacca')] },
        { id: 2, title: 'The sky', parts: [part(9, 'Clouds')] },
      ],
    },
  },
}
const series = () => page.getByRole('combobox', { name: 'Series' })
const option = (name: RegExp) => page.getByRole('option', { name })
const EDIT = '/create-article?article=7'
const saving = { '/api/articles/7': byMethod({ GET: { body: ARTICLE }, PATCH: { body: ARTICLE } }) }

test('one’s own series are offered, and the article joins the one that is chosen', async () => {
  const sent = await openWriting('/create-article', {
    ...MINE,
    '/api/articles': { body: { ...ARTICLE, id: 12 } },
  })
  await fillIn()
  await series().click()
  await expect.element(option(/^The sea/)).toBeVisible()
  await series().fill('SK')
  await expect.element(option(/^The sea/)).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(series()).toHaveValue('The sky')
  await expect.element(series()).toHaveAccessibleDescription(/^It’ll be part 2\./)
  await expect.element(option(/^The/)).not.toBeInTheDocument()
  await button('Publish').click()
  await expect.poll(() => sent()[0]?.body).toMatchObject({ series: 'The sky' })
})

test('an edit shows the series, leaves it alone unless told, and takes the article out when it is emptied', async () => {
  const sent = await openWriting(EDIT, { ...MINE, ...saving })
  await expect.element(series()).toHaveValue('The sea')
  await expect.element(series()).toHaveAccessibleDescription(/^It’s part 2\./)
  await page.getByRole('textbox', { name: 'What did you change?' }).fill('Nothing')
  await button('Save changes').click()
  await expect.poll(() => sent()).toHaveLength(1)
  expect(sent()[0]?.body).not.toHaveProperty('series')
  await leaveWriting()
  const sentThen = await openWriting(EDIT, { ...MINE, ...saving })
  await expect.element(series()).toHaveValue('The sea')
  await series().fill('')
  await button('Save changes').click()
  await expect.poll(() => sentThen()[0]?.body).toMatchObject({ series: null })
})

test('what the server or the form refuses stands beside the field, with what was typed', async () => {
  const fields = { series: 'A series can have up to 50 parts. Please start a new one.' }
  await openWriting('/create-article', {
    ...MINE,
    '/api/articles': { status: 400, body: { code: 'invalid_input', message: 'Please check.', fields } },
  })
  await fillIn()
  await series().fill('x')
  await button('Publish').click()
  await expect.element(series()).toHaveAccessibleDescription(/Use at least 2 characters/)
  await series().fill('The sea')
  await button('Publish').click()
  await expect.element(series()).toHaveAccessibleDescription(/A series can have up to 50 parts/)
  await expect.element(series()).toHaveValue('The sea')
})

test('a co-author and a translator are not asked', async () => {
  await openWriting(EDIT, { ...MINE }, { user: { ...SARI, id: 8 } })
  await expect.element(page.getByRole('combobox', { name: 'Co-authors' })).toBeVisible()
  await expect.element(series()).not.toBeInTheDocument()
  await leaveWriting()
  await openWriting('/create-article?translate=7&to=id', MINE)
  await expect.element(page.getByRole('combobox', { name: 'Tags' })).toBeVisible()
  await expect.element(series()).not.toBeInTheDocument()
})
