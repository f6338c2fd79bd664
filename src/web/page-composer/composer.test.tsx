import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gif } from '../testing/media-files.ts'
import { eventually, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import {
  bring,
  button,
  form,
  keysSent,
  leaveComposer,
  openLine,
  STORE,
  summary,
  tab,
  text,
  title,
} from './composer-testing.tsx'
import { media, pagePost } from './post-testing.ts'

afterEach(leaveComposer)

const POSTS = '/api/page-posts'
const prompt = () => button(/^(What did you notice today|Your draft|Continue your draft)/)
const line = () => prompt().element()

test('at rest it is one line; pressed, it is the form of a discussion with the focus in its title', async () => {
  await openLine()
  await expect.element(prompt()).toHaveTextContent('What did you notice today, Sari?')
  expect(form()).toBeNull()
  await prompt().click()
  await expect.element(tab('Discussion')).toHaveAttribute('aria-selected', 'true')
  await expect.element(title()).toHaveFocus()
  await expect.element(prompt()).not.toBeInTheDocument()
})

test('its other buttons lead to their type, Escape and Close lead back to the line', async () => {
  await openLine()
  await expect.element(button('Post a video')).toHaveTextContent('Video')
  await button('Post a video').click()
  await expect.element(button('Choose a video')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(prompt()).toHaveFocus()
  await button('Post a photo').click()
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
  await text().fill('Some words')
  await userEvent.keyboard('{Escape}')
  await expect.element(text()).toBeVisible()
  await button('Close. Your draft is saved').click()
  await expect.element(prompt()).toHaveTextContent('Your draft Some words')
  await prompt().click()
  await expect.element(text()).toHaveValue('Some words')
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
})

test('a file dropped on the line opens it and is on its way, also while it is put away again', async () => {
  const { uploads } = await openLine()
  bring('drop', [gif('dot.gif')], line())
  await eventually(() => uploads.length).toBe(1)
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
  await button('Close. Your draft is saved').click()
  await expect.element(prompt()).toHaveTextContent('Continue your draft')
  expect(uploads[0]?.isAborted).toBe(false)
  uploads[0]?.answer(200, media(41))
  await prompt().click()
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
})

test('what was posted is handed on at once; the line is back, and the next post is another one', async () => {
  const { onPosted, sent } = await openLine()
  for (const round of [1, 2]) {
    await prompt().click()
    await expect.element(title()).toHaveValue('')
    await title().fill('Tides')
    await button('Post').click()
    await expect.poll(() => onPosted.mock.calls.length).toBe(round)
    await expect.element(prompt()).toHaveFocus()
    await expect.element(prompt()).toHaveTextContent('What did you notice today, Sari?')
  }
  expect(onPosted.mock.calls[0]).toEqual([pagePost()])
  expect(shownToast()).toEqual({ title: 'Posted', description: 'Everyone can see it now.', tone: 'success' })
  expect(sent(POSTS)).toHaveLength(2)
  expect(new Set(keysSent()).size).toBe(2)
  expect(localStorage.getItem(STORE)).toBeNull()
})

test('two presses before the answer are one post', async () => {
  let finish = (_answer: Answer): void => {}
  const answer = new Promise<Answer>((resolve) => (finish = resolve))
  const { sent, onPosted } = await openLine({ answers: { [POSTS]: () => answer } })
  await prompt().click()
  await title().fill('Tides')
  const press = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })
  title().element().dispatchEvent(press)
  title().element().dispatchEvent(press)
  finish({ body: pagePost() })
  await expect.poll(() => onPosted.mock.calls.length).toBe(1)
  expect(sent(POSTS)).toHaveLength(1)
})

test('a medium that does not belong to what was posted is forgotten', async () => {
  const { uploads, sent, onPosted } = await openLine()
  bring('drop', [gif('dot.gif')], line())
  await eventually(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, media(41))
  await expect.element(page.getByText('1600 × 900')).toBeVisible()
  await tab('Discussion').click()
  await title().fill('Tides')
  await button('Post').click()
  await expect.poll(() => onPosted.mock.calls.length).toBe(1)
  expect(sent(POSTS)[0]?.body).toEqual({ type: 'discussion', title: 'Tides', isNsfw: false })
  expect(sent('/api/media/41').map(({ method }) => method)).toEqual(['DELETE'])
})

test('a failure leaves the form open with everything in it', async () => {
  const { onPosted } = await openLine({
    answers: { [POSTS]: { status: 503, body: { code: 'unavailable', message: 'Very busy right now.' } } },
  })
  await prompt().click()
  await title().fill('Tides')
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/Very busy right now\./)
  await expect.element(title()).toHaveValue('Tides')
  expect(onPosted).not.toHaveBeenCalled()
})

test('a draft of this person on this device shows itself on the line; another person’s does not', async () => {
  const draft = { at: Date.now(), owner: SARI.id, version: 0, isSent: false, content: { title: 'Begun' } }
  localStorage.setItem(STORE, JSON.stringify(draft))
  await openLine()
  await expect.element(prompt()).toHaveTextContent('Continue your draft')
  await prompt().click()
  await expect.element(title()).toHaveValue('Begun')
  await leaveComposer()
  localStorage.setItem(STORE, JSON.stringify({ ...draft, owner: 99 }))
  await openLine()
  await expect.element(prompt()).toHaveTextContent('What did you notice today, Sari?')
})
