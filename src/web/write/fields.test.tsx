import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerUploads, mediaAnswer } from '../testing/uploads.ts'
import { ARTICLE, button, categories, fillIn, leaveWriting, openWriting } from './write-testing.tsx'

afterEach(leaveWriting)

const NEW = '/create-article'
const created = { body: { ...ARTICLE, id: 12 } }
const hash = () => location.hash

test('[S3-14] the form has the field language: the interface’s, until the text tells another', async () => {
  await openWriting(NEW, {}, { language: 'id' })
  const language = page.getByRole('group', { name: 'Bahasa' })
  await expect.element(language.getByRole('radio', { name: 'Bahasa Indonesia' })).toBeChecked()
  await page
    .getByRole('textbox', { name: 'Isi', exact: true })
    .fill('The tide is the rise and fall of the sea that is caused by the moon, and it comes twice a day.')
  await expect.element(language.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect.element(language).toHaveAccessibleDescription(/Dideteksi dari teks Anda/)
  await language.getByText('Bahasa Melayu').click()
  await expect.element(language.getByRole('radio', { name: 'Bahasa Melayu' })).toBeChecked()
})

test('while the text does not tell its language, the writing language is taken', async () => {
  localStorage.setItem('reading-languages', 'writing=my&of=account')
  await openWriting(NEW)
  const language = page.getByRole('group', { name: 'Language' })
  await expect.element(language.getByRole('radio', { name: 'Bahasa Melayu' })).toBeChecked()
  await expect.element(language).toHaveAccessibleDescription(/The language you write in/)
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('The tide is the rise and fall of the sea that is caused by the moon, and it comes twice a day.')
  await expect.element(language.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect.element(language).toHaveAccessibleDescription(/Detected from your text/)
})

test('nothing moves when a category is chosen', async () => {
  await openWriting(NEW)
  await expect.element(categories()).toBeVisible()
  const places = () =>
    categories()
      .getByRole('button')
      .elements()
      .map((chip) => {
        const { x, width, height } = chip.getBoundingClientRect()
        return [x, width, height]
      })
  const before = places()
  await categories()
    .getByRole('button', { name: /History/ })
    .click()
  await categories()
    .getByRole('button', { name: /Science/ })
    .click()
  expect(places()).toEqual(before)
})

test('three categories at most; the first is the main one', async () => {
  await openWriting(NEW)
  const chip = (name: RegExp) => categories().getByRole('button', { name })
  for (const name of [/History/, /Science/, /Sports/]) await chip(name).click()
  await expect.element(chip(/History/)).toHaveAccessibleName('History main')
  await chip(/Health/).click()
  await expect.element(chip(/Health/)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(categories()).toHaveAccessibleDescription('Three at most. Remove one first.')
  await chip(/History/).click()
  await expect.element(chip(/Science/)).toHaveAccessibleName('Science main')
})

test('tags are made by the rule, offered while typing, and five at most', async () => {
  await openWriting(NEW, {
    '/api/tags?q=se': { body: { items: [{ tag: 'sea-level', articles: 4 }] } },
  })
  const tags = page.getByRole('combobox', { name: 'Tags' })
  await tags.fill('Binary  Stars!')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Remove binary-stars')).toBeVisible()
  await tags.fill('se')
  await expect.element(page.getByRole('option', { name: /sea-level/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(button('Remove sea-level')).toBeVisible()
  await tags.fill('x')
  await userEvent.keyboard('{Enter}')
  await expect.element(tags).toHaveAccessibleDescription(/Use 2 to 30 letters or digits for a tag\./)
  for (const tag of ['aa', 'bb', 'cc']) {
    await tags.fill(tag)
    await userEvent.keyboard(',')
  }
  await tags.fill('dd')
  await userEvent.keyboard('{Enter}')
  await expect.element(tags).toHaveAccessibleDescription(/You’ve reached the limit\./)
  await tags.fill('')
  await userEvent.keyboard('{Backspace}')
  await expect.element(button('Remove cc')).not.toBeInTheDocument()
})

test('the thumbnail is uploaded and goes with the article', async () => {
  const requests = answerUploads()
  const sent = await openWriting(NEW, { '/api/articles': created })
  await fillIn()
  const input = document.querySelector<HTMLInputElement>('fieldset input[type=file]')
  const file = new File([new Uint8Array(4)], 'cover.png', { type: 'image/png' })
  await userEvent.upload(input ?? document.body, [file])
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.answer(200, mediaAnswer('cover', 41))
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible()
  await button('Publish').click()
  await expect.poll(hash).toBe('#/article/12')
  expect(sent()[0]?.body).toMatchObject({ thumbnailId: 41 })
})

test('a category can be brought along', async () => {
  await openWriting('/create-article?category=sports')
  await expect
    .element(categories().getByRole('button', { name: /Sports/ }))
    .toHaveAttribute('aria-pressed', 'true')
})
