import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Mute } from '../../contract/mutes.ts'
import { judgeStore } from '../blocks/public.ts'
import { eventually, leaveApp, renderPart, SARI } from '../testing/render-app.tsx'
import { DatabasePage } from './database-page.tsx'
import { AROUND, BUDI, EXPLORE, exploredOf, itemOf } from './database-testing.ts'

afterEach(async () => {
  await leaveApp()
  judgeStore.set(null)
})

const muteOf = (change: Partial<Mute>): Mute => ({
  id: 1,
  kind: 'word',
  person: null,
  text: 'tides',
  effect: 'fold',
  expiresAt: null,
  ...change,
})
/** A number of their own: whom another test of this page has blocked stays away. */
const OTHER = { ...BUDI, id: 4711, name: 'Rina', alias: 'rina' }
const ITEMS = [itemOf(1), itemOf(2, { title: 'Stars', author: OTHER, tags: ['sky'] })]

const open = (at: string, mute: Mute) =>
  renderPart(<DatabasePage />, {
    at,
    user: SARI,
    answers: { ...AROUND, [EXPLORE]: exploredOf(ITEMS), '/api/mutes': { body: { items: [mute] } } },
  })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const results = () => page.getByRole('table', { name: 'Results' })

test('a row that its reader has folded is one line, which shows it', async () => {
  await open('/database', muteOf({}))
  const show = results().getByRole('button', { name: 'Show what’s muted: “tides”' })
  await expect.element(show).toBeVisible()
  await expect.element(link('Tides of place 1')).not.toBeInTheDocument()
  await expect.element(link('Stars')).toBeVisible()
  await show.click()
  await expect.element(link('Tides of place 1')).toBeVisible()
  await eventually(() => document.activeElement?.closest('tr') !== null).toBe(true)
})

test('a row that its reader has hidden is none', async () => {
  await open('/database', muteOf({ kind: 'person', person: BUDI, text: '', effect: 'hide' }))
  await expect.element(link('Stars')).toBeVisible()
  await expect.element(link('Tides of place 1')).not.toBeInTheDocument()
  // The head, and the one that is left.
  await eventually(() => results().getByRole('row').elements().length).toBe(2)
})

test('so are cards', async () => {
  await open('/database?as=cards', muteOf({ kind: 'tag', text: 'sea', effect: 'hide' }))
  await expect.element(link('Stars')).toBeVisible()
  await expect.element(link('Tides of place 1')).not.toBeInTheDocument()
  await eventually(() => page.getByRole('article').elements().length).toBe(1)
})
