import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, leaveApp, renderPart, SARI } from '../../../testing/render-app.tsx'
import { answerUploads, mediaAnswer } from '../../../testing/uploads.ts'
import { outboxStore, removeWaiting } from '../../outbox/outbox-store.ts'
import { sendAll, startOutbox } from '../../outbox/send-outbox.ts'
import { FirstMessage } from '../first-message.tsx'
import { FirstWaiting } from '../first-waiting.tsx'
import { ARJUN, conversationOf, LIST, ME, MEI, messageOf, showThread } from '../thread-testing.tsx'

// A composer that is taken away keeps its words: those of the test before.
beforeEach(() => localStorage.clear())
afterEach(async () => {
  for (const item of outboxStore.get().items) removeWaiting(item)
  startOutbox(null)
  await leaveApp()
})

const log = page.getByRole('log', { name: 'Messages' })
const field = page.getByRole('textbox', { name: 'Message Arjun Nair' })
const SEND = `POST ${LIST}`
const PICTURE = new File([new Uint8Array([1, 2, 3])], 'star.png', { type: 'image/png' })

/** Answers as the server does: with the key that came. */
function answerSent(calls: () => { path: string; method: string; body: unknown }[], id: number) {
  return () => {
    const last = calls().findLast(({ method, path }) => method === 'POST' && path === LIST)
    const { key, body } = (last?.body ?? { key: '', body: '' }) as { key: string; body: string }
    return { body: messageOf(id, body, ME, { key }) }
  }
}

test('a message stands at the end at once, is sent with a key, and the field is empty', async () => {
  let answer = (): void => {}
  const calls = await showThread([messageOf(1, 'Hello')], {
    answers: {
      [SEND]: async () => {
        await new Promise<void>((done) => (answer = done))
        return answerSent(() => calls, 20)()
      },
    },
  })
  await field.fill('Done *well*')
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText('Done *well*')).toBeVisible()
  await expect.element(log.getByText('Sending…')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await eventually(() => calls.some(({ method, path }) => method === 'POST' && path === LIST)).toBe(true)
  answer()
  await expect.element(log.getByText('Sending…')).not.toBeInTheDocument()
  await expect.element(log.getByText('Sent', { exact: true })).toBeInTheDocument()
  expect(log.getByText('Done *well*').elements()).toHaveLength(1)
  expect(calls.filter(({ path }) => path.startsWith('/api/drafts')).map(({ method }) => method)).toEqual([
    'GET',
  ])
})

test('Shift and Enter begin a new line, and a blank message is not sent', async () => {
  const calls = await showThread([messageOf(1, 'Hello')])
  await field.click()
  await userEvent.keyboard('{Enter}')
  await field.fill('one')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two')
  await expect.element(field).toHaveValue('one\ntwo')
  expect(calls.some(({ method, path }) => method === 'POST' && path === LIST)).toBe(false)
})

test('without a line a message waits and says so, and goes out when the line is back', async () => {
  let isBack = false
  const calls = await showThread([messageOf(1, 'Hello')], {
    answers: {
      [SEND]: () => {
        if (!isBack) throw new TypeError('Failed to fetch')
        return answerSent(() => calls, 20)()
      },
    },
  })
  await field.fill('From the train')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(log.getByText('Sends when you’re online')).toBeVisible()
  isBack = true
  sendAll()
  await expect.element(log.getByText('Sent', { exact: true })).toBeInTheDocument()
  await expect.element(log.getByText('Sends when you’re online')).not.toBeInTheDocument()
})

test('a refused one says why, is sent again, or deleted', async () => {
  const no = { status: 403, body: { code: 'forbidden', message: 'They take no messages.' } }
  const calls = await showThread([messageOf(1, 'Hello')], { answers: { [SEND]: no } })
  await field.fill('Please')
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText('They take no messages.')).toBeVisible()
  const sent = () => calls.filter(({ method, path }) => method === 'POST' && path === LIST)
  await page.getByRole('button', { name: 'Send again' }).click()
  await eventually(() => sent().length).toBe(2)
  expect(sent()[0]?.body).toEqual(sent()[1]?.body)
  await log.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(log.getByText('Please')).not.toBeInTheDocument()
})

test('an answer names what it answers', async () => {
  const calls = await showThread([messageOf(1, 'Shall we?')], {
    answers: { [SEND]: () => answerSent(() => calls, 20)() },
  })
  await page.getByRole('button', { name: 'Options for the message from Arjun Nair' }).click()
  await page.getByRole('menuitem', { name: 'Reply' }).click()
  await expect.element(page.getByText('Replying to Arjun Nair')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('Yes')
  await userEvent.keyboard('{Enter}')
  await eventually(() => calls.findLast(({ path }) => path === LIST)?.body).toMatchObject({
    body: 'Yes',
    replyToId: 1,
  })
  await expect.element(page.getByText('Replying to Arjun Nair')).not.toBeInTheDocument()
})

test('typing is told at most every three seconds', async () => {
  const calls = await showThread([messageOf(1, 'Hello')])
  await field.fill('a')
  await field.fill('ab')
  await field.fill('abc')
  const told = () => calls.filter(({ path }) => path.endsWith('/typing')).length
  await eventually(told).toBe(1)
})

test('a picture is uploaded, described and sent with the words', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  const uploads = answerUploads()
  const calls = await showThread([messageOf(1, 'Hello')], {
    answers: { [SEND]: () => answerSent(() => calls, 20)() },
  })
  await page.getByLabelText('Add photos').last().upload(PICTURE)
  await eventually(() => uploads.length).toBe(1)
  await expect.element(page.getByRole('progressbar', { name: 'Uploading star.png' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  uploads[0]?.answer(200, mediaAnswer('star', 77))
  await page.getByRole('textbox', { name: 'Describe photo 1' }).fill('A star')
  await page.getByRole('button', { name: 'Send' }).click()
  await eventually(
    () => calls.findLast(({ path, method }) => path === LIST && method === 'POST')?.body,
  ).toMatchObject({
    body: '',
    pictures: [{ mediaId: 77, alt: 'A star' }],
  })
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

test('near the end the room is counted, and too many words are not sent', async () => {
  const calls = await showThread([messageOf(1, 'Hello')])
  await field.fill('x'.repeat(3990))
  await expect.element(page.getByText('10 characters left')).toBeVisible()
  await field.fill('x'.repeat(4001))
  await expect.element(page.getByText('1 character too many')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(calls.some(({ method, path }) => method === 'POST' && path === LIST)).toBe(false)
})

test('what was begun is there again', async () => {
  await showThread([messageOf(1, 'Hello')], {
    answers: {
      '/api/drafts/message/conversation-3': {
        body: {
          kind: 'message',
          key: 'conversation-3',
          version: 2,
          content: { content: 'I was going to say' },
          updatedAt: new Date().toISOString(),
          older: null,
        },
      },
    },
  })
  await expect.element(field).toHaveValue('I was going to say')
})

test('to somebody who takes no messages nothing can be written', async () => {
  await showThread([messageOf(1, 'Hello')], { conversation: { canSend: false } })
  await expect.element(page.getByText('You can’t send messages here.')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('without a line a picture waits and is uploaded when the line is back', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const uploads = answerUploads()
  const calls = await showThread([messageOf(1, 'Hello')], {
    answers: { [SEND]: () => answerSent(() => calls, 20)() },
  })
  await page.getByLabelText('Add photos').last().upload(PICTURE)
  await eventually(() => uploads.length).toBe(1)
  uploads[0]?.lose()
  await expect.element(page.getByText('Uploads when you’re online')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await eventually(() => uploads.length).toBe(2)
  await expect.element(page.getByText('Uploads when you’re online')).not.toBeInTheDocument()
  uploads[1]?.answer(200, mediaAnswer('star', 77))
  await page.getByRole('button', { name: 'Send' }).click()
  await eventually(() => calls.findLast(({ path }) => path === LIST)?.body).toMatchObject({
    pictures: [{ mediaId: 77 }],
  })
})

test('the words go without a picture that has no line, once it is removed', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const uploads = answerUploads()
  const calls = await showThread([messageOf(1, 'Hello')], {
    answers: { [SEND]: () => answerSent(() => calls, 20)() },
  })
  await page.getByLabelText('Add photos').last().upload(PICTURE)
  await field.fill('Words alone')
  await eventually(() => uploads.length).toBe(1)
  uploads[0]?.lose()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await eventually(() => calls.findLast(({ path }) => path === LIST)?.body).toMatchObject({
    body: 'Words alone',
  })
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  // What was removed is not uploaded after all.
  expect(uploads).toHaveLength(1)
})

test('the first message stands there at once; a refused one says why, and sent again it is the same', async () => {
  const no = { status: 403, body: { code: 'forbidden', message: 'They take no messages.' } }
  const yes = { body: { conversation: conversationOf(), message: messageOf(1, 'Hi both', ME) } }
  const answers = [no, yes]
  const calls = await renderPart(
    <>
      <FirstWaiting to={[ARJUN, MEI]} />
      <FirstMessage to={[ARJUN, MEI]} title="Stars" takesPictures={false} />
    </>,
    {
      at: '/messages/new',
      user: SARI,
      answers: {
        'POST /api/conversations': () => answers.shift() ?? no,
        '/api/drafts/message/new-group': { body: null },
        'DELETE /api/drafts/message/new-group': { body: { done: true } },
      },
    },
  )
  const first = page.getByRole('textbox', { name: 'Message Arjun Nair, Mei Lin Tan' })
  await first.fill('Hi both')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(log.getByText('Hi both')).toBeVisible()
  await expect.element(first).toHaveValue('')
  await expect.element(page.getByText('They take no messages.')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await eventually(() => location.hash).toBe('#/messages/3')
  await expect.element(log).not.toBeInTheDocument()
  const sent = calls.filter(({ path, method }) => path === '/api/conversations' && method === 'POST')
  expect(sent[0]?.body).toMatchObject({ userIds: [40, 41], title: 'Stars', body: 'Hi both' })
  expect(sent[1]?.body).toEqual(sent[0]?.body)
})
