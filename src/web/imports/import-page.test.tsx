import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { ImportPage } from './import-page.tsx'

afterEach(leaveApp)

const file = (index: number, rest: object) => ({
  index,
  name: `text-${index}.md`,
  title: `Text ${index}`,
  language: 'en',
  categories: ['science'],
  tags: ['sky'],
  bytes: 100,
  error: null,
  notes: [],
  ...rest,
})
const PREVIEW = '/api/imports/preview?language=en'
const found = {
  files: [
    file(0, {}),
    file(1, { notes: ['Some tags are left out.'] }),
    file(3, { error: 'The file is larger than 256 KB. Please split it.' }),
  ],
  ignored: 2,
  ignoredNames: ['a.png', 'b.png'],
  room: 100,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openWith(answers: Record<string, Answer | (() => Answer)>) {
  const calls = await renderPart(<ImportPage />, { at: '/settings/import', user: SARI, answers })
  const input = page.getByLabelText('Choose zip', { exact: true }).elements()
  const field = input.find((element) => element instanceof HTMLInputElement)
  if (field === undefined) throw new Error('There is no field for a file')
  await userEvent.upload(field, new File(['PK'], 'texts.zip', { type: 'application/zip' }))
  return calls
}

test('a zip is looked through, and what is wanted of it becomes drafts', async () => {
  const calls = await openWith({
    [PREVIEW]: { body: found },
    '/api/imports?language=en&files=1': { body: { imported: 1, known: 0, failed: 0 } },
  })
  await expect.element(page.getByText('Text 0')).toBeVisible()
  await expect.element(page.getByText('Some tags are left out.')).toBeVisible()
  await expect.element(page.getByText('The file is larger than 256 KB. Please split it.')).toBeVisible()
  await expect.element(page.getByText('they aren’t Markdown: a.png, b.png')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(2)
  await page.getByRole('checkbox', { name: 'Import text-0.md' }).click()
  await button('Import 1 file').click()
  await expect.element(page.getByText('1 draft is in your library.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open drafts' }))
    .toHaveAttribute('href', expect.stringContaining('tab=drafts'))
  expect(calls.at(-1)).toMatchObject({ method: 'POST' })
})

test('more than there is room for is not sent', async () => {
  await openWith({ [PREVIEW]: { body: { ...found, room: 1 } } })
  await expect.element(page.getByText('Please choose up to 1.')).toBeVisible()
  await expect.element(button('Import 2 files')).toBeDisabled()
})

test('a zip that can’t be read says why', async () => {
  const message = 'We couldn’t open this zip file.'
  await openWith({ [PREVIEW]: { status: 400, body: { code: 'invalid_input', message } } })
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(button('Choose another')).toBeVisible()
})

test('a visitor is asked to sign in', async () => {
  await renderPart(<ImportPage />, { at: '/settings/import' })
  await expect.element(page.getByRole('heading', { name: 'Sign in to import articles' })).toBeVisible()
})
