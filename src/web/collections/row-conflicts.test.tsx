import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { CollectionPage } from './collection-page.tsx'
import {
  COLUMNS,
  collectionOf,
  OWN,
  OWNER,
  rowOf,
  ROWS,
  rowsBody,
  serving,
  type ServerAnswers,
} from './collections-testing.ts'

afterEach(leaveApp)

const NO_DRAFT: Answer = { status: 404, body: { code: 'not_found', message: 'None.' } }
const owned = (changes: ServerAnswers = {}) =>
  renderPart(<CollectionPage params={{ id: '12' }} />, {
    at: '/collection/12',
    user: SARI,
    answers: {
      ...serving(collectionOf({ author: OWNER }), OWN),
      '/api/drafts/collection/row-12-new': NO_DRAFT,
      '/api/drafts/collection/row-12-2': NO_DRAFT,
      ...changes,
    },
  })
async function edit(name: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('button', { name: 'Row actions' })
    .click()
  await page.getByRole('menuitem', { name: 'Edit row' }).click()
}
const source = page.getByRole('textbox', { name: 'Source (optional)' })

test('who edits a row that changed meanwhile keeps what they typed, sees what it is now, and saves again', async () => {
  let isFirst = true
  const current = {
    ...rowOf(2, { c1: 'Uranus', c2: 51118, c3: '1781-03-14', c4: 'https://example.org/uranus', c5: 'GB' }),
    sourceUrl: 'https://example.org/newer',
    version: 4,
  }
  const { editedBy: _by, updatedAt: _at, ...currentRow } = current
  const calls = await owned({
    'PATCH /api/collections/12/rows/2': () => {
      if (!isFirst) return { body: { ...current, version: 5 } }
      isFirst = false
      return { status: 409, body: { code: 'edit_conflict', message: 'It has changed.', currentRow } }
    },
  })
  await edit('Uranus')
  await page.getByRole('textbox', { name: 'Diameter' }).fill('50800')
  await page.getByRole('button', { name: 'Save row' }).click()
  await expect.element(page.getByText(/^Someone changed this row/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Diameter' })).toHaveValue('50800')
  await expect.element(page.getByText(/Now: 51118/)).toBeVisible()
  // Nothing was typed there: the newer day is taken over.
  await expect.element(page.getByRole('textbox', { name: 'Found on' })).toHaveValue('1781-03-14')
  await expect.element(source).toHaveValue('https://example.org/newer')
  await page.getByRole('button', { name: 'Save row' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Row saved' })
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { version: 3, values: { c2: 50800 } },
    { version: 4, values: { c2: 50800 } },
  ])
})

test('a column that is removed while somebody edits takes nothing with it', async () => {
  let columns = COLUMNS
  await owned({
    '/api/collections/12': () => ({ body: collectionOf({ author: OWNER, columns }) }),
    'POST /api/collections/12/rows': () => {
      columns = COLUMNS.filter(({ key }) => key !== 'c3')
      return {
        status: 409,
        body: {
          code: 'edit_conflict',
          message: 'The columns have changed.',
          currentColumns: { columnsVersion: 2, columns },
        },
      }
    },
  })
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('textbox', { name: 'Planet' }).fill('Neptune')
  await page.getByRole('textbox', { name: 'Found on' }).fill('1846-09-23')
  await page.getByRole('button', { name: 'Save row' }).click()
  await expect.element(page.getByText(/^The columns of this collection were changed/)).toBeVisible()
  await expect.element(page.getByText('For a column that was removed you typed: 1846-09-23')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Planet' })).toHaveValue('Neptune')
  expect(page.getByRole('textbox', { name: 'Found on' }).elements()).toHaveLength(0)
})

test('a source that somebody else wrote is shown beside the one that was typed', async () => {
  const {
    editedBy: _by,
    updatedAt: _at,
    ...currentRow
  } = {
    ...rowOf(2, ROWS[1]?.values ?? {}),
    sourceUrl: 'https://example.org/theirs',
    version: 4,
  }
  await owned({
    'PATCH /api/collections/12/rows/2': {
      status: 409,
      body: { code: 'edit_conflict', message: 'It has changed.', currentRow },
    },
  })
  await edit('Uranus')
  await source.fill('https://example.org/mine')
  await page.getByRole('button', { name: 'Save row' }).click()
  await expect.element(page.getByText('Now: https://example.org/theirs')).toBeVisible()
  await expect.element(source).toHaveValue('https://example.org/mine')
})

test('a draft of a row that has changed since shows what stands there now', async () => {
  await owned({
    'GET /api/drafts/collection/row-12-1': {
      body: {
        kind: 'collection',
        key: 'row-12-1',
        version: 1,
        content: { texts: '{"c2":"10"}', was: '{"c2":"9"}', summary: '' },
        updatedAt: '2026-11-14T08:00:00.000Z',
        older: null,
      },
    },
  })
  await edit('Mercury')
  await expect.element(page.getByRole('textbox', { name: 'Diameter' })).toHaveValue('10')
  await expect.element(page.getByText(/Now: 4879.4/)).toBeVisible()
})

test('what is typed stays when the row under it is gone by then', async () => {
  let rows = ROWS
  await owned({
    '/api/collections/12/rows': () => ({ body: rowsBody(rows) }),
    'PATCH /api/collections/12/rows/2': () => {
      rows = ROWS.slice(0, 1)
      return {
        status: 409,
        body: {
          code: 'edit_conflict',
          message: 'The columns have changed.',
          currentColumns: { columnsVersion: 2, columns: COLUMNS },
        },
      }
    },
  })
  await edit('Uranus')
  await page.getByRole('textbox', { name: 'Diameter' }).fill('1')
  await page.getByRole('button', { name: 'Save row' }).click()
  // Its columns have changed too, so everything is read again, and the row is not among it.
  await eventually(() => document.querySelectorAll('tbody th').length).toBe(1)
  await expect.element(page.getByRole('textbox', { name: 'Diameter' })).toHaveValue('1')
})
