import { afterEach, test } from 'vitest'
import { page } from 'vitest/browser'
import { articleCard, recentUpdate } from '../testing/article-cards.ts'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { HomePage } from './home-page.tsx'
import { siteAnswers } from './home-testing.ts'

afterEach(leaveApp)

test('a solved question under "Recent updates" hides no new article of the same number', async () => {
  const solved = recentUpdate(5, { title: 'Why?', updateKind: 'solved', href: '/question/5' })
  await renderPart(<HomePage />, {
    answers: siteAnswers({
      '/api/articles': { body: [articleCard(6), articleCard(5)] },
      '/api/recent-updates': { body: [solved, recentUpdate(6)] },
    }),
  })
  const listed = () =>
    page
      .getByRole('region', { name: 'New articles' })
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await eventually(listed).toEqual(['Article 5'])
})
