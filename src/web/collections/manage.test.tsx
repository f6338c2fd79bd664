import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
  let isFirst = true
  const before = COLUMNS.slice(0, 2)
  const draft = {
    title: 'Planets',
    columns: JSON.stringify([{ ...before[0], label: 'Name' }, before[1]]),
    base: JSON.stringify({ version: 1, columns: before }),
  }
  const calls = await open('/collection/12/edit', {
    '/api/collections/12': { body: collectionOf({ author: OWNER, columnsVersion: 2 }) },
    'GET /api/drafts/collection/edit-12': {
      body: {
        kind: 'collection',
        key: 'edit-12',
        version: 1,
        content: draft,
        updatedAt: '2026-11-14T08:00:00.000Z',
        older: null,
      },
    },
    'PATCH /api/collections/12': () => {
      if (!isFirst) return { body: OURS }
      isFirst = false
      const currentColumns = { columnsVersion: 2, columns: COLUMNS }
      return { status: 409, body: { code: 'edit_conflict', message: 'They have changed.', currentColumns } }
    },
  })
  await expect.element(page.getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('Name')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText(/^Someone changed the columns/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name of column 1' })).toHaveValue('Name')
  await expect.element(page.getByRole('textbox', { name: 'Name of column 6' })).toHaveValue('Article')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Changes saved' })
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject([
    { columnsVersion: 1, columns: [{ key: 'c1', label: 'Name' }, { key: 'c2' }] },
    { columnsVersion: 2, columns: [{ label: 'Name' }, {}, {}, {}, {}, { key: 'c6' }] },
  ])
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
  await page.getByRole('textbox', { name: 'Member’s alias' }).fill('@budih')
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
