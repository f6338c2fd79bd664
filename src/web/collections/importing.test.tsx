import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { collectionOf, COLUMNS, OWN, OWNER, serving, type ServerAnswers } from './collections-testing.ts'

afterEach(leaveApp)

const open = (path: string, answers: ServerAnswers) =>
  renderApp(path, {
    user: SARI,
    answers: { ...serving(collectionOf({ author: OWNER }), OWN), ...answers },
  })

const read = (errors: object[], key: string | null, imported = 0): Answer => ({
  body: {
    headers: [
      { header: 'Planet', key: 'c1' },
      { header: 'Size', key },
    ],
    rows: [{ line: 2, values: { c1: 'Mars', ...(key !== null && { [key]: 6779 }) } }],
    total: 1,
    errors,
    moreErrors: 0,
    imported,
    columnsVersion: 3,
  },
})

test('a file is looked at before it is imported: columns are matched, faults are told, then all of it goes in', async () => {
  let answer = read([{ line: 2, column: 'Found on', message: 'Not a day.' }], null)
  const calls = await open('/collection/12/import', { 'POST /api/collections/12/import': () => answer })
  const file = new File(['Planet,Size\nMars,6779'], 'mars.csv', { type: 'text/csv' })
  await userEvent.upload(page.getByLabelText('Choose file', { exact: true }).last(), file)
  await expect.element(page.getByText('Line 2, Found on: Not a day.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Import rows' })).toBeDisabled()
  answer = read([], 'c2')
  await page.getByRole('combobox', { name: 'Column for Size' }).selectOptions('Diameter')
  await expect
    .element(page.getByText('The file is ready. We found no errors. 1 row in the file'))
    .toBeVisible()
  await page.getByText('Replace all rows').click()
  await expect.element(page.getByRole('button', { name: 'Import rows' })).toBeEnabled()
  answer = read([], 'c2', 1)
  await page.getByRole('button', { name: 'Import rows' }).click()
  await eventually(shownToast).toMatchObject({ title: '1 row imported' })
  expect(calls.findLast(({ path }) => path.endsWith('/import'))?.body).toEqual({
    csv: 'Planet,Size\nMars,6779',
    mode: 'replace',
    isPreview: false,
    columnsVersion: 3,
    mapping: ['c1', 'c2'],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Planets' })).toBeVisible()
})

const importFile = (name: string) =>
  userEvent.upload(
    page.getByLabelText('Choose file', { exact: true }).last(),
    new File(['Planet,Size\nMars,6779'], name, { type: 'text/csv' }),
  )
const IMPORT = 'POST /api/collections/12/import'

test('columns that have changed since the file was looked at are looked at again, and nothing is imported', async () => {
  const columns = COLUMNS.filter(({ key }) => key !== 'c2')
  let isFirst = true
  const calls = await open('/collection/12/import', {
    [IMPORT]: () => {
      const { isPreview, mapping } = Object(calls.at(-1)?.body) as { isPreview: boolean; mapping?: unknown[] }
      if (isPreview) return read([], mapping?.[1] === null ? null : 'c2')
      if (!isFirst) return read([], null, 1)
      isFirst = false
      const currentColumns = { columnsVersion: 4, columns }
      return { status: 409, body: { code: 'edit_conflict', message: 'They have changed.', currentColumns } }
    },
  })
  await importFile('mars.csv')
  await page.getByRole('combobox', { name: 'Column for Planet' }).selectOptions('Country')
  const importButton = page.getByRole('button', { name: 'Import rows' })
  await expect.element(importButton).toBeEnabled()
  await importButton.click()
  await expect.element(page.getByText('They have changed.')).toBeVisible()
  await eventually(() => calls.findLast(({ path }) => path.endsWith('/import'))?.body).toMatchObject({
    isPreview: true,
    mapping: ['c5', null],
  })
  expect(shownToast()).toBeNull()
})

test('the sources of a file can be matched like its columns', async () => {
  const calls = await open('/collection/12/import', { [IMPORT]: read([], 'source_url') })
  await importFile('ours.csv')
  await expect
    .element(page.getByRole('combobox', { name: 'Column for Size' }))
    .toHaveDisplayValue('Source of the row')
  await page.getByRole('combobox', { name: 'Column for Planet' }).selectOptions('Country')
  await eventually(() => calls.findLast(({ path }) => path.endsWith('/import'))?.body).toMatchObject({
    mapping: ['c5', 'source_url'],
  })
})

test('what is chosen stays chosen while it is looked at, and nothing is imported unseen', async () => {
  const answers: ((answer: Answer) => void)[] = []
  const calls = await open('/collection/12/import', {
    [IMPORT]: () => new Promise<Answer>((resolve) => void answers.push(resolve)),
  })
  const importButton = page.getByRole('button', { name: 'Import rows' })
  await importFile('mars.csv')
  await eventually(() => answers.length).toBe(1)
  answers[0]?.(read([], null))
  await expect.element(importButton).toBeEnabled()
  await page.getByRole('combobox', { name: 'Column for Planet' }).selectOptions('Country')
  await page.getByRole('combobox', { name: 'Column for Size' }).selectOptions('Diameter')
  await expect.element(page.getByRole('combobox', { name: 'Column for Planet' })).toHaveValue('c5')
  await eventually(() => answers.length).toBe(3)
  expect(calls.at(-1)?.body).toMatchObject({ mapping: ['c5', 'c2'] })
  // The newer answer first: the older one changes nothing any more.
  answers[2]?.({ status: 429, body: { code: 'too_many_requests', message: 'Too often.' } })
  await expect.element(page.getByText('Too often.')).toBeVisible()
  answers[1]?.(read([], null))
  await expect.element(importButton).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => answers.length).toBe(4)
  answers[3]?.(read([], 'c2'))
  await expect.element(importButton).toBeEnabled()
})
