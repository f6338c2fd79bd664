import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { COLUMNS, collectionOf, OWN, OWNER, serving, type ServerAnswers } from './collections-testing.ts'
import { NewScreen } from './new-screen.tsx'

afterEach(leaveApp)

const NO_DRAFT: Answer = { status: 404, body: { code: 'not_found', message: 'None.' } }
const DRAFTS = '/api/drafts/collection/new'

const open = (answers: ServerAnswers = {}) =>
  renderPart(<NewScreen />, {
    at: '/collections/new',
    user: SARI,
    answers: { [DRAFTS]: NO_DRAFT, ...answers },
  })

async function choose(...parts: BlobPart[]): Promise<void> {
  const file = new File(parts, 'planets.csv', { type: 'text/csv' })
  await userEvent.upload(page.getByLabelText('Choose file', { exact: true }).last(), file)
}

const [PLANET, DIAMETER] = COLUMNS
const found = (errors: { line: number; column: string | null; message: string }[]): Answer => ({
  body: {
    headers: [
      { header: 'Planet', key: 'c1' },
      { header: 'Diameter', key: 'c2' },
    ],
    rows: [{ line: 2, values: { c1: 'Mercury', c2: 4879.4 } }],
    total: 8,
    errors,
    moreErrors: 0,
    columns: [PLANET, { ...DIAMETER, unit: null }],
  },
})
const FAULTS = [
  { line: 3, column: 'Diameter', message: 'Not a number.' },
  { line: 5, column: null, message: 'This line has 3 values instead of 2.' },
  { line: 9, column: 'Planet', message: 'This is required.' },
]

test('a collection is made from a CSV: three faulty lines are told one by one, and the corrected file makes it', async () => {
  let isCorrected = false
  const calls = await renderApp('/collections/new', {
    user: SARI,
    answers: {
      [DRAFTS]: NO_DRAFT,
      'POST /api/collections/preview-csv': () => found(isCorrected ? [] : FAULTS),
      'POST /api/collections': { body: collectionOf({ author: OWNER }) },
      ...serving(collectionOf({ author: OWNER }), OWN),
    },
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Planets')
  await page.getByText('Astronomy').click()
  await choose('Planet,Diameter\nMercury,4879.4\n')
  await expect.element(page.getByText('3 errors')).toBeVisible()
  await expect.element(page.getByText('Line 3, Diameter: Not a number.')).toBeVisible()
  await expect.element(page.getByText('Line 5: This line has 3 values instead of 2.')).toBeVisible()
  // What the file calls a column is how it is found: that name stays.
  await expect.element(page.getByRole('textbox', { name: 'Name of column 2' })).toHaveValue('Diameter')
  await expect.element(page.getByRole('combobox', { name: 'Type of column 2' })).toHaveValue('number')
  await page.getByRole('textbox', { name: 'Unit of column 2' }).fill('km')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await eventually(() => calls.filter(({ path }) => path === '/api/collections/preview-csv').length).toBe(2)
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/collections')).toBe(false)
  isCorrected = true
  await choose('Planet,Diameter\nMercury,4879.4\nVenus,12104\n')
  await expect
    .element(page.getByText('The file is ready. We found no errors. 8 rows in the file'))
    .toBeVisible()
  // What was set for a column stays when the corrected file has it too.
  await expect.element(page.getByRole('textbox', { name: 'Unit of column 2' })).toHaveValue('km')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Collection created' })
  expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/collections')?.body).toEqual({
    title: 'Planets',
    description: '',
    category: 'astronomy',
    language: 'en',
    tags: [],
    licence: 'cc-by-sa-4.0',
    editing: 'suggest',
    isNsfw: false,
    columns: [
      { label: 'Planet', type: 'text', unit: null, required: true },
      { label: 'Diameter', type: 'number', unit: 'km', required: false },
    ],
    csv: 'Planet,Diameter\nMercury,4879.4\nVenus,12104\n',
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Planets' })).toBeVisible()
})

test('of a file with more columns than a collection may have the first are taken, and the others told', async () => {
  const labels = Array.from({ length: 22 }, (_, place) => `Name ${place + 1}`)
  const columns = labels.slice(0, 20).map((label, place) => ({ ...PLANET, key: `c${place + 1}`, label }))
  const calls = await open({
    'POST /api/collections': { body: collectionOf({ author: OWNER }) },
    'POST /api/collections/preview-csv': {
      body: {
        headers: labels.map((header, place) => ({ header, key: columns[place]?.key ?? null })),
        rows: [],
        total: 1,
        errors: [],
        moreErrors: 0,
        columns,
      },
    },
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Many names')
  await page.getByText('Geography').click()
  await choose(`${labels.join()}\n`)
  await expect
    .element(page.getByText('2 columns of the file are left out: a collection can have up to 20.'))
    .toBeVisible()
  await expect.element(page.getByText(/^The file is ready/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name of column 20' })).toHaveValue('Name 20')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Collection created' })
  const made = calls.find(({ method, path }) => method === 'POST' && path === '/api/collections')
  expect(made?.body).toMatchObject({ columns: { length: 20 } })
})

test('a column that no header of the file fills is told, not made and left empty', async () => {
  const columns = ['1', 'Name', 'Name 2'].map((label, place) => ({ ...PLANET, key: `c${place + 1}`, label }))
  let keys: (string | null)[] = ['c1', 'c2', 'c3']
  const calls = await open({
    'POST /api/collections/preview-csv': () => ({
      body: {
        headers: ['', 'Name', 'Name'].map((header, place) => ({ header, key: keys[place] })),
        rows: [],
        total: 1,
        errors: [],
        moreErrors: 0,
        columns,
      },
    }),
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Islands')
  await page.getByText('Geography').click()
  await choose(',Name,Name\n1,Bali,island\n')
  await expect.element(page.getByRole('textbox', { name: 'Name of column 3' })).toHaveValue('Name 2')
  keys = [null, 'c2', null]
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect.element(page.getByText(/^No column in the file matches “1”/).last()).toBeVisible()
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/collections')).toBe(false)
})

test('a file that was taken away while it was read fills nothing in', async () => {
  let answer: (found: Answer) => void = () => {}
  await open({
    'POST /api/collections/preview-csv': () => new Promise<Answer>((resolve) => (answer = resolve)),
  })
  await page.getByRole('textbox', { name: 'Name of column 1' }).fill('Mine')
  await choose('Planet,Diameter\nMercury,4879.4\n')
  await page.getByRole('button', { name: 'Remove file' }).click()
  answer(found([]))
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
  await expect.element(page.getByText('Reading the file')).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('Mine')
  await expect
    .element(page.getByRole('textbox', { name: 'Name of column 1' }))
    .not.toHaveAttribute('readonly')
  expect(page.getByText(/^The file is ready/).elements()).toHaveLength(0)
})

test('another encoding and an empty file are refused before anything is sent', async () => {
  const calls = await open()
  await choose(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))
  await expect.element(page.getByText(/^This file isn’t in UTF-8/)).toBeVisible()
  await choose(' ')
  await expect.element(page.getByText('This file is empty. Please choose another one.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('by hand: columns are named, moved and removed, and what is missing is told', async () => {
  const calls = await open({
    'POST /api/collections': { status: 500, body: { code: 'internal', message: 'Sorry.' } },
  })
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect.element(page.getByRole('button', { name: 'Use at least 3 characters.' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Please choose a category.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Provinces of Indonesia')
  await page.getByText('Geography').click()
  await page.getByRole('textbox', { name: 'Name of column 1' }).fill('Province')
  await page.getByRole('textbox', { name: 'Name of column 2' }).fill('province')
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect.element(page.getByText(/^Two columns have the same name/).first()).toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Name of column 2' }).fill('Capital')
  await page.getByRole('button', { name: 'Add column' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name of column 3' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Name of column 3' }).fill('Founded')
  await page.getByRole('combobox', { name: 'Type of column 3' }).selectOptions('Date')
  await page.getByRole('button', { name: 'Move column 3 up' }).click()
  await page.getByRole('button', { name: 'Remove column 3' }).click()
  await page.getByRole('button', { name: 'Create collection' }).click()
  await expect.element(page.getByText('Sorry.')).toBeVisible()
  expect(
    calls.find(({ method, path }) => method === 'POST' && path === '/api/collections')?.body,
  ).toMatchObject({
    title: 'Provinces of Indonesia',
    columns: [
      { label: 'Province', type: 'text' },
      { label: 'Founded', type: 'date' },
    ],
  })
  // Nothing that was typed is lost.
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Provinces of Indonesia')
})

test('a visitor is asked to sign in', async () => {
  await renderPart(<NewScreen />, { at: '/collections/new' })
  await expect.element(page.getByRole('heading', { name: 'Sign in to work on collections' })).toBeVisible()
})
