import { ownWord, untilItSays, writeArticle, writeComment } from './support/articles.ts'
import { everyWidth, expect, test } from './support/fixtures.ts'
import { heading, HOME } from './support/open.ts'

test.use({ javaScriptEnabled: false })

const CONTENT = `Twice a day the strait breathes in and out.

## In numbers

| Place | Height |
| --- | ---: |
| Klebang | 1.9 m |

The height follows $h = a \\cos(\\omega t)$ closely.`

test(
  'without JavaScript the home and a category list titles, and an article is read in full',
  everyWidth,
  async ({ page, author }) => {
    const title = `Read in plain ${ownWord()}`
    const article = await writeArticle(author.request, { title, content: CONTENT, categories: ['health'] })
    await writeComment(author.request, article, 'Plain and good.')
    await untilItSays(page.request, '/', title)
    await page.goto('/')
    await expect(heading(page, HOME.en)).toBeVisible()
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()

    await page.goto('/category/health')
    await expect(heading(page, 'Health')).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/article/${article.id}$`))
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('Twice a day the strait breathes in and out.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'In numbers' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '1.9 m' })).toBeVisible()
    await expect(page.getByRole('math')).toBeVisible()
    await expect(page.getByText('Arjun Wijaya').first()).toBeVisible()
    await expect(page.getByText('Plain and good.')).toBeVisible()
  },
)

test('without JavaScript the history of an article is there', async ({ page, author }) => {
  const article = await writeArticle(author.request, { categories: ['health'] })
  await page.goto(`/article/${article.id}/history`)
  await expect(heading(page, 'History')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show this version' })).toBeVisible()
})
