import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import {
  AROUND,
  BUDI,
  EXPLORE,
  exploredOf,
  FACETS,
  facetsOf,
  itemOf,
  savedViewOf,
  VIEWS,
} from './database-testing.ts'

afterEach(leaveApp)

const open = (at: string, answers: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<DatabasePage />, { at, user: SARI, ...answers, answers: { ...AROUND, ...answers.answers } })

const SAVED = '?category=science&likes=3&sort=likes'
/** What the saved view shows. */
const SHOWN = {
  [`${EXPLORE}${SAVED}`]: exploredOf([itemOf(5)]),
  [`${FACETS}?category=science&likes=3`]: facetsOf(null),
}

test('a member saves what they see under a name, and is at its own address', async () => {
  const calls = await open(`/database${SAVED}`, {
    answers: {
      ...SHOWN,
      [`POST ${VIEWS}`]: { body: savedViewOf(12, { isPublic: true }) },
      [VIEWS]: { body: { items: [] } },
    },
  })
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect.element(dialog.getByText('Please enter a name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' Liked science ')
  await dialog.getByRole('switch', { name: 'Public link' }).click()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await eventually(() => location.hash).toBe('#/database?view=12')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Liked science',
    isPublic: true,
    state: savedViewOf(12).state,
  })
  await expect.element(page.getByText('Your saved view')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Tides of place 5' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(shownToast()?.title).toBe('View saved')
})

test('when there are too many the server’s words stand beside the name, which stays', async () => {
  await open('/database', {
    answers: {
      [EXPLORE]: exploredOf([itemOf(1)]),
      [`POST ${VIEWS}`]: {
        status: 409,
        body: { code: 'conflict', message: 'You’ve reached the limit of 50 views.' },
      },
    },
  })
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('One more')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect.element(dialog.getByText('You’ve reached the limit of 50 views.')).toBeVisible()
  await expect.element(name).toHaveValue('One more')
})

test('a visitor is asked to sign in first', async () => {
  const calls = await open('/database', { user: undefined, answers: { [EXPLORE]: exploredOf([itemOf(1)]) } })
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign in to save or export' })).toBeVisible()
  expect(page.getByRole('button', { name: 'My views' }).elements()).toEqual([])
  expect(calls.filter(({ path }) => path.startsWith(VIEWS))).toEqual([])
})

test('a saved view opens as it was saved; its owner updates it with what they changed', async () => {
  const changed = '?category=science&likes=3&sort=title'
  const next = savedViewOf(12, {
    state: { ...savedViewOf(12).state, query: { category: 'science', likes: '3', sort: 'title' } },
  })
  const calls = await open('/database?view=12', {
    answers: {
      ...SHOWN,
      [`${EXPLORE}${changed}`]: exploredOf([itemOf(6)]),
      [`${VIEWS}/12`]: { body: savedViewOf(12) },
      [`PATCH ${VIEWS}/12`]: { body: next },
      [VIEWS]: { body: { items: [next] } },
    },
  })
  await expect.element(page.getByRole('link', { name: 'Tides of place 5' })).toBeVisible()
  await eventually(() => document.title).toBe('Database / Liked science / Cendekia')
  await expect.element(page.getByText('Private')).toBeVisible()
  expect(page.getByRole('button', { name: 'Update view' }).elements()).toEqual([])
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click()
  await expect.element(page.getByRole('link', { name: 'Tides of place 6' })).toBeVisible()
  expect(location.hash).toBe(`#/database${changed}&view=12`)
  await expect.element(page.getByText('Changed')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '/database?view=12')
  await page.getByRole('button', { name: 'Update view' }).click()
  await eventually(() => location.hash).toBe('#/database?view=12')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ state: next.state })
  await expect.element(page.getByRole('link', { name: 'Tides of place 6' })).toBeVisible()
})

test('somebody else’s view names them, and cannot be changed but reported', async () => {
  const calls = await open('/database?view=12', {
    answers: {
      ...SHOWN,
      [`${VIEWS}/12`]: { body: savedViewOf(12, { isMine: false, isPublic: true, author: BUDI }) },
      'POST /api/reports': { body: { done: true } },
    },
  })
  await expect.element(page.getByText('A view by Budi Hartono')).toBeVisible()
  for (const name of ['Update view', 'Delete view'])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('radio', { name: 'Spam or advertising' }).click()
  await page.getByRole('button', { name: 'Send report' }).click()
  await eventually(() => calls.find(({ path }) => path === '/api/reports')?.body).toMatchObject({
    objectType: 'saved-view',
    objectId: 12,
    reason: 'spam',
  })
})

test('one’s own view is not reported', async () => {
  await open('/database?view=12', {
    answers: { ...SHOWN, [`${VIEWS}/12`]: { body: savedViewOf(12, { isPublic: true }) } },
  })
  await expect.element(page.getByText('Your saved view')).toBeVisible()
  expect(page.getByRole('button', { name: 'Report' }).elements()).toEqual([])
})

test('a moderator can take a public view away', async () => {
  await open('/database?view=12', {
    user: { ...SARI, capabilities: ['moderate'] },
    answers: {
      ...SHOWN,
      [EXPLORE]: exploredOf([itemOf(1)]),
      [`${VIEWS}/12`]: { body: savedViewOf(12, { isMine: false, isPublic: true, author: BUDI }) },
      [`DELETE ${VIEWS}/12`]: { body: { done: true } },
    },
  })
  await page.getByRole('button', { name: 'Delete view' }).click()
  // It can't be had back, so it is asked once.
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await eventually(() => location.hash).toBe('#/database')
  expect(shownToast()?.title).toBe('View deleted')
})

test('a view that is gone or private says so, and leads to everything', async () => {
  await open('/database?view=12', {
    answers: { [`${VIEWS}/12`]: { status: 404, body: { code: 'not_found', message: 'Gone' } } },
  })
  await expect.element(page.getByText('View not found')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Explore everything' }))
    .toHaveAttribute('href', '/database')
})

test('one’s own views are opened, renamed and deleted in one place', async () => {
  let items = [savedViewOf(12), savedViewOf(13, { name: 'New guilds', isPublic: true })]
  const calls = await open('/database', {
    answers: {
      [EXPLORE]: exploredOf([itemOf(1)]),
      [VIEWS]: () => ({ body: { items } }),
      [`PATCH ${VIEWS}/12`]: () => {
        items = [savedViewOf(12, { name: 'Best science' }), ...items.slice(1)]
        return { body: items[0] }
      },
      [`DELETE ${VIEWS}/13`]: { body: { done: true } },
    },
  })
  await page.getByRole('button', { name: 'My views' }).click()
  const dialog = page.getByRole('dialog', { name: 'My views' })
  await expect
    .element(dialog.getByRole('link', { name: 'New guilds' }))
    .toHaveAttribute('href', '/database?view=13')
  // Only what others can open has a link to give.
  expect(dialog.getByRole('button', { name: /^Copy link/ }).elements()).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Edit Liked science' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Best science')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Best science' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Edit Best science' })).toHaveFocus()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    name: 'Best science',
    isPublic: false,
  })
  await dialog.getByRole('button', { name: 'Delete New guilds' }).click()
  await expect.element(dialog.getByText('Delete “New guilds”? Its link will stop working.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(dialog.getByRole('link', { name: 'New guilds' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('link', { name: 'Best science' })).toHaveFocus()
})

test('without any it says how to save one', async () => {
  await open('/database', {
    answers: { [EXPLORE]: exploredOf([itemOf(1)]), [VIEWS]: { body: { items: [] } } },
  })
  await page.getByRole('button', { name: 'My views' }).click()
  await expect
    .element(page.getByText('No saved views yet. Set some filters and choose “Save view”.'))
    .toBeVisible()
})
