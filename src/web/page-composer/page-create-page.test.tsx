import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PAGE_POST_MAX, TITLE_MAX } from '../../contract/limits.ts'
import { eventually, renderPart, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import {
  button,
  field,
  form,
  keysSent,
  leaveComposer,
  openPage,
  summary,
  tab,
  text,
  title,
} from './composer-testing.tsx'
import { PageCreatePage } from './page-create-page.tsx'
import { pagePost } from './post-testing.ts'

afterEach(leaveComposer)

const POSTS = '/api/page-posts'
const hash = () => location.hash

test('[S2.2-10] /page-create shows the form to create a page post, one tab a type, by keyboard too', async () => {
  await openPage()
  await expect.element(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible()
  await expect.element(tab('Photo')).toHaveAttribute('aria-selected', 'true')
  await expect.element(button('Choose a photo')).toBeVisible()
  await expect.element(field('Title (optional)')).toBeVisible()
  ;(tab('Photo').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Video')).toHaveFocus()
  await expect.element(button('Choose a video')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Discussion')).toHaveAttribute('aria-selected', 'true')
  await expect.element(button('Add a poll')).toBeVisible()
  await expect.element(field('Title')).toBeRequired()
  await expect.element(page.getByRole('tabpanel', { name: 'Discussion' })).toBeVisible()
})

test('the address may name a type', async () => {
  await openPage({ at: '/page-create?type=video' })
  await expect.element(tab('Video')).toHaveAttribute('aria-selected', 'true')
})

test('a visitor is told why they have to sign in, and that what they have begun is kept', async () => {
  localStorage.setItem(
    'cendekia:draft:page-post:new',
    JSON.stringify({ at: 1, owner: 7, version: 0, isSent: false, content: { title: 'Secret' } }),
  )
  await renderPart(<PageCreatePage />, { at: '/page-create?type=video' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in to post' })).toBeVisible()
  await expect.element(page.getByText('Your draft is saved on this device.')).toBeVisible()
  expect(page.getByText('Secret').elements()).toEqual([])
  const link = page.getByRole('link', { name: 'Sign in' })
  await expect.element(link).toHaveAttribute('href', '/login')
  await link.click()
  expect(JSON.parse(sessionStorage.getItem('pending-action') ?? '{}')).toMatchObject({
    place: '/page-create?type=video',
  })
})

test('a discussion is sent as it was written, busy only while it is sent, and then it is on screen', async () => {
  let finish = (_answer: Answer): void => {}
  const answer = new Promise<Answer>((resolve) => (finish = resolve))
  const { sent } = await openPage({ at: '/page-create?type=discussion', answers: { [POSTS]: () => answer } })
  await title().fill('Tides of Malacca')
  await text().fill('Twice a day.')
  await page.getByRole('switch', { name: 'Adult content' }).click()
  await button('Post').click()
  await expect.element(button('Post')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status').filter({ hasText: 'Posting…' })).toBeInTheDocument()
  expect(form()?.querySelector('textarea')?.closest('[inert]')).toBeInstanceOf(HTMLElement)
  finish({ body: pagePost({ isNsfw: true }) })
  await eventually(hash).toBe('#/page-post/12')
  expect(shownToast()).toMatchObject({ title: 'Posted', tone: 'success' })
  expect(sent(POSTS).map(({ body }) => body)).toEqual([
    { type: 'discussion', title: 'Tides of Malacca', content: 'Twice a day.', isNsfw: true },
  ])
})

test('Ctrl+Enter posts from any field; Enter alone leads from the title to the text', async () => {
  const { sent } = await openPage({ at: '/page-create?type=discussion' })
  await title().fill('Tides')
  await userEvent.keyboard('{Enter}')
  await expect.element(text()).toHaveFocus()
  expect(sent(POSTS)).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await eventually(hash).toBe('#/page-post/12')
  expect(sent(POSTS)).toHaveLength(1)
})

test('what is missing is told once, beside its field, where the focus goes', async () => {
  const { sent } = await openPage()
  await text().fill('Words that stay')
  await button('Post').click()
  const photo = page.getByRole('group', { name: 'Photo' })
  await expect.element(photo).toHaveAccessibleDescription(/Choose a photo first\./)
  expect(photo.element().contains(document.activeElement)).toBe(true)
  await tab('Discussion').click()
  await button('Post').click()
  await expect.element(title()).toHaveAccessibleDescription('A discussion needs a title.')
  await expect.element(title()).toHaveFocus()
  expect(summary().elements()).toEqual([])
  await title().fill('T')
  await expect.element(title()).not.toHaveAttribute('aria-invalid')
  await expect.element(text()).toHaveValue('Words that stay')
  expect(sent(POSTS)).toEqual([])
})

test('how many characters are left is told near the end, and too many are not sent', async () => {
  const { sent } = await openPage({ at: '/page-create?type=discussion' })
  await title().fill('t'.repeat(TITLE_MAX - 31))
  await expect.element(title()).not.toHaveAccessibleDescription()
  await title().fill('t'.repeat(TITLE_MAX - 1))
  await expect.element(title()).toHaveAccessibleDescription('1 character left')
  await title().fill('t'.repeat(TITLE_MAX + 2))
  await expect.element(title()).toHaveAccessibleDescription('2 characters too many')
  await text().fill('x'.repeat(PAGE_POST_MAX + 1))
  await expect.element(text()).toHaveAccessibleDescription('1 character too many')
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/Use up to 150 characters for the title\./)
  await expect.element(summary()).toHaveTextContent(/Use up to 5000 characters for the text\./)
  expect(sent(POSTS)).toEqual([])
})

test('what the server refuses stands beside its field, and nothing is cleared', async () => {
  const refusal = {
    status: 400,
    body: {
      code: 'invalid_input',
      message: 'Please check the marked fields.',
      fields: { content: 'No links yet.', isNsfw: 'Not here.', whatever: 'And that.' },
    },
  }
  await openPage({ at: '/page-create?type=discussion', answers: { [POSTS]: refusal } })
  await title().fill('Tides')
  await text().fill('https://example.org')
  await button('Post').click()
  await expect.element(text()).toHaveAccessibleDescription(/No links yet\./)
  await expect.element(page.getByText('Not here.').first()).toBeVisible()
  await expect.element(summary()).toHaveTextContent(/Please check the marked fields\. And that\./)
  await expect.element(summary()).toHaveFocus()
  await expect.element(title()).toHaveValue('Tides')
  await expect.element(button('Post')).toBeEnabled()
})

test('a lost answer says so and keeps everything; the same post once more goes under the same key', async () => {
  let tries = 0
  const { sent } = await openPage({
    at: '/page-create?type=discussion',
    answers: {
      [POSTS]: () => {
        tries += 1
        if (tries < 3) throw new TypeError('Failed to fetch')
        return { body: pagePost() }
      },
    },
  })
  await title().fill('Tides')
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/We couldn’t reach the server\. Nothing is lost/)
  await button('Post').click()
  await expect.poll(() => sent(POSTS).length).toBe(2)
  await expect.element(button('Post')).toBeEnabled()
  await title().fill('Tides, changed')
  await button('Post').click()
  await eventually(hash).toBe('#/page-post/12')
  const [first, second, third] = keysSent()
  expect(first).toMatch(/^post-\w{20}-\w+$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('offline, too often, signed out: clear words, and everything is kept', async () => {
  let answer: () => Answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage({ at: '/page-create?type=discussion', answers: { [POSTS]: () => answer() } })
  await title().fill('Tides')
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/You’re offline\. Nothing is lost/)
  online.mockReturnValue(true)
  answer = () => ({ status: 429, body: { code: 'too_many_requests', message: 'Try again in 3 minutes.' } })
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/Try again in 3 minutes\./)
  answer = () => ({ status: 401, body: { code: 'not_signed_in', message: 'x' } })
  await button('Post').click()
  await expect.element(summary()).toHaveTextContent(/You’ve been signed out/)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(title()).toHaveValue('Tides')
})

test.for(['id', 'my'] as const)('in %s too', async (language) => {
  await openPage({ language })
  const words = {
    id: ['Postingan baru', 'Posting', 'Konten dewasa'],
    my: ['Hantaran baharu', 'Siarkan', 'Kandungan dewasa'],
  }
  const [heading, post, adult] = words[language]
  await expect.element(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible()
  await expect.element(button(post ?? '')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: adult ?? '' })).toBeVisible()
})
