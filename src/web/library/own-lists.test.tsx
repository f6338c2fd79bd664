import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wholeArticle } from '../testing/article-cards.ts'
import { eventually, leaveApp, shownToast } from '../testing/render-app.tsx'
import { listOf, openLibrary, ownOf, titles } from './library-testing.tsx'

afterEach(leaveApp)

const AT = '2026-11-01T08:00:00.000Z'
const draftOf = (key: string, title: string, kind = 'article') => ({
  kind,
  key,
  version: 1,
  title,
  updatedAt: AT,
})
const hrefs = (inside: string) =>
  Array.from(document.querySelectorAll(`${inside} a`), (link) => link.getAttribute('href'))

test('unfinished texts and drafts lead to where they are written', async () => {
  await openLibrary('/library?tab=drafts', {
    '/api/my-articles?state=draft': listOf([ownOf(20, 'draft'), ownOf(19, 'draft')]),
    '/api/drafts': {
      body: {
        items: [
          draftOf('new', ''),
          draftOf('translate-7-id', 'Menimbang bintang'),
          draftOf('suggest-8', 'A better word'),
          draftOf('edit-20', 'Article 20'),
          draftOf('article-7', 'A comment', 'comment'),
        ],
      },
    },
  })
  await eventually(() => hrefs('section li')).toEqual([
    '/create-article',
    '/create-article?translate=7&to=id',
    '/create-article?suggest=8',
  ])
  await expect.element(page.getByText('Untitled')).toBeVisible()
  expect(hrefs('li article')).toEqual(['/create-article?article=20', '/create-article?article=19'])
  // An unsaved edit of a draft is told at the draft.
  expect(
    Array.from(document.querySelectorAll('li:has(article)'), (row) => /Unsaved/.test(row.textContent)),
  ).toEqual([true, false])
  await expect.element(page.getByRole('heading', { level: 2, name: 'Saved drafts' })).toBeVisible()
})

test('begun questions and answers are among them, each with the way to its form', async () => {
  const answer = {
    id: 3,
    questionId: 7,
    content: 'It is young.',
    nodes: [],
    score: 0,
    comments: 0,
    isAccepted: false,
    isPick: false,
    author: null,
    createdAt: AT,
    editedAt: null,
    state: 'published',
  }
  await openLibrary('/library?tab=drafts', {
    '/api/drafts': {
      body: {
        items: [
          draftOf('new', 'How far is the moon?', 'question'),
          draftOf('edit-6', 'Why is the sea salty?', 'question'),
          draftOf('question-8', 'Because of the tides', 'answer'),
          draftOf('edit-3', 'It is very young', 'answer'),
          draftOf('edit-4', 'Gone', 'answer'),
        ],
      },
    },
    '/api/answers/3': { body: answer },
    '/api/answers/4': { status: 404, body: { code: 'not_found', message: 'Not there' } },
  })
  await eventually(() => hrefs('section li')).toEqual([
    '/question/ask',
    '/question/6?edit=question',
    '/question/8?edit=answer',
    '/question/7?answer=3&edit=answer',
  ])
  await expect
    .element(page.getByRole('link', { name: /It is very young.*Unsaved edit to an answer/ }))
    .toBeVisible()
})

test('unfinished texts alone are no empty shelf', async () => {
  await openLibrary('/library?tab=drafts', { '/api/drafts': { body: { items: [draftOf('new', 'Begun')] } } })
  await expect.element(page.getByRole('link', { name: /Begun/ })).toBeVisible()
  await expect.element(page.getByText('No drafts yet')).not.toBeInTheDocument()
})

test('drafts are there though the unfinished texts are not, which can be tried again', async () => {
  let tries = 0
  await openLibrary('/library?tab=drafts', {
    '/api/my-articles?state=draft': listOf([ownOf(20, 'draft')]),
    '/api/drafts': () => (++tries === 1 ? { status: 503 } : { body: { items: [draftOf('new', 'Begun')] } }),
  })
  await expect.element(page.getByText('Couldn’t load your unfinished texts.')).toBeVisible()
  expect(titles()).toEqual(['Article 20'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: /Begun/ })).toBeVisible()
})

const TRASH = { '/api/my-articles?state=deleted': listOf([ownOf(31, 'deleted'), ownOf(30, 'deleted')]) }
const bringBack = (title: string) => page.getByRole('button', { name: `Restore: ${title}` })

test('what was deleted is kept for 30 days and comes back with one press', async () => {
  const calls = await openLibrary('/library?tab=deleted', {
    ...TRASH,
    '/api/articles/31/restore': { body: wholeArticle(31) },
  })
  await expect
    .element(page.getByText(/Deleted articles, posts, questions and answers are kept for 30 days/))
    .toBeVisible()
  await bringBack('Article 31').click()
  await eventually(titles).toEqual(['Article 30'])
  expect(shownToast()).toMatchObject({ title: 'Restored and published again', tone: 'success' })
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/articles/31/restore' })
  await expect.element(bringBack('Article 30')).toHaveFocus()
  await page.getByRole('button', { name: 'Open' }).click()
  expect(location.hash).toBe('#/article/31')
})

const RESTORED = {
  id: 7,
  title: 'Why is the sky dark?',
  excerpt: '',
  content: '',
  nodes: [],
  category: 'astronomy',
  language: 'en',
  tags: [],
  status: 'open',
  isNsfw: false,
  score: 0,
  answers: 0,
  hasAccepted: false,
  acceptedId: null,
  duplicateOf: null,
  closeReason: null,
  comments: 0,
  author: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  editedAt: null,
  isRetagged: false,
  state: 'published',
}

test('a deleted question stands below the articles and comes back as well', async () => {
  const question = { id: 7, title: 'Why is the sky dark?', category: 'astronomy', state: 'deleted' }
  const calls = await openLibrary('/library?tab=deleted', {
    ...TRASH,
    '/api/questions/deleted': listOf([{ ...question, deletedAt: '2026-11-01T08:00:00.000Z' }]),
    '/api/questions/7/restore': { body: RESTORED },
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: question.title })).toBeVisible()
  await bringBack(question.title).click()
  await eventually(shownToast).toMatchObject({ title: 'Question restored', tone: 'success' })
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/questions/7/restore' })
  await expect.element(bringBack(question.title)).not.toBeInTheDocument()
})

test('a deleted answer stands last, by its question, and comes back as well', async () => {
  const answers = [
    { id: 3, questionId: 7, questionTitle: 'Why is the sky dark?', state: 'deleted', deletedAt: AT },
    { id: 2, questionId: 6, questionTitle: null, state: 'deleted', deletedAt: AT },
  ]
  const restored = {
    id: 3,
    questionId: 7,
    content: 'It is young.',
    nodes: [],
    score: 0,
    comments: 0,
    isAccepted: false,
    isPick: false,
    author: null,
    createdAt: AT,
    editedAt: null,
    state: 'published',
  }
  const calls = await openLibrary('/library?tab=deleted', {
    ...TRASH,
    '/api/answers/deleted': listOf(answers),
    '/api/answers/3/restore': { body: restored },
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Answers' })).toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 3, name: 'Your answer to a question that isn’t shown here' }))
    .toBeVisible()
  await bringBack('Why is the sky dark?').click()
  await eventually(shownToast).toMatchObject({ title: 'Answer restored', tone: 'success' })
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/answers/3/restore' })
  await expect.element(bringBack('Why is the sky dark?')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open' }).click()
  expect(location.hash).toBe('#/question/7?answer=3')
})

test('what came back stands among the published ones at once', async () => {
  let published = [ownOf(9, 'published')]
  await openLibrary('/library?tab=published', {
    ...TRASH,
    '/api/my-articles?state=published': () => listOf(published),
    '/api/articles/31/restore': () => {
      published = [ownOf(31, 'published'), ...published]
      return { body: wholeArticle(31) }
    },
  })
  await eventually(titles).toEqual(['Article 9'])
  await page.getByRole('link', { name: 'Deleted' }).click()
  await bringBack('Article 31').click()
  await eventually(titles).toEqual(['Article 30'])
  await page.getByRole('link', { name: 'Published' }).click()
  await eventually(titles).toEqual(['Article 31', 'Article 9'])
})

test('what can not come back stays, with the reason', async () => {
  const message = 'Somebody else has translated it meanwhile.'
  await openLibrary('/library?tab=deleted', {
    ...TRASH,
    '/api/articles/31/restore': { status: 409, body: { code: 'conflict', message } },
  })
  await bringBack('Article 31').click()
  await eventually(shownToast).toMatchObject({ title: 'Error', description: message })
  expect(titles()).toEqual(['Article 31', 'Article 30'])
})

test('a published article says how many suggested edits there are to review', async () => {
  await openLibrary('/library?tab=published', {
    '/api/my-articles?state=published': listOf([
      ownOf(20, 'published', { openSuggestions: 3 }),
      ownOf(19, 'published'),
    ]),
  })
  const link = page.getByRole('link', { name: '3 suggested edits to review' })
  await expect.element(link).toHaveAttribute('href', '/article/20/suggestions')
  expect(page.getByText('to review').elements()).toHaveLength(1)
})

test('what others suggest for one’s collections is told above one’s articles', async () => {
  const mine = (id: number, title: string, openSuggestions: number) => ({
    id,
    title,
    description: '',
    category: 'astronomy',
    tags: [],
    language: 'en',
    licence: 'cc-by-sa-4.0',
    editing: 'suggest',
    isNsfw: false,
    rows: 8,
    columnLabels: ['Planet'],
    likes: 0,
    comments: 0,
    author: null,
    createdAt: AT,
    updatedAt: AT,
    state: 'published',
    openSuggestions,
    restorableUntil: null,
  })
  await openLibrary('/library?tab=published', {
    '/api/my-collections': listOf([mine(12, 'Planets', 2), mine(13, 'Moons', 0)]),
  })
  const link = page.getByRole('list', { name: 'Collections to review' }).getByRole('link')
  await expect.element(link).toHaveTextContent('2 suggestions to review for Planets')
  await expect.element(link).toHaveAttribute('href', '/collection/12/suggestions')
})

test('what is being checked is among the published ones and says so', async () => {
  await openLibrary('/library?tab=published', {
    '/api/my-articles?state=published': listOf([
      ownOf(20, 'hidden', { openSuggestions: 3 }),
      ownOf(19, 'published'),
    ]),
  })
  await expect.element(page.getByText('Hidden while we review it')).toBeVisible()
  expect(titles()).toEqual(['Article 20', 'Article 19'])
  expect(page.getByText('Hidden while we review it').elements()).toHaveLength(1)
  expect(page.getByText('to review').elements()).toEqual([])
})

test('what was being checked when it was deleted is restored to that', async () => {
  await openLibrary('/library?tab=deleted', {
    ...TRASH,
    '/api/articles/31/restore': { body: { ...wholeArticle(31), state: 'hidden' } },
  })
  await bringBack('Article 31').click()
  await eventually(() => shownToast()?.title).toBe('Hidden while we review it')
})
