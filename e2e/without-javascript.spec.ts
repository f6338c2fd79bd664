import { ownWord, post, untilItSays, writeArticle, writeComment } from './support/articles.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, HOME } from './support/open.ts'
import { makePng } from './support/picture.ts'
import { card, uploadFile, writePost } from './support/posts.ts'

test.use({ javaScriptEnabled: false })

const CONTENT = `Twice a day the strait breathes in and out.

## In numbers

| Place | Height |
| --- | ---: |
| Klebang | 1.9 m |

The height follows $h = a \\cos(\\omega t)$ closely.`

test(
  'without JavaScript the home and a category list titles, and an article is read in full',
  onPhone,
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

test('without JavaScript the feed is there with its pictures, and a post with its poll and comments', async ({
  page,
  author: { request },
}) => {
  const words = `Seen in plain ${ownWord()}`
  const file = { name: 'mud.png', mimeType: 'image/png', buffer: makePng(640, 360) }
  const { id: mediaId } = await uploadFile(request, file)
  await writePost(request, { type: 'photo', title: '', content: words, mediaId, mediaAlt: 'Mud' })
  const poll = await writePost(request, {
    title: `Asked in plain ${ownWord()}`,
    isVotingEnabled: true,
    votingQuestion: 'Which tide is higher?',
    votingOptions: ['The first', 'The second'],
  })
  await post(request, `/api/page-posts/${poll.id}/comments`, { text: 'Plain and good.' })
  await untilItSays(page.request, '/page', words)
  await page.goto('/page')
  const picture = card(page, words).getByRole('img', { name: 'Mud' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto(`/page-post/${poll.id}`)
  await expect(heading(page, poll.title ?? '')).toBeVisible()
  await expect(page.getByText('The second')).toBeVisible()
  await expect(page.getByText('Plain and good.')).toBeVisible()
})
