import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import {
  BUDI,
  COLUMNS,
  collectionOf,
  HANA,
  OWN,
  OWNER,
  serving,
  type ServerAnswers,
} from './collections-testing.ts'

afterEach(leaveApp)

const NO_DRAFT: Answer = { status: 404, body: { code: 'not_found', message: 'None.' } }
const OURS = collectionOf({ author: OWNER })

const open = (path: string, answers: ServerAnswers = {}, mine = OWN) =>
  renderApp(path, {
    user: SARI,
    answers: {
      ...serving(OURS, mine),
      '/api/drafts/collection/edit-12': NO_DRAFT,
      '/api/collections/12/editors': { body: { items: [] } },
      ...answers,
    },
  })

test('who changes columns at the same time as somebody else loses nothing', async () => {
  let isFirst = true
  const theirs = [
    ...COLUMNS.slice(0, 2),
    { key: 'c7', label: 'Moons', type: 'number' as const, unit: null, required: false },
  ]
  const calls = await open('/collection/12/edit', {
    'PATCH /api/collections/12': () => {
      if (!isFirst) return { body: OURS }
      isFirst = false
      const currentColumns = { columnsVersion: 2, columns: theirs }
      return { status: 409, body: { code: 'edit_conflict', message: 'They have changed.', currentColumns } }
    },
  })
  await page.getByRole('textbox', { name: 'Name of column 1' }).fill('Name')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText(/^Someone changed the columns/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('Name')
  // What they removed and nobody here has touched is gone.
  await expect.element(page.getByRole('textbox', { name: 'Name of column 3' })).toHaveValue('Moons')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Changes saved' })
  const [first, second] = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(first).toMatchObject({
    columnsVersion: 1,
    columns: [{ key: 'c1', label: 'Name' }, {}, {}, {}, {}, {}],
  })
  expect(second).toMatchObject({
    columnsVersion: 2,
    columns: [{ key: 'c1', label: 'Name' }, { key: 'c2' }, { key: 'c7' }],
  })
})

test('a draft of older columns is saved as what it is: a change of those, never of the newest', async () => {
  const before = COLUMNS.slice(0, 2)
  const draft = {
    title: 'Planets',
    columns: JSON.stringify([{ ...before[0], label: 'Name' }, before[1]]),
    base: JSON.stringify({ version: 1, columns: before }),
  }
  const calls = await open('/collection/12/edit', {
    '/api/collections/12': { body: collectionOf({ author: OWNER, columnsVersion: 2 }) },
    '/api/drafts/collection/edit-12': {
      body: {
        kind: 'collection',
        key: 'edit-12',
        version: 1,
        content: draft,
        updatedAt: '2026-11-14T08:00:00.000Z',
        older: null,
      },
    },
    'PATCH /api/collections/12': {
      status: 409,
      body: {
        code: 'edit_conflict',
        message: 'They have changed.',
        currentColumns: { columnsVersion: 2, columns: COLUMNS },
      },
    },
  })
  await expect.element(page.getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('Name')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText(/^Someone changed the columns/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('Name')
  await expect.element(page.getByRole('textbox', { name: 'Name of column 6' })).toHaveValue('Article')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ columnsVersion: 1 })
})

test('details alone are saved without the columns', async () => {
  const calls = await open('/collection/12/edit', { 'PATCH /api/collections/12': { body: OURS } })
  await page.getByRole('textbox', { name: 'Title' }).fill('The planets')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Changes saved' })
  const sent = calls.find(({ method }) => method === 'PATCH')?.body
  expect(sent).toMatchObject({ title: 'The planets' })
  expect(sent).not.toHaveProperty('columns')
})

test('editors are invited by alias and taken back', async () => {
  const calls = await open('/collection/12/edit', {
    '/api/collections/12/editors': {
      body: { items: [{ person: HANA, isAccepted: false, createdAt: '2026-11-14T08:00:00.000Z' }] },
    },
    'POST /api/collections/12/editors': { body: { done: true } },
    'DELETE /api/collections/12/editors/21': { body: { done: true } },
  })
  await page.getByRole('textbox', { name: 'Alias of a member' }).fill('@budih')
  await page.getByRole('button', { name: 'Invite' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Invitation sent' })
  await page.getByRole('button', { name: 'Remove Hana Yusof' }).click()
  await eventually(() =>
    calls.filter(({ path }) => path.includes('/editors') && path !== '/api/collections/12/editors'),
  ).toHaveLength(1)
  expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/editors'))?.body).toEqual({
    alias: 'budih',
  })
})

test('who does not own it is not shown its form', async () => {
  await open('/collection/12/edit', {}, { ...OWN, canManage: false })
  await expect.element(page.getByText('Only the owner can edit this')).toBeVisible()
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
  await page.getByRole('combobox', { name: 'Size fills' }).selectOptions('Diameter')
  await expect
    .element(page.getByText('The file fits. Nothing is wrong in it. 1 row in the file'))
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

test('the sources of a file can be matched like its columns', async () => {
  const calls = await open('/collection/12/import', { [IMPORT]: read([], 'source_url') })
  await importFile('ours.csv')
  await expect
    .element(page.getByRole('combobox', { name: 'Size fills' }))
    .toHaveDisplayValue('Source of the row')
  await page.getByRole('combobox', { name: 'Planet fills' }).selectOptions('Country')
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
  await page.getByRole('combobox', { name: 'Planet fills' }).selectOptions('Country')
  await page.getByRole('combobox', { name: 'Size fills' }).selectOptions('Diameter')
  await expect.element(page.getByRole('combobox', { name: 'Planet fills' })).toHaveValue('c5')
  await eventually(() => answers.length).toBe(3)
  expect(calls.at(-1)?.body).toMatchObject({ mapping: ['c5', 'c2'] })
  // The newer answer first: the older one changes nothing any more.
  answers[2]?.({ status: 429, body: { code: 'rate_limited', message: 'Too often.' } })
  await expect.element(page.getByText('Too often.')).toBeVisible()
  answers[1]?.(read([], null))
  await expect.element(importButton).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => answers.length).toBe(4)
  answers[3]?.(read([], 'c2'))
  await expect.element(importButton).toBeEnabled()
})

test('the history tells every change and leads to each version', async () => {
  const change = (version: number, act: 'created' | 'imported' | 'row-changed', more = {}) => ({
    version,
    act,
    rowId: null,
    rows: 0,
    editedBy: BUDI,
    createdAt: '2026-11-14T08:00:00.000Z',
    ...more,
  })
  await open('/collection/12/history', {
    '/api/collections/12/history': {
      body: {
        items: [
          change(4, 'row-changed', { rowId: 2, rows: 1 }),
          change(3, 'imported', { rows: 8 }),
          change(1, 'created'),
        ],
        nextCursor: null,
      },
    },
  })
  await expect.element(page.getByText('CSV imported')).toBeVisible()
  await expect.element(page.getByText('8 rows')).toBeVisible()
  const links = page.getByRole('link', { name: 'Show version' })
  await eventually(() => links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/collection/12',
    '/collection/12?version=3',
    '/collection/12?version=1',
  ])
  expect(page.getByRole('button', { name: 'Row history' }).elements()).toHaveLength(1)
})
