import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { picture } from '../testing/media-files.ts'
import { SARI } from '../testing/render-app.tsx'
import {
  alt,
  button,
  byMethod,
  choose,
  DRAFTS,
  draftServer,
  field,
  kept,
  keysSent,
  leaveComposer,
  medium,
  openPage,
  STORE,
  summary,
  tab,
  text,
  title,
} from './composer-testing.tsx'
import { emptyValues } from './form/post-values.ts'
import { media, pagePost } from './post-testing.ts'

const NOON = Date.parse('2026-11-15T12:00:00Z')
const POSTS = '/api/page-posts'
const AT = '/page-create?type=discussion'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON })
})
afterEach(async () => {
  vi.useRealTimers()
  await leaveComposer()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const methods = (sent: (path: string) => { method: string }[]) => sent(DRAFTS).map(({ method }) => method)

function keepOnDevice(content: object): void {
  localStorage.setItem(
    STORE,
    JSON.stringify({ at: NOON - 1000, owner: SARI.id, version: 0, isSent: false, content }),
  )
}

test('what is written is on the device after 2 seconds and on the server after 10', async () => {
  const { sent } = await openPage({ at: AT })
  await wait(0)
  await title().fill('Tides')
  await page.getByRole('switch', { name: 'Adult content' }).click()
  await wait(2000)
  expect(kept()).toMatchObject({ type: 'discussion', title: 'Tides', isNsfw: true })
  expect(methods(sent)).toEqual(['GET'])
  await wait(8000)
  expect(methods(sent)).toEqual(['GET', 'PUT'])
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a reload brings everything back without asking: type, medium, description, words and poll', async () => {
  const answers = { [DRAFTS]: draftServer() }
  const { uploads } = await openPage({ answers })
  await choose(await picture('reef.jpg'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, media(41))
  await alt().fill('A reef')
  await text().fill('Words')
  await tab('Discussion').click()
  await button('Add a poll').click()
  await field('Question').fill('Which one?')
  await field('Option 2').fill('Pegon')
  await page.getByText('30 days').click()
  await tab('Photo').click()
  await cleanup()
  vi.restoreAllMocks()
  await openPage({ answers })
  await expect.element(page.getByText('Your draft is back')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', media(41).url)
  await expect.element(alt()).toHaveValue('A reef')
  await expect.element(text()).toHaveValue('Words')
  await tab('Discussion').click()
  await expect.element(field('Question')).toHaveValue('Which one?')
  await expect.element(field('Option 2')).toHaveValue('Pegon')
  await expect.element(page.getByRole('radio', { name: '30 days' })).toBeChecked()
})

test('a draft’s upload that is gone is told, and the rest is there', async () => {
  keepOnDevice({
    ...emptyValues('photo'),
    content: 'Words',
    mediaId: 43,
    mediaKind: 'image',
    mediaUrl: '/media/k/1600.webp',
  })
  await openPage({ answers: { '/api/media/43': { status: 404 } } })
  await expect.element(medium()).toHaveAccessibleDescription(/The file in your draft is no longer here\./)
  await expect.element(text()).toHaveValue('Words')
  await button('Post').click()
  await expect.element(medium()).toHaveAccessibleDescription(/Choose a photo first\./)
})

test('a reload after a lost answer still posts once: the key is kept with the draft', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const answers = { [DRAFTS]: draftServer() }
  await openPage({ at: AT, answers: { ...answers, [POSTS]: lost } })
  await title().fill('Tides')
  await button('Post').click()
  await expect.element(summary()).toBeVisible()
  const [first] = keysSent()
  await cleanup()
  vi.restoreAllMocks()
  await openPage({ at: AT, answers })
  await expect.element(title()).toHaveValue('Tides')
  await button('Post').click()
  await expect.poll(keysSent).toEqual([first])
})

test('once it is posted the draft is gone here and there', async () => {
  const { sent } = await openPage({ at: AT, answers: { [POSTS]: { body: pagePost({ id: 77 }) } } })
  await wait(0)
  await title().fill('Tides')
  await wait(10_000)
  await button('Post').click()
  await expect.poll(() => location.hash).toBe('#/page-post/77')
  await expect.poll(() => methods(sent)).toEqual(['GET', 'PUT', 'DELETE'])
  expect(localStorage.getItem(STORE)).toBeNull()
})

test('a medium that was removed leaves no draft behind when there is nothing else', async () => {
  const { uploads, sent } = await openPage()
  await choose(await picture('reef.jpg'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, media(41))
  await expect.element(button('Replace')).toBeVisible()
  await wait(2000)
  expect(kept()).toMatchObject({ mediaId: 41, mediaUrl: media(41).url })
  await button('Remove').click()
  await expect.element(button('Choose a photo')).toBeVisible()
  await wait(20_000)
  expect(localStorage.getItem(STORE)).toBeNull()
  await expect.poll(() => methods(sent)).toEqual(['GET', 'DELETE'])
})

test('offline the words are kept on the device, and said so', async () => {
  const gone = () => {
    throw new TypeError('Failed to fetch')
  }
  await openPage({ at: AT, answers: { [DRAFTS]: byMethod({ GET: { body: null }, PUT: gone }) } })
  await wait(0)
  await title().fill('Tides')
  await wait(10_000)
  await expect.element(page.getByText(/Offline\. Saved on this device/).first()).toBeVisible()
  expect(kept()).toMatchObject({ title: 'Tides' })
})
