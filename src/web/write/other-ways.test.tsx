import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadDeferredParts } from '../platform/deferred-hydration.tsx'
import { FixedPlace } from '../platform/link.tsx'
import { EMPTY_STATE, PageStateContext } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { renderPart, SARI, shownToast } from '../testing/render-app.tsx'
import { CreateArticlePage } from './create-article-page.tsx'
import {
  ARTICLE,
  leaveWriting,
  button,
  byMethod,
  content,
  MINE,
  openWriting,
  SUGGESTION,
  TEXT,
  title,
} from './write-testing.tsx'

afterEach(async () => {
  await leaveWriting()
  await page.viewport(1440, 900)
})

const EDIT = '/create-article?article=7'
const hash = () => location.hash
const summaryField = () => page.getByRole('textbox', { name: 'What did you change?' })

test('an edit starts from the article and sends what is different, with its base and a word about it', async () => {
  const sent = await openWriting(EDIT, {
    '/api/articles/7': byMethod({ GET: { body: ARTICLE }, PATCH: { body: { ...ARTICLE, revisionId: 71 } } }),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit article' })).toBeVisible()
  await expect.element(title()).toHaveValue('Tides of Malacca')
  await title().fill('The tides of Malacca')
  await summaryField().fill('An article')
  await page.getByRole('switch', { name: 'Minor change' }).click()
  await page.getByRole('combobox', { name: 'Co-authors' }).fill('@budi')
  await button('Save changes').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()).toEqual([
    {
      method: 'PATCH',
      path: '/api/articles/7',
      body: {
        title: 'The tides of Malacca',
        coAuthors: ['budi'],
        summary: 'An article',
        isMinor: true,
        baseRevisionId: 70,
        state: 'published',
      },
    },
  ])
  expect(shownToast()?.title).toBe('Changes saved')
})

test('the author sees who is invited; unchanged they are not asked about, and left out they are not sent', async () => {
  const authors = [...ARTICLE.authors, { id: 8, name: 'Budi', alias: 'budi', profileUrl: null, honor: 0 }]
  const article = { ...ARTICLE, authors }
  const invited = [{ alias: 'citra', name: 'Citra Dewi' }]
  const sent = await openWriting(EDIT, {
    '/api/articles/7': byMethod({ GET: { body: article }, PATCH: { body: article } }),
    '/api/articles/7/mine': { body: { ...MINE, invited } },
  })
  await expect.element(button('Remove citra')).toBeVisible()
  const chips = () =>
    Array.from(
      document.querySelectorAll('span:has(> button[aria-label^=Remove])'),
      (chip) => chip.textContent,
    )
  expect(chips()).toEqual(['#sea', '@budi', '@citrainvited'])
  await summaryField().fill('Nothing else')
  await button('Save changes').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[0]?.body).toEqual({ summary: 'Nothing else', baseRevisionId: 70, state: 'published' })
})

test('taking an invited alias out withdraws the invitation', async () => {
  const sent = await openWriting(EDIT, {
    '/api/articles/7': byMethod({ GET: { body: ARTICLE }, PATCH: { body: ARTICLE } }),
    '/api/articles/7/mine': { body: { ...MINE, invited: [{ alias: 'citra', name: 'Citra Dewi' }] } },
  })
  await button('Remove citra').click()
  await button('Save changes').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[0]?.body).toMatchObject({ coAuthors: [] })
})

test('a draft article is saved on as a draft, or published', async () => {
  const draft = { ...ARTICLE, state: 'draft' as const }
  const sent = await openWriting(EDIT, {
    '/api/articles/7': byMethod({ GET: { body: draft }, PATCH: { body: draft } }),
  })
  await expect.element(button('Publish')).toBeEnabled()
  await button('Save as draft').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[0]?.body).toEqual({ baseRevisionId: 70, state: 'draft' })
})

test('whoever may not edit is offered to suggest', async () => {
  await openWriting(EDIT, { '/api/articles/7/mine': { body: { ...MINE, canEdit: false } } })
  await expect
    .element(page.getByRole('link', { name: 'Suggest an edit' }))
    .toHaveAttribute('href', '/create-article?suggest=7')
})

test('an article that is not there is not found, and one that does not arrive is asked for again', async () => {
  let isBack = false
  await openWriting(EDIT, {
    '/api/articles/7': () => (isBack ? { status: 404 } : { status: 503, body: {} }),
  })
  await expect.element(page.getByText('Couldn’t load the article')).toBeVisible()
  isBack = true
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a translation can say that it has caught up with its original', async () => {
  const original = {
    id: 3,
    title: 'Pasang surut',
    language: 'id' as const,
    authorId: 8,
    authorName: 'Budi',
    translatedRevisionId: 30,
    revisionId: 33,
  }
  const article = { ...ARTICLE, original }
  const sent = await openWriting(EDIT, {
    '/api/articles/7': byMethod({ GET: { body: article }, PATCH: { body: article } }),
  })
  await page.getByRole('switch', { name: 'Up to date with the original' }).click()
  expect(page.getByRole('group', { name: 'Category' }).elements()).toEqual([])
  await button('Save changes').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[0]?.body).toMatchObject({ translatedRevisionId: 33 })
})

const CURRENT = {
  revisionId: 75,
  title: 'Tides of Malacca',
  content: 'Theirs.',
  merged: {
    title: 'Tides of Malacca',
    content:
      'Start.\n=== Both changed this place. This edit says: ===\nMine.\n=== The article now says: ===\nTheirs.\n=== Keep what is right and delete these three lines ===',
    hasConflicts: true,
  },
}

test('when somebody else was faster, both texts and their merge are there, and saving goes on from the newest', async () => {
  let tries = 0
  const sent = await openWriting(EDIT, {
    '/api/articles/7': byMethod({
      GET: { body: ARTICLE },
      PATCH: () =>
        ++tries === 1
          ? {
              status: 409,
              body: { code: 'edit_conflict', message: 'Somebody was faster.', current: CURRENT },
            }
          : { body: ARTICLE },
    }),
  })
  await content().fill(`${TEXT} Mine.`)
  await button('Save changes').click()
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed it too' })
  await expect.element(dialog.getByRole('group', { name: 'Your version' })).toHaveTextContent(`${TEXT} Mine.`)
  await expect.element(dialog.getByRole('group', { name: 'The article now' })).toHaveTextContent('Theirs.')
  const merged = dialog.getByRole('textbox', { name: 'Text' })
  await expect.element(merged).toHaveValue(CURRENT.merged.content)
  // Lines that the server put in are not published.
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: 'Both changed the same place' }))
    .toBeVisible()
  expect(tries).toBe(1)
  await merged.fill(`${TEXT} Mine and theirs.`)
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()[1]?.body).toMatchObject({ baseRevisionId: 75, content: `${TEXT} Mine and theirs.` })
})

test('leaving the merge loses neither text', async () => {
  await openWriting(EDIT, {
    '/api/articles/7': byMethod({
      GET: { body: ARTICLE },
      PATCH: { status: 409, body: { code: 'edit_conflict', message: 'Faster.', current: CURRENT } },
    }),
  })
  await content().fill(`${TEXT} Mine.`)
  await button('Save changes').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use this one' }).nth(1).click()
  await dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect.element(content()).toHaveValue('Theirs.')
  await button('Use that version').click()
  await expect.element(content()).toHaveValue(`${TEXT} Mine.`)
})

test('a suggestion asks for one line about it and goes to the author', async () => {
  const sent = await openWriting('/create-article?suggest=7', {
    '/api/articles/7/suggestions': { body: SUGGESTION },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Suggest an edit' })).toBeVisible()
  await expect.element(content()).toHaveValue(ARTICLE.content)
  for (const name of ['Category', 'Thumbnail', 'Language'])
    expect(page.getByRole('group', { name }).elements()).toEqual([])
  await content().fill(`${TEXT} Really.`)
  // The one line stands beside the button that sends it.
  const bar = page.getByRole('region', { name: 'Save and publish' })
  await expect.element(bar.getByRole('textbox', { name: 'What did you change?' })).toBeVisible()
  await button('Send suggestion').click()
  await expect.element(summaryField()).toHaveFocus()
  await expect.element(summaryField()).toHaveAccessibleDescription(/Say in one line what you changed\./)
  expect(page.getByRole('alert').filter({ hasText: 'to fix' }).elements()).toEqual([])
  expect(sent()).toEqual([])
  await summaryField().fill('It is true')
  await button('Send suggestion').click()
  await expect.poll(hash).toBe('#/article/7')
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/api/articles/7/suggestions',
      body: { title: ARTICLE.title, content: `${TEXT} Really.`, baseRevisionId: 70, summary: 'It is true' },
    },
  ])
  expect(shownToast()?.title).toBe('Suggestion sent')
})

test('an address that means nothing is not found', async () => {
  await renderPart(<CreateArticlePage />, { at: '/create-article?article=x', user: SARI })
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test.each([
  ['a visitor', false, 'Sign in to write'],
  ['a member', true, 'Write an article'],
])('the document for %s is drawn without a browser and without styles', async (_, hasSession, heading) => {
  await loadDeferredParts()
  const html = renderToString(
    <PageStateContext value={{ ...EMPTY_STATE, hasSession }}>
      <QueryClientProvider client={createQueryClient()}>
        <FixedPlace path="/create-article">
          <CreateArticlePage />
        </FixedPlace>
      </QueryClientProvider>
    </PageStateContext>,
  )
  expect(html).toContain(heading)
  expect(html).not.toContain('style=')
})
