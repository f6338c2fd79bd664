import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { DraftContent } from '../../../contract/drafts.ts'
import { leaveApp, renderPart, SARI } from '../../testing/render-app.tsx'
import type { Answer } from '../../testing/stand-ins.ts'
import { DraftNotice, DraftStatus, useDraft } from '../public.ts'

const NOON = Date.parse('2026-11-15T12:00:00Z')
const MINUTE = 60_000
const STORE = 'cendekia:draft:article:new'
const ADDRESS = '/api/drafts/article/new'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON })
})
afterEach(async () => {
  // The form keeps its draft when it goes.
  await cleanup()
  await leaveApp()
})

function Page() {
  const [value, setValue] = useState({ content: '' })
  const draft = useDraft({
    kind: 'article',
    key: 'new',
    value,
    restore: ({ content }: DraftContent) => setValue({ content: String(content) }),
    isBlank: ({ content }) => content === '',
  })
  return (
    <>
      <label>
        Text
        <textarea value={value.content} onChange={(event) => setValue({ content: event.target.value })} />
      </label>
      <DraftNotice draft={draft} />
      <DraftStatus state={draft.state} />
      <button type="button" onClick={draft.finish}>
        Publish
      </button>
      <button type="button" onClick={draft.beginAgain}>
        Post
      </button>
    </>
  )
}

const text = () => page.getByRole('textbox', { name: 'Text' })
const button = (name: string) => page.getByRole('button', { name })
const kept = () =>
  (JSON.parse(localStorage.getItem(STORE) ?? 'null') as { content: DraftContent } | null)?.content
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const shown = () => document.querySelector('[data-state] p')?.textContent

function keepOnDevice(content: string, at: number, more: object = {}): void {
  localStorage.setItem(
    STORE,
    JSON.stringify({ at, owner: SARI.id, version: 1, isSent: false, content: { content }, ...more }),
  )
}
function onServer(content: string, at: number, older: string | null = null): Answer {
  return {
    body: {
      kind: 'article',
      key: 'new',
      version: 2,
      content: { content },
      updatedAt: new Date(at).toISOString(),
      older: older === null ? null : { content: older },
    },
  }
}
/** What the server holds, and what it says to a PUT. */
async function open(found: Answer = { body: null }, put: () => Answer = savedOn) {
  const method = () => vi.mocked(window.fetch).mock.lastCall?.[1]?.method
  const answer = () => (method() === 'GET' ? found : method() === 'PUT' ? put() : { body: { done: true } })
  const calls = await renderPart(<Page />, { user: SARI, answers: { [ADDRESS]: answer } })
  await wait(0)
  return () => calls.filter(({ path }) => path === ADDRESS).map(({ method: name }) => name)
}
const savedOn = (): Answer => ({ body: { version: 3, updatedAt: '', hadNewer: false } })

test('what is typed is on the device after 2 seconds and on the server after 10', async () => {
  const calls = await open()
  await text().fill('Some words')
  await wait(1900)
  expect(kept()).toBeUndefined()
  await wait(100)
  expect(kept()).toEqual({ content: 'Some words' })
  await expect.poll(shown).toBe('Saved on this device')
  await wait(8000)
  await expect.poll(shown).toBe('Saved')
  expect(calls()).toEqual(['GET', 'PUT'])
})

test('saving is read out once, not every few seconds', async () => {
  await open()
  await text().fill('Some words')
  await wait(2000)
  const spoken = page.getByRole('status').filter({ hasText: 'Draft saved' })
  await expect.element(spoken).toBeInTheDocument()
  const element = spoken.element()
  const changes = vi.fn<() => void>()
  new MutationObserver(changes).observe(element, { childList: true, characterData: true, subtree: true })
  await wait(8000)
  await text().fill('Some more words')
  await wait(2000)
  expect(changes).not.toHaveBeenCalled()
})

test('the device’s draft is restored without asking when it is the newer one, and the other can be had', async () => {
  keepOnDevice('from here', NOON - 5 * MINUTE)
  await open(onServer('from there', NOON - 60 * MINUTE))
  await expect.element(text()).toHaveValue('from here')
  await expect.element(page.getByText('Your draft is back')).toBeVisible()
  await expect.element(page.getByText('5 min. ago')).toBeVisible()
  await button('Other version').click()
  await expect.element(text()).toHaveValue('from there')
  await button('Other version').click()
  await expect.element(text()).toHaveValue('from here')
})

test('the server’s draft is restored when it is the newer one', async () => {
  keepOnDevice('from here', NOON - 60 * MINUTE)
  await open(onServer('from there', NOON - 5 * MINUTE))
  await expect.element(text()).toHaveValue('from there')
  await expect.poll(shown).toBe('Saved')
  await button('Other version').click()
  await expect.element(text()).toHaveValue('from here')
})

test('a version that was not chosen is there for a day, even after the page was left', async () => {
  keepOnDevice('from here', NOON - 60 * MINUTE)
  await open(onServer('from there', NOON - 5 * MINUTE))
  await expect.element(text()).toHaveValue('from there')
  expect(JSON.parse(localStorage.getItem(`${STORE}:other`) ?? '{}')).toMatchObject({
    content: { content: 'from here' },
  })
})

test('a draft that only the server has follows from device to device', async () => {
  await open(onServer('from there', NOON - MINUTE))
  await expect.element(text()).toHaveValue('from there')
  expect(page.getByRole('button', { name: 'Other version' }).elements()).toEqual([])
})

test('what was published on another device does not come back as a draft, but can be had', async () => {
  keepOnDevice('published elsewhere', NOON - MINUTE, { isSent: true })
  await open({ body: null })
  await expect.element(page.getByText('There’s another version')).toBeVisible()
  await expect.element(text()).toHaveValue('')
  expect(localStorage.getItem(STORE)).toBeNull()
  await button('Use that version').click()
  await expect.element(text()).toHaveValue('published elsewhere')
})

test('a copy that the server has too is restored when the server is out of reach', async () => {
  keepOnDevice('kept here too', NOON - MINUTE, { isSent: true })
  await open({ status: 503, body: {} })
  await expect.element(text()).toHaveValue('kept here too')
})

test('starting afresh deletes both copies, and can be taken back', async () => {
  keepOnDevice('old words', NOON - MINUTE)
  const calls = await open()
  await button('Start over').click()
  await expect.element(text()).toHaveValue('')
  expect(localStorage.getItem(STORE)).toBeNull()
  await expect.poll(calls).toContain('DELETE')
  await button('Use that version').click()
  await expect.element(text()).toHaveValue('old words')
  await wait(2000)
  expect(kept()).toEqual({ content: 'old words' })
})

test('a field that was cleared does not take the draft with it', async () => {
  await open()
  await text().fill('Some words')
  await wait(2000)
  await text().fill('')
  await wait(20_000)
  expect(kept()).toEqual({ content: 'Some words' })
})

test('without a connection the words stay here and are sent when it is back', async () => {
  let isBack = false
  const calls = await open({ body: null }, () => {
    if (!isBack) throw new TypeError('Failed to fetch')
    return savedOn()
  })
  await text().fill('Some words')
  await wait(10_000)
  await expect.poll(shown).toBe('Offline. Saved on this device; we’ll sync it when you’re back online.')
  expect(kept()).toEqual({ content: 'Some words' })
  isBack = true
  dispatchEvent(new Event('online'))
  await wait(0)
  await expect.poll(shown).toBe('Saved')
  expect(calls()).toEqual(['GET', 'PUT', 'PUT'])
})

test('whoever leaves at once loses nothing', async () => {
  await open()
  await text().fill('Last words')
  await expect.element(text()).toHaveValue('Last words')
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual({ content: 'Last words' })
})

test('what was published is deleted here and there, and nothing is kept afterwards', async () => {
  const calls = await open()
  await text().fill('Some words')
  await wait(10_000)
  await button('Publish').click()
  await text().fill('Too late')
  await wait(30_000)
  expect(localStorage.getItem(STORE)).toBeNull()
  expect(calls()).toEqual(['GET', 'PUT', 'DELETE'])
})

test('a form that stays is empty after its text has gone out, and keeps the next one', async () => {
  keepOnDevice('old words', NOON - MINUTE)
  const calls = await open()
  await expect.element(text()).toHaveValue('old words')
  await button('Post').click()
  await expect.element(text()).toHaveValue('')
  expect(page.getByText('Your draft is back').elements()).toEqual([])
  expect(localStorage.getItem(STORE)).toBeNull()
  await expect.poll(calls).toContain('DELETE')
  await text().fill('Next words')
  await wait(2000)
  expect(kept()).toEqual({ content: 'Next words' })
  await wait(8000)
  await expect.poll(calls).toEqual(['GET', 'DELETE', 'PUT'])
})

test('another person’s draft on the same device is not shown', async () => {
  keepOnDevice('secret', NOON - MINUTE, { owner: 99 })
  await open()
  await wait(0)
  await expect.element(text()).toHaveValue('')
  expect(page.getByText('Your draft is back').elements()).toEqual([])
})

test('whoever types before the server has answered keeps what they type', async () => {
  let finish = (_answer: Answer): void => {}
  const slow = new Promise<Answer>((resolve) => (finish = resolve))
  await renderPart(<Page />, { user: SARI, answers: { [ADDRESS]: savedOn, [`GET ${ADDRESS}`]: () => slow } })
  await text().fill('Mine')
  finish(onServer('from there', NOON - MINUTE))
  await expect.element(page.getByText('There’s another version')).toBeVisible()
  await expect.element(text()).toHaveValue('Mine')
})
