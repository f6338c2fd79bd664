import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { collectionOf, HANA, OWN, OWNER, rowOf, serving, type ServerAnswers } from './collections-testing.ts'

afterEach(leaveApp)

const SUGGESTION = {
  id: 5,
  collectionId: 12,
  kind: 'change' as const,
  rowId: 2,
  values: { c2: 51118 },
  hasSource: true,
  sourceUrl: 'https://example.org/uranus',
  articleId: null,
  author: HANA,
  summary: 'At the equator',
  state: 'open' as const,
  reason: '',
  createdAt: '2026-11-14T08:00:00.000Z',
  decidedAt: null,
}
const whole = (changes = {}) => ({
  ...SUGGESTION,
  canDecide: true,
  canWithdraw: false,
  base: { version: 3, values: { c1: 'Uranus', c2: 50724 }, sourceUrl: null, articleId: null },
  row: rowOf(2, { c1: 'Uranus', c2: 50724 }, { version: 3 }),
  hasConflict: false,
  ...changes,
})
const ONE = '/api/collections/12/suggestions/5'

const open = (answers: ServerAnswers) =>
  renderApp('/collection/12/suggestions?suggestion=5', {
    user: SARI,
    answers: {
      ...serving(collectionOf({ author: OWNER }), OWN),
      '/api/collections/12/suggestions': { body: { items: [SUGGESTION], nextCursor: null } },
      ...answers,
    },
  })

test('a suggestion shows what it changes, and is accepted', async () => {
  const calls = await open({
    [`GET ${ONE}`]: { body: whole() },
    [`POST ${ONE}`]: { body: { ...SUGGESTION, state: 'accepted' } },
  })
  await expect.element(page.getByRole('row', { name: 'Diameter 50,724 km 51,118 km' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Accepted. It’s in the collection now.' })
  expect(calls.find(({ method, path }) => method === 'POST' && path === ONE)?.body).toEqual({
    decision: 'accept',
  })
})

test('where the cell has changed since, both values are shown and the one who accepts says which they have seen', async () => {
  const moved = whole({ row: rowOf(2, { c1: 'Uranus', c2: 50800 }, { version: 4 }), hasConflict: true })
  let answer: Answer = { status: 409, body: { code: 'edit_conflict', message: 'It has changed.' } }
  const calls = await open({ [`GET ${ONE}`]: { body: moved }, [`POST ${ONE}`]: () => answer })
  await expect
    .element(page.getByRole('row', { name: 'Diameter 50,724 km 50,800 km 51,118 km' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Accept anyway' }).click()
  await eventually(shownToast).toMatchObject({ title: /^The row changed again/ })
  answer = { body: { ...SUGGESTION, state: 'accepted' } }
  await page.getByRole('button', { name: 'Accept anyway' }).click()
  await eventually(
    () => calls.findLast(({ method, path }) => method === 'POST' && path === ONE)?.body,
  ).toEqual({
    decision: 'accept',
    version: 4,
  })
})

test('a removal of a row that has changed since is accepted by who has seen it', async () => {
  const row = rowOf(2, { c1: 'Uranus', c2: 50800 }, { version: 4 })
  const calls = await open({
    [`GET ${ONE}`]: { body: whole({ kind: 'remove', values: {}, row, hasConflict: true }) },
    [`POST ${ONE}`]: { body: { ...SUGGESTION, kind: 'remove', state: 'accepted' } },
  })
  await expect.element(page.getByText(/^The row has changed since its removal/)).toBeVisible()
  await page.getByRole('button', { name: 'Accept anyway' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Accepted. It’s in the collection now.' })
  expect(calls.find(({ method, path }) => method === 'POST' && path === ONE)?.body).toEqual({
    decision: 'accept',
    version: 4,
  })
})

test('what was suggested for a column that is gone is left out, and the rest is accepted', async () => {
  const values = { c1: 'Pluto', c9: 'five moons' }
  let answer: Answer = {
    status: 409,
    body: {
      code: 'edit_conflict',
      message: 'The columns have changed.',
      currentColumns: { columnsVersion: 2, columns: [] },
    },
  }
  const calls = await open({
    [`GET ${ONE}`]: {
      body: whole({ kind: 'add', rowId: null, values, base: null, row: null, hasConflict: true }),
    },
    [`POST ${ONE}`]: () => answer,
  })
  await expect.element(page.getByRole('row', { name: 'Removed column five moons' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept anyway' }).click()
  await eventually(shownToast).toMatchObject({ title: /^The columns have changed/ })
  answer = { body: { ...SUGGESTION, kind: 'add', state: 'accepted' } }
  await page.getByRole('button', { name: 'Accept anyway' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Accepted. It’s in the collection now.' })
  expect(calls.findLast(({ method, path }) => method === 'POST' && path === ONE)?.body).toEqual({
    decision: 'accept',
    values: { c1: 'Pluto' },
  })
})

test('a source that is changed or taken away is shown beside the one there was, as links', async () => {
  const base = { ...whole().base, sourceUrl: 'https://example.org/old' }
  const row = { ...whole().row, sourceUrl: 'https://example.org/now', version: 4 }
  const wrong = { values: {}, hasSource: true, sourceUrl: null, base, row, hasConflict: true }
  await open({ [`GET ${ONE}`]: { body: whole(wrong) } })
  await expect
    .element(page.getByRole('row', { name: 'Source https://example.org/old https://example.org/now Empty' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'https://example.org/now' }))
    .toHaveAttribute('rel', 'nofollow ugc noopener')
})

test('a suggestion that is not there says so', async () => {
  await open({ [`GET ${ONE}`]: { status: 404, body: { code: 'not_found', message: 'Not found.' } } })
  await expect
    .element(page.getByText('We couldn’t find that suggestion. It may have been deleted.'))
    .toBeVisible()
})

test('it is declined with a reason, in one line', async () => {
  const calls = await open({
    [`GET ${ONE}`]: { body: whole() },
    [`POST ${ONE}`]: { body: { ...SUGGESTION, state: 'declined', reason: 'Mean values only.' } },
  })
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('Mean values\nonly.')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await eventually(shownToast).toMatchObject({ title: 'Declined' })
  expect(calls.find(({ method, path }) => method === 'POST' && path === ONE)?.body).toEqual({
    decision: 'decline',
    reason: 'Mean values only.',
  })
})

test('a row that is gone can’t be changed any more; its author may withdraw', async () => {
  await open({ [`GET ${ONE}`]: { body: whole({ row: null, hasConflict: true, canWithdraw: true }) } })
  await expect.element(page.getByText('This row has since been removed.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Accept/ }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
})

test('it can be reported', async () => {
  const calls = await open({ [`GET ${ONE}`]: { body: whole() }, '/api/reports': { body: { done: true } } })
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('radio', { name: 'Spam or advertising' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(() => calls.find(({ path }) => path === '/api/reports')?.body).toMatchObject({
    objectType: 'row-suggestion',
    objectId: 5,
    reason: 'spam',
  })
})

test('who made it does not report it', async () => {
  await open({ [`GET ${ONE}`]: { body: whole({ author: OWNER, canWithdraw: true }) } })
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Report' }).elements()).toEqual([])
})
