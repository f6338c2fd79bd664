import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { CollectionPage } from './collection-page.tsx'
import {
  COMMENTS,
  collectionOf,
  HANA,
  MINE,
  OWN,
  ROWS,
  rowsBody,
  serving,
  type ServerAnswers,
} from './collections-testing.ts'

afterEach(leaveApp)

const open = (answers: ServerAnswers = serving(), at = '/collection/12', user?: typeof SARI) =>
  renderPart(<CollectionPage params={{ id: '12' }} />, { at, user, answers })

const cell = (name: string) => page.getByRole('cell', { name, exact: true })

test('a visitor reads a collection: whose it is, its licence, and every value as its column says', async () => {
  await open(serving(collectionOf({ editors: [HANA] })))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Planets' })).toBeVisible()
  await expect.element(page.getByText('By Budi Hartono and Hana Yusof')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'CC BY-SA 4.0' }))
    .toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/')
  await expect.element(page.getByRole('rowheader', { name: 'Mercury' })).toBeVisible()
  await expect.element(cell('4879.4')).toBeVisible()
  await expect.element(cell('Mar 13, 1781')).toBeVisible()
  await expect.element(cell('United Kingdom')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'How to weigh a star' }))
    .toHaveAttribute('href', '/article/7')
  const away = page.getByRole('link', { name: 'example.org/uranus' })
  await expect.element(away).toHaveAttribute('href', 'https://example.org/uranus')
  await expect.element(away).toHaveAttribute('rel', 'nofollow ugc noopener')
})

test('a column’s head sorts by it, and turns the order round; both stand in the address', async () => {
  await renderApp('/collection/12', {
    answers: {
      ...serving(),
      '/api/collections/12/rows?sort=c2': { body: rowsBody(ROWS) },
      '/api/collections/12/rows?sort=c2&order=desc': { body: rowsBody(ROWS.toReversed()) },
    },
  })
  const head = page.getByRole('columnheader', { name: /^Diameter/ })
  await page.getByRole('link', { name: /^Diameter/ }).click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  // The same link within a second would be taken for a double click of the other address; it has another one now.
  await page.getByRole('link', { name: /^Diameter/ }).click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await eventually(() =>
    page
      .getByRole('rowheader')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Uranus', 'Mercury'])
  expect(location.hash).toContain('sort=c2&order=desc')
})

test('words are looked for in every cell, and nothing found leads back to all', async () => {
  await renderApp('/collection/12', {
    answers: {
      ...serving(),
      '/api/collections/12/rows?q=pluto': { body: rowsBody([]) },
    },
  })
  const field = page.getByRole('searchbox', { name: 'Find in this collection' })
  await field.fill('pluto')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  // Whoever looks for something goes on typing.
  await expect.element(field).toHaveFocus()
  await page.getByRole('link', { name: 'Show all rows' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Mercury' })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('as cards each row shows what it has, with units', async () => {
  await open(serving(), '/collection/12?as=cards')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Uranus' })).toBeVisible()
  await expect.element(page.getByText(/^50,724\skm$/)).toBeVisible()
  expect(page.getByText('Found on').elements()).toHaveLength(1)
})

test('a chart compares a number by names, in words too; another column is chosen beside it', async () => {
  const points = [
    { x: 'Uranus', y: 50724 },
    { x: 'Mercury', y: 4879.4 },
  ]
  await renderApp('/collection/12?as=chart', {
    answers: {
      ...serving(),
      '/api/collections/12/series?x=c1&y=c2': { body: { points, total: 2 } },
      '/api/collections/12/series?x=c3&y=c2': { body: { points: [{ x: '1781-03-13', y: 50724 }], total: 1 } },
    },
  })
  const bars = page.getByRole('list', { name: 'Diameter (km) by Planet' })
  await expect.element(bars.getByRole('listitem').first()).toHaveTextContent(/^Uranus50,724\skm$/)
  await page.getByRole('combobox', { name: 'Label or time' }).selectOptions('Found on')
  await expect.element(page.getByRole('img', { name: 'Diameter (km) by Found on' })).toBeVisible()
  expect(location.hash).toContain('x=c3&y=c2')
})

test('the menu exports, and a refusal is told in words', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.protocol} ${this.download}`)
  })
  await open({
    ...serving(),
    '/api/collections/12/export.csv': { body: '# licence' },
    '/api/collections/12/export.json': {
      status: 429,
      body: { code: 'too_many_requests', message: 'You can export again in 20 minutes.' },
    },
  })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  await eventually(() => saved).toEqual(['blob: collection-12.csv'])
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export JSON' }).click()
  await eventually(shownToast).toMatchObject({
    title: 'Not exported',
    description: 'You can export again in 20 minutes.',
  })
})

test('the menu cites this very version and tells how to embed it', async () => {
  await open()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Edit collection' }).elements()).toHaveLength(0)
  await page.getByRole('menuitem', { name: 'Cite this' }).click()
  await expect
    .element(
      page.getByText(
        `Hartono, B. (2026, November 14). Planets [Data set]. Cendekia. ${location.origin}/collection/12?version=4`,
      ),
    )
    .toBeVisible()
})

test('an earlier version is shown as it was, without a way to change it', async () => {
  await open(
    {
      '/api/collections/12?version=2': { body: collectionOf({ shownVersion: 2, title: 'Planets of then' }) },
      '/api/collections/12/mine': { body: OWN },
      '/api/collections/12/rows?version=2': { body: rowsBody() },
    },
    '/collection/12?version=2',
    SARI,
  )
  await expect.element(page.getByText(/^You’re looking at version 2/)).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Mercury' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Add row' }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Row actions' }).elements()).toHaveLength(0)
  await expect
    .element(page.getByRole('link', { name: 'Show newest' }))
    .toHaveAttribute('href', '/collection/12')
})

test('the address of the newest version leads on to the collection itself', async () => {
  await renderApp('/collection/12?version=4&as=cards', {
    answers: { ...serving(), '/api/collections/12?version=4': { body: collectionOf() } },
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Uranus' })).toBeVisible()
  await eventually(() => location.hash).toMatch(/\/collection\/12\?as=cards$/)
})

test('who is invited to edit answers on the page', async () => {
  const calls = await open(
    {
      ...serving(collectionOf(), { ...MINE, isInvited: true }),
      'POST /api/collections/12/invitation': { body: { done: true } },
    },
    '/collection/12',
    SARI,
  )
  await page.getByRole('button', { name: 'Accept' }).click()
  await eventually(() => calls.find(({ method }) => method === 'POST')?.body).toEqual({ isAccepted: true })
})

test('one that is not there, and one that could not be loaded, say so', async () => {
  const missing = { status: 404, body: { code: 'not_found', message: 'Not found.' } }
  await open({ '/api/collections/12': missing, [COMMENTS]: missing })
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Planets')
  await leaveApp()
  await open({})
  await expect.element(page.getByText('Couldn’t load this collection.')).toBeVisible()
})
