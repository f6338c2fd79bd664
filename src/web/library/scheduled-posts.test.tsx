import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ScheduledPost } from '../../contract/scheduled-posts.ts'
import { formatMoment } from '../scheduling/public.ts'
import { pagePost } from '../testing/page-posts.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { openLibrary } from './library-testing.tsx'

afterEach(leaveApp)

const AT = '2027-01-05T01:00:00.000Z'
const NEXT = '2027-01-09T01:00:00.000Z'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })

function waiting(id: number, changes: Partial<ScheduledPost> = {}): ScheduledPost {
  return {
    id,
    type: 'discussion',
    title: `Post ${id}`,
    content: '',
    media: null,
    mediaAlt: '',
    isNsfw: false,
    poll: null,
    publishAt: AT,
    refusal: null,
    version: 1,
    ...changes,
  }
}
const open = (items: ScheduledPost[], answers: Parameters<typeof openLibrary>[1] = {}) =>
  openLibrary('/library?tab=drafts', { '/api/scheduled-posts': { body: { items, most: 10 } }, ...answers })
const names = () =>
  Array.from(
    document.querySelectorAll('section[aria-labelledby=library-scheduled] h3'),
    (one) => one.textContent,
  )

test('scheduled posts are among the drafts, with their time and how many the plan allows', async () => {
  await open([
    waiting(1, { poll: { question: 'Why?', options: ['Moon', 'Sun'], days: 3, results: 'always' } }),
    waiting(2, { title: '', content: 'Only words', publishAt: NEXT }),
  ])
  await expect.element(page.getByRole('heading', { name: 'Scheduled posts' })).toBeVisible()
  await expect
    .element(page.getByText('Your plan lets you schedule up to 10 posts and articles at a time.'))
    .toBeVisible()
  expect(names()).toEqual(['Post 1', 'Only words'])
  await expect.element(page.getByText(`Scheduled for ${formatMoment(AT, 'en')}`)).toBeVisible()
  await expect.element(page.getByText('With a poll')).toBeVisible()
  await expect.element(button('Change time: Only words')).toBeVisible()
  const edit = page.getByRole('link', { name: 'Edit: Only words', exact: true })
  await expect.element(edit).toHaveAttribute('href', expect.stringContaining('/page-create?scheduled=2'))
})

test('without any there is no word about them', async () => {
  await open([])
  await expect.element(page.getByText('No drafts yet')).toBeVisible()
  expect(page.getByText('Scheduled posts').elements()).toEqual([])
})

test('one that could not be posted says why, and gets another time', async () => {
  const refused = waiting(1, { refusal: 'Your account was suspended at that time.' })
  const calls = await open([refused], { '/api/scheduled-posts/1': { body: waiting(1, { publishAt: NEXT }) } })
  await expect
    .element(
      page.getByText(`Not posted on ${formatMoment(AT, 'en')}: Your account was suspended at that time.`),
    )
    .toBeVisible()
  await button('Change time: Post 1').click()
  await dialog('Change the date').getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect.element(page.getByText(`Scheduled for ${formatMoment(NEXT, 'en')}`)).toBeVisible()
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/scheduled-posts/1',
    body: { publishAt: expect.any(String) },
  })
  await expect.element(dialog('Change the date')).not.toBeInTheDocument()
})

test('one that is posted now leaves the list, and the keyboard goes on at the next', async () => {
  await open([waiting(1), waiting(2)], { '/api/scheduled-posts/1/publish': { body: pagePost(31) } })
  await button('Post now: Post 1').click()
  await eventually(names).toEqual(['Post 2'])
  expect(shownToast()).toMatchObject({ title: 'Posted' })
  await expect.element(button('Change time: Post 2')).toHaveFocus()
})

test('deleting asks first; a failure is told and nothing is gone', async () => {
  const calls = await open([waiting(1)], {
    '/api/scheduled-posts/1': {
      status: 503,
      body: { code: 'unavailable', message: 'Please try again soon.' },
    },
  })
  await button('Delete: Post 1').click()
  const asked = dialog('Delete this scheduled post?')
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await button('Delete: Post 1').click()
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(asked.getByText('Please try again soon.')).toBeVisible()
  expect(names()).toEqual(['Post 1'])
})

test('deleted is gone', async () => {
  await open([waiting(1)], { '/api/scheduled-posts/1': { body: { done: true } } })
  await button('Delete: Post 1').click()
  await dialog('Delete this scheduled post?').getByRole('button', { name: 'Delete', exact: true }).click()
  await eventually(names).toEqual([])
  expect(shownToast()).toMatchObject({ title: 'Deleted' })
})

test('a list that could not be loaded can be asked for again', async () => {
  await openLibrary('/library?tab=drafts', {
    '/api/scheduled-posts': { status: 503, body: { code: 'unavailable', message: 'Later' } },
  })
  await expect.element(page.getByText('Couldn’t load your scheduled posts.')).toBeVisible()
})

const DRAFT = '/api/drafts/page-post/new'
/** No draft at first; then it takes one, and lets it go again. */
const freeForm = () => {
  const answers: Answer[] = [
    { body: null },
    { body: { version: 1, updatedAt: AT, hadNewer: false } },
    { body: { done: true } },
  ]
  return (): Answer => answers.shift() ?? { body: null }
}

test('a schedule that is cancelled makes it the draft of a new post', async () => {
  const poll = { question: 'Why?', options: ['Moon', 'Sun'], days: 7, results: 'always' as const }
  const calls = await open([waiting(1, { content: 'Words', poll })], {
    [DRAFT]: freeForm(),
    '/api/scheduled-posts/1': { body: { done: true } },
  })
  await button('Cancel schedule: Post 1').click()
  await eventually(names).toEqual([])
  expect(shownToast()).toMatchObject({ title: 'Schedule cancelled' })
  const written = calls.filter(({ method }) => method === 'PUT' || method === 'DELETE')
  expect(written.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT ${DRAFT}`,
    'DELETE /api/scheduled-posts/1',
  ])
  expect(written[0]?.body).toMatchObject({
    content: { type: 'discussion', title: 'Post 1', content: 'Words', votingQuestion: 'Why?', votingDays: 7 },
  })
})

test('a draft that is there already is not lost to it', async () => {
  const draft = {
    kind: 'page-post',
    key: 'new',
    version: 2,
    content: { title: 'Begun' },
    updatedAt: AT,
    older: null,
  }
  const calls = await open([waiting(1)], { [DRAFT]: { body: draft } })
  await button('Cancel schedule: Post 1').click()
  await eventually(shownToast).toMatchObject({ title: 'You already have a draft of a post' })
  expect(names()).toEqual(['Post 1'])
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false)
})

test('what could not be taken back still waits, and is no draft as well', async () => {
  const calls = await open([waiting(1)], {
    [DRAFT]: freeForm(),
    '/api/scheduled-posts/1': {
      status: 503,
      body: { code: 'unavailable', message: 'Please try again soon.' },
    },
  })
  await button('Cancel schedule: Post 1').click()
  await eventually(() => calls.at(-1)).toMatchObject({ method: 'DELETE', path: DRAFT })
  expect(names()).toEqual(['Post 1'])
})
