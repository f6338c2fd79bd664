import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { alt, button, byMethod, field, leaveComposer, summary, text, title } from './composer-testing.tsx'
import { marks, pagePost } from './post-testing.ts'
import { EditPostDialog } from './public.ts'

afterEach(leaveComposer)

const POST = '/api/page-posts/12'
const DRAFT = '/api/drafts/page-post/edit-12'
const adult = () => page.getByRole('switch', { name: 'Adult content' })
const POLL = { isVotingEnabled: true, votingQuestion: 'Which one?', votingOptions: ['Pegon', 'Latin'] }
const PHOTO: Partial<PagePost> = {
  type: 'photo',
  mediaType: 'image',
  mediaUrl: '/media/k/1600.webp',
  media: {
    id: 41,
    state: 'ready',
    width: 8,
    height: 6,
    alt: 'A reef',
    placeholder: '',
    sources: [],
    posterUrl: null,
    durationMs: null,
  },
}

interface Setting {
  post?: Partial<PagePost>
  own?: Partial<PagePostMarks>
  answer?: Answer | (() => Answer | Promise<Answer>)
}

async function open({ post = {}, own = {}, answer }: Setting = {}) {
  const onSaved = vi.fn<(post: PagePost) => void>()
  const onClose = vi.fn<() => void>()
  const shown = pagePost(post)
  const calls = await renderPart(
    <EditPostDialog post={shown} marks={marks(own)} onSaved={onSaved} onClose={onClose} />,
    {
      user: SARI,
      at: '/page',
      answers: {
        [POST]: answer ?? { body: { ...shown, title: 'Saved' } },
        [DRAFT]: byMethod({
          GET: { body: null },
          PUT: { body: { version: 1, updatedAt: '', hadNewer: false } },
        }),
      },
    },
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { onSaved, onClose, sent }
}

test('its author changes title and text; only what is different is sent', async () => {
  const { onSaved, onClose, sent } = await open()
  await expect.element(page.getByRole('dialog', { name: 'Edit post' })).toBeVisible()
  await expect.element(title()).toHaveValue('Tides of Malacca')
  await text().fill('Other words.')
  await button('Save').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent()).toEqual([{ content: 'Other words.' }])
  expect(onSaved.mock.calls).toEqual([[pagePost({ title: 'Saved' })]])
  expect(shownToast()).toMatchObject({ title: 'Changes saved', tone: 'success' })
})

test('the description of a medium can be changed, and Ctrl+Enter saves', async () => {
  const { sent } = await open({ post: PHOTO })
  await alt().fill('A reef at noon')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(sent).toEqual([{ mediaAlt: 'A reef at noon' }])
})

test('nothing changed is nothing sent', async () => {
  const { onClose, sent } = await open()
  await button('Save').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent()).toEqual([])
})

test('the poll can be changed only while the server says so', async () => {
  const { sent } = await open({ post: POLL, own: { canEditPoll: true } })
  await field('Question').fill('Which script?')
  await button('Add an option').click()
  await field('Option 3').fill('Rejang')
  await button('Move option 3 up').click()
  await button('Save').click()
  await expect
    .poll(sent)
    .toEqual([{ votingQuestion: 'Which script?', votingOptions: ['Pegon', 'Rejang', 'Latin'] }])
})

test('afterwards it says why the poll stands', async () => {
  await open({ post: POLL })
  await expect.element(page.getByText('The poll can’t be changed any more')).toBeVisible()
  expect(field('Question').elements()).toEqual([])
})

test('a mark that others have set stays: the server’s words stand beside the switch', async () => {
  const message = 'A moderator has marked this post. You can’t take that away.'
  const { onClose } = await open({
    post: { isNsfw: true },
    answer: { status: 403, body: { code: 'not_allowed', message } },
  })
  await adult().click()
  await button('Save').click()
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect.element(adult()).toHaveFocus()
  await expect.element(adult()).not.toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
})

test('what is wrong is told beside its field, what failed keeps everything, and closing keeps a draft', async () => {
  let answer: () => Answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const { sent } = await open({ answer: () => answer() })
  await title().fill(' ')
  await button('Save').click()
  await expect.element(title()).toHaveAccessibleDescription('A discussion needs a title.')
  expect(sent()).toEqual([])
  await title().fill('Other title')
  await button('Save').click()
  await expect.element(summary()).toHaveTextContent(/We couldn’t reach the server/)
  answer = () => ({
    status: 404,
    body: { code: 'not_found', message: 'We couldn’t find that. It may have been deleted or moved.' },
  })
  await button('Save').click()
  await expect.element(summary()).toHaveTextContent(/We couldn’t find that\./)
  await expect.element(title()).toHaveValue('Other title')
  expect(JSON.parse(localStorage.getItem('cendekia:draft:page-post:edit-12') ?? '{}')).toMatchObject({
    content: { title: 'Other title' },
  })
})

test('an edit that was left in the middle is back', async () => {
  const content = {
    title: 'Begun',
    content: 'x',
    mediaAlt: '',
    isNsfw: false,
    votingQuestion: '',
    votingOptions: [],
  }
  localStorage.setItem(
    'cendekia:draft:page-post:edit-12',
    JSON.stringify({ at: Date.now(), owner: SARI.id, version: 0, isSent: false, content }),
  )
  await open()
  await expect.element(title()).toHaveValue('Begun')
  await button('Start over').click()
  await expect.element(title()).toHaveValue('Tides of Malacca')
})
