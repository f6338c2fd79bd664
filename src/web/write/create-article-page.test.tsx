import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { USER_REFETCH_MS } from '../../contract/limits.ts'
import { articleCard } from '../testing/article-cards.ts'
import { eventually, renderPart, shownToast } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { CreateArticlePage } from './create-article-page.tsx'
import {
  ARTICLE,
  leaveWriting,
  button,
  categories,
  content,
  fillIn,
  openWriting,
  TEXT,
  title,
} from './write-testing.tsx'

afterEach(leaveWriting)

const NEW = '/create-article'
const STORE = 'cendekia:draft:article:new'
const created = { body: { ...ARTICLE, id: 12 } }
const summary = () => page.getByRole('alert').filter({ hasText: /to fix|didn’t go through/ })
const hash = () => location.hash

test('a visitor is told why they have to sign in, and that what they have begun is kept', async () => {
  localStorage.setItem(
    STORE,
    JSON.stringify({ at: 1, owner: 7, version: 0, isSent: false, content: { title: 'Secret' } }),
  )
  await renderPart(<CreateArticlePage />, { at: NEW })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in to write' })).toBeVisible()
  await expect.element(page.getByText('Your draft is saved on this device.')).toBeVisible()
  expect(page.getByText('Secret').elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('[S3-13] the form has the fields title, category, thumbnail, formatting and content', async () => {
  await openWriting(NEW)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Write an article' })).toBeVisible()
  await expect.element(title()).toBeVisible()
  await eventually(() => categories().getByRole('button').elements().length).toBe(11)
  await expect.element(page.getByRole('group', { name: 'Thumbnail' })).toBeVisible()
  await expect.element(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await expect.element(content()).toBeVisible()
})

test('[S4.8-1] while it is being published the form is in its creating state, and then the article is there', async () => {
  let finish = (_answer: Answer): void => {}
  const answer = new Promise<Answer>((resolve) => (finish = resolve))
  const sent = await openWriting(NEW, { '/api/articles': () => answer })
  await fillIn()
  await button('Publish').click()
  const busy = button('Publishing…')
  await expect.element(busy).toBeVisible()
  await expect.element(busy).toBeDisabled()
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status').filter({ hasText: 'Publishing…' })).toBeInTheDocument()
  expect(document.querySelector('#write-content')?.closest('[inert]')).toBeInstanceOf(HTMLElement)
  expect(document.querySelector<HTMLTextAreaElement>('#write-content')?.value).toBe(TEXT)
  finish(created)
  await expect.poll(hash).toBe('#/article/12')
  expect(shownToast()).toEqual({
    title: 'Published',
    description: 'Everyone can read it now.',
    tone: 'success',
  })
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/api/articles',
      body: {
        title: 'Tides of Malacca',
        content: TEXT,
        language: 'en',
        categories: ['geography'],
        tags: [],
        thumbnailId: null,
        coAuthors: [],
        isDraft: false,
      },
    },
  ])
  expect(localStorage.getItem(STORE)).toBeNull()
})

test('what is missing stands beside its field and at the top, where the focus goes', async () => {
  const sent = await openWriting(NEW)
  await title().fill('Sea')
  await button('Publish').click()
  await expect.element(summary()).toHaveFocus()
  await expect.element(summary()).toHaveTextContent('3 things to fix')
  await expect.element(title()).toHaveAccessibleDescription('Use at least 5 characters for the title.')
  await expect.element(content()).toHaveAccessibleDescription(/Write something first\./)
  await expect.element(categories()).toHaveAccessibleDescription(/Choose a category\./)
  await summary().getByRole('button', { name: 'Choose a category.' }).click()
  await expect.element(categories().getByRole('button', { name: 'World' })).toHaveFocus()
  await title().fill('Seas')
  await expect.element(title()).not.toHaveAccessibleDescription('Use at least 5 characters for the title.')
  expect(sent()).toEqual([])
})

test('what the server refuses stands beside its field, and nothing is cleared', async () => {
  await openWriting(NEW, {
    '/api/articles': {
      status: 400,
      body: {
        code: 'invalid_input',
        message: 'Please check the fields.',
        fields: {
          'tags.0': 'This tag is reserved.',
          text: 'There are too many marks.',
          coAuthors: 'Nobody has that alias.',
        },
      },
    },
  })
  await fillIn()
  await button('Publish').click()
  await expect.element(summary()).toHaveTextContent(/That didn’t go through.*Please check the fields\./)
  await expect.element(content()).toHaveAccessibleDescription(/There are too many marks\./)
  await expect
    .element(page.getByRole('combobox', { name: 'Tags' }))
    .toHaveAccessibleDescription(/This tag is reserved\./)
  await expect
    .element(page.getByRole('combobox', { name: 'Co-authors' }))
    .toHaveAccessibleDescription(/Nobody has that alias\./)
  await expect.element(title()).toHaveValue('Tides of Malacca')
  await expect.element(content()).toHaveValue(TEXT)
  await expect.element(button('Publish')).toBeEnabled()
})

test('a refusal does not say that nothing was saved while the draft says that it is', async () => {
  await openWriting(NEW, {
    '/api/articles': {
      status: 429,
      body: { code: 'too_many_requests', message: 'Nothing is lost; please try again in 47 seconds.' },
      headers: { 'Retry-After': '47' },
    },
  })
  await fillIn()
  await button('Publish').click()
  await expect.element(summary()).toHaveTextContent(/^That didn’t go through.*Nothing is lost/)
  expect(summary().element().textContent).not.toMatch(/saved/)
  expect(document.querySelector('[data-state]')?.textContent).toMatch(/[Ss]aved/)
  expect(JSON.parse(localStorage.getItem(STORE) ?? '{}')).toMatchObject({ content: { content: TEXT } })
})

test('a lost connection keeps every word, and the same wish is sent again with the same key', async () => {
  let isBack = false
  await openWriting(NEW, {
    '/api/articles': () => {
      if (!isBack) throw new TypeError('Failed to fetch')
      return created
    },
  })
  await fillIn()
  await button('Publish').click()
  await expect.element(summary()).toHaveTextContent(/Nothing is lost: everything is kept here\./)
  await expect.element(content()).toHaveValue(TEXT)
  expect(JSON.parse(localStorage.getItem(STORE) ?? '{}')).toMatchObject({ content: { content: TEXT } })
  isBack = true
  await button('Publish').click()
  await expect.poll(hash).toBe('#/article/12')
  const keys = vi
    .mocked(window.fetch)
    .mock.calls.filter(([path]) => path === '/api/articles')
    .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^\w{24}$/)
  expect(keys[0]).toBe(keys[1])
})

test('whoever was signed out in mid-text is told so, with their words still there', async () => {
  await openWriting(NEW, {
    '/api/articles': { status: 401, body: { code: 'not_signed_in', message: 'Please sign in.' } },
  })
  await fillIn()
  await button('Publish').click()
  await expect.element(summary()).toHaveTextContent(/You’ve been signed out\./)
  await summary().getByRole('link', { name: 'Sign in' }).click()
  expect(hash()).toBe('#/login')
  expect(sessionStorage.getItem('pending-action')).toContain('"place":"/create-article"')
})

test('a draft may be short and is saved as one', async () => {
  const sent = await openWriting(NEW, { '/api/articles': created })
  await fillIn()
  await content().fill('Short.')
  await button('Save as draft').click()
  await expect.poll(hash).toBe('#/article/12')
  expect(sent()[0]?.body).toMatchObject({ isDraft: true, content: 'Short.' })
  expect(shownToast()?.title).toBe('Saved as a draft')
})

test('Ctrl+Enter publishes from anywhere in the form, Ctrl+S keeps the draft at once', async () => {
  const sent = await openWriting(NEW, { '/api/articles': created })
  await fillIn()
  await title().click()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(JSON.parse(localStorage.getItem(STORE) ?? '{}')).toMatchObject({
    content: { title: 'Tides of Malacca' },
  })
  await content().click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(hash).toBe('#/article/12')
  expect(sent()).toHaveLength(1)
})

test('a draft is there again when the form is opened, with everything in it', async () => {
  const kept = {
    title: 'Kept title',
    content: 'Kept words',
    categories: ['history', 'nonsense'],
    tags: ['sea'],
  }
  localStorage.setItem(
    STORE,
    JSON.stringify({ at: Date.now(), owner: 7, version: 0, isSent: false, content: kept }),
  )
  await openWriting(NEW)
  await expect.element(title()).toHaveValue('Kept title')
  await expect.element(content()).toHaveValue('Kept words')
  await expect
    .element(categories().getByRole('button', { name: /History/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Remove sea')).toBeVisible()
  await expect.element(page.getByText('Your draft is back')).toBeVisible()
})

test('what was begun earlier is found again', async () => {
  await openWriting(NEW, {
    '/api/my-articles?state=draft': {
      body: {
        items: [
          { ...articleCard(20), title: 'Half a draft', state: 'draft', publishAt: null, openSuggestions: 0 },
        ],
        nextCursor: null,
      },
    },
    '/api/drafts': {
      body: {
        items: [
          { kind: 'article', key: 'new', version: 1, title: 'This one', updatedAt: ARTICLE.updatedAt },
          { kind: 'article', key: 'translate-7-id', version: 1, title: '', updatedAt: ARTICLE.updatedAt },
          { kind: 'comment', key: 'article-7', version: 1, title: 'A comment', updatedAt: ARTICLE.updatedAt },
        ],
      },
    },
  })
  await page.getByText('Continue writing').click()
  const links = page.getByRole('group').getByRole('link')
  await eventually(() => links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/create-article?translate=7&to=id',
    '/create-article?article=20',
  ])
})

test('a failed look at the session does not take the form away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  await openWriting(NEW, { '/api/auth/user': { status: 503, body: {} } })
  await title().fill('Still here')
  await vi.advanceTimersByTimeAsync(USER_REFETCH_MS)
  expect(vi.mocked(window.fetch).mock.calls.map(([path]) => path)).toContain('/api/auth/user')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(title()).toHaveValue('Still here')
})
