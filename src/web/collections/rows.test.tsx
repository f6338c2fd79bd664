import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { CollectionPage } from './collection-page.tsx'
import {
  BUDI,
  COLUMNS,
  collectionOf,
  MINE,
  OWN,
  OWNER,
  rowOf,
  ROWS,
  serving,
  type ServerAnswers,
} from './collections-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers, user: typeof SARI | null = SARI) =>
  renderPart(<CollectionPage params={{ id: '12' }} />, {
    at: '/collection/12',
    user: user ?? undefined,
    answers,
  })
const draftless: ServerAnswers = {
  '/api/drafts/collection/row-12-new': { status: 404, body: { code: 'not_found', message: 'None.' } },
  '/api/drafts/collection/row-12-2': { status: 404, body: { code: 'not_found', message: 'None.' } },
  '/api/drafts/collection/suggest-12-2': { status: 404, body: { code: 'not_found', message: 'None.' } },
}
const owned = (changes: ServerAnswers = {}) =>
  open({ ...serving(collectionOf({ author: OWNER }), OWN), ...draftless, ...changes })
const rowMenu = (name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('button', { name: 'Row actions' })

test('a row is added; what does not fit its column is told beside it first', async () => {
  const calls = await owned({
    'POST /api/collections/12/rows': { body: rowOf(3, { c1: 'Mars', c2: 6779 }) },
  })
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('textbox', { name: 'Diameter' }).fill('6,779')
  await page.getByRole('button', { name: 'Save row' }).click()
  await expect.element(page.getByRole('button', { name: 'Please fill this in.' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Planet' }).fill('Mars')
  await page.getByRole('textbox', { name: 'Diameter' }).fill('6779')
  await page.getByRole('textbox', { name: 'Source (optional)' }).fill('/article/7')
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Indonesia')
  await page.getByRole('button', { name: 'Save row' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Row saved' })
  expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/rows'))?.body).toEqual({
    values: { c1: 'Mars', c2: 6779, c5: 'ID' },
    sourceUrl: null,
    articleId: 7,
  })
})

test('a row is removed at once and can be had back', async () => {
  const calls = await owned({
    'DELETE /api/collections/12/rows/2?version=3': { body: { id: 2, version: 4 } },
    'POST /api/collections/12/rows/2/history/3/restore': { body: { ...ROWS[1], version: 5 } },
  })
  await rowMenu('Uranus').click()
  await page.getByRole('menuitem', { name: 'Remove row' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Row removed' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => calls.some(({ path }) => path.endsWith('/history/3/restore'))).toBe(true)
})

test('the history of a row tells where it is from and what changed, and a version can be restored', async () => {
  const version = (number: number, act: 'added' | 'changed', c2: number) => ({
    version: number,
    act,
    values: { c1: 'Uranus', c2, c9: 'gone' },
    sourceUrl: 'https://example.org/uranus',
    articleId: null,
    editedBy: BUDI,
    createdAt: '2026-11-14T08:00:00.000Z',
  })
  const removed = { key: 'c9', label: 'Moons', type: 'text' as const, unit: null, required: false }
  const calls = await owned({
    '/api/collections/12/rows/2/history': {
      body: {
        items: [version(2, 'changed', 50724), version(1, 'added', 5)],
        nextCursor: null,
        columns: [...COLUMNS, removed],
        isRemoved: false,
      },
    },
    'POST /api/collections/12/rows/2/history/1/restore': { body: { ...ROWS[1], version: 3 } },
  })
  await rowMenu('Uranus').click()
  await page.getByRole('menuitem', { name: 'Source and history' }).click()
  await expect
    .element(page.getByRole('link', { name: 'https://example.org/uranus' }))
    .toHaveAttribute('rel', 'nofollow ugc noopener')
  await expect.element(page.getByText('Moons (removed column)')).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Version restored' })
  expect(calls.some(({ path }) => path.endsWith('/history/1/restore'))).toBe(true)
})

test('who may not edit suggests a change, and says why', async () => {
  const calls = await open({
    ...serving(collectionOf(), MINE),
    ...draftless,
    'POST /api/collections/12/suggestions': {
      body: {
        id: 5,
        collectionId: 12,
        kind: 'change',
        rowId: 2,
        values: { c2: 51118 },
        hasSource: false,
        sourceUrl: null,
        articleId: null,
        author: OWNER,
        summary: 'The equator',
        state: 'open',
        reason: '',
        createdAt: '2026-11-14T08:00:00.000Z',
        decidedAt: null,
      },
    },
  })
  await rowMenu('Uranus').click()
  await page.getByRole('menuitem', { name: 'Suggest a change' }).click()
  await page.getByRole('textbox', { name: 'Diameter' }).fill('51118')
  await page.getByRole('button', { name: 'Send suggestion' }).click()
  const summary = page.getByRole('textbox', { name: 'What you’re changing and why' })
  await expect.element(summary).toHaveAccessibleDescription('Please say briefly what you’re changing.')
  await summary.fill('The equator')
  await page.getByRole('button', { name: 'Send suggestion' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Suggestion sent' })
  expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/suggestions'))?.body).toEqual({
    kind: 'change',
    rowId: 2,
    version: 3,
    values: { c2: 51118 },
    summary: 'The equator',
  })
})

test('a visitor who wants to suggest a row is asked to sign in', async () => {
  await open(serving(), null)
  await page.getByRole('button', { name: 'Suggest a row' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to work on collections' })).toBeVisible()
})

test('who has signed in to suggest a change finds the form open', async () => {
  const action = { kind: 'collection', part: 'edit-2', place: '/collection/12', at: Date.now() }
  sessionStorage.setItem('pending-action', JSON.stringify(action))
  await renderApp('/collection/12', { user: SARI, answers: { ...serving(), ...draftless } })
  const dialog = page.getByRole('dialog', { name: 'Suggest a change' })
  await expect.element(dialog.getByRole('textbox', { name: 'Planet' })).toHaveValue('Uranus')
})

test('where only the owner edits nobody is offered to suggest', async () => {
  await open(serving(collectionOf({ editing: 'owner' })), null)
  await expect.element(page.getByRole('rowheader', { name: 'Mercury' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Suggest a row' }).elements()).toHaveLength(0)
})
