import { afterEach, expect, test } from 'vitest'
import { articleCard } from '../testing/article-cards.ts'
import { pagePost } from '../testing/page-posts.ts'
import { questionCard } from '../testing/questions.ts'
import { eventually, leaveApp } from '../testing/render-app.tsx'
import { openSearch, section } from './search-testing.tsx'

afterEach(leaveApp)

const FILLER = 'Nothing of note happens in these first words. '.repeat(8)
const ARTICLES = '/api/articles/search?q=star'
const POSTS = '/api/page-posts/search?q=star&includeNsfw=false'
const QUESTIONS = '/api/questions/search?q=star'

const marksIn = (name: string) =>
  section(name)
    .elements()
    .flatMap((element) => Array.from(element.querySelectorAll('mark'), (mark) => mark.textContent))

test('a hit that is not in the first words is shown with the words around it, and marked', async () => {
  await openSearch({
    [ARTICLES]: { body: [{ ...articleCard(5, { content: FILLER }), snippet: '…beneath a falling star.' }] },
    [QUESTIONS]: {
      body: [{ ...questionCard(9, { excerpt: FILLER }), snippet: 'What does a star weigh?' }],
    },
    [POSTS]: { body: [pagePost(3, { content: `${FILLER}Then a star rose. ${FILLER}`, nodes: null })] },
  })
  await expect.element(section('Articles').getByText('…beneath a falling star.')).toBeVisible()
  await expect.element(section('Questions').getByText('What does a star weigh?')).toBeVisible()
  await expect.element(section('Page posts').getByText(/^….*Then a star rose\..*…$/)).toBeVisible()
  for (const name of ['Articles', 'Questions', 'Page posts'])
    await eventually(() => marksIn(name)).toEqual(['star'])
})

test('where the first words have it they are shown', async () => {
  await openSearch({
    [ARTICLES]: { body: [articleCard(5, { content: `A star. ${FILLER}` })] },
    [POSTS]: { body: [pagePost(3, { content: `A star. ${FILLER}`, nodes: null })] },
  })
  await expect.element(section('Articles').getByText(/^A star\. Nothing/)).toBeVisible()
  await expect.element(section('Page posts').getByText(/^A star\. Nothing/)).toBeVisible()
})
