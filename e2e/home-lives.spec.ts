import type { Page } from '@playwright/test'
import { ownWord, untilItSays, writeArticle } from './support/articles.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, HOME, open } from './support/open.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const news = (page: Page) => page.getByRole('region', { name: 'New articles' })
const pill = (page: Page) => news(page).getByRole('button', { name: /^\d+ new articles?$/ })

test(
  'what others publish waits behind a pill and moves nothing that is being read',
  onPhone,
  async ({ page, author }) => {
    const known = await writeArticle(author.request, { categories: ['world'] })
    await untilItSays(page.request, '/', known.title)
    await open(page, '/')
    const first = news(page).getByRole('listitem').first()
    const read = await first.getByRole('link').first().textContent()
    await first.scrollIntoViewIfNeeded()
    const place = await first.boundingBox()

    const fresh = await writeArticle(author.request, { categories: ['world'] })
    await expect(pill(page)).toBeVisible()
    await expect(first.getByRole('link').first()).toHaveText(read ?? '')
    expect(await first.boundingBox()).toEqual(place)
    await expect(news(page).getByRole('link', { name: fresh.title })).toHaveCount(0)

    await pill(page).click()
    await expect(news(page).getByRole('link', { name: fresh.title })).toBeVisible()
    await expect(pill(page)).toBeHidden()
  },
)

test(
  'the loading screen stands on the way to all categories, and Esc skips it',
  onPhone,
  async ({ page, author }) => {
    const known = await writeArticle(author.request, { categories: ['world'] })
    await untilItSays(page.request, '/', known.title)
    await open(page, '/')
    const categories = page.getByRole('region', { name: 'Categories' })
    await expect(categories.getByRole('listitem')).toHaveCount(6)
    await expect(categories.getByRole('link', { name: /^World \d+ articles?$/ })).toBeVisible()
    // Time stands still: the screen would be left by itself otherwise.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await categories.getByRole('button', { name: 'See all 11 categories' }).click()
    const screen = page.getByRole('dialog', { name: 'Opening the shelves' })
    await expect(screen).toBeVisible()
    await expect(screen.getByRole('progressbar')).toBeVisible()
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await expect(heading(page, 'Categories')).toBeVisible()
    await expect(screen).toBeHidden()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(11)

    await page.goBack()
    await expect(heading(page, HOME.en)).toBeVisible()
    await categories.getByRole('button', { name: 'See all 11 categories' }).click()
    await screen.getByRole('button', { name: 'Always skip' }).click()
    await expect(heading(page, 'Categories')).toBeVisible()
    await page.goBack()
    await categories.getByRole('button', { name: 'See all 11 categories' }).click()
    await expect(heading(page, 'Categories')).toBeVisible()
  },
)

test('a category keeps its order and filters in the address, grows, and is found again by Back', async ({
  page,
  author,
}) => {
  const tag = `marathon-${ownWord()}`
  const titles: string[] = []
  for (let number = 1; number <= 22; number++) {
    const title = `Kilometre ${number} of ${ownWord()}`
    titles.push(title)
    await writeArticle(author.request, {
      title,
      categories: ['sports'],
      tags: [tag],
      language: number === 22 ? 'id' : 'en',
    })
  }
  const [oldest = '', newest = ''] = [titles.at(0), titles.at(-1)]
  await untilItSays(page.request, '/api/articles?category=sports&sort=hot', newest)
  await open(page, '/categories')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sports/ })
    .click()
  await expect(heading(page, 'Sports')).toBeVisible()
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await link('New').click()
  await expect(page).toHaveURL(/#\/category\/sports\?sort=new$/)
  await expect(link('New')).toHaveAttribute('aria-current', 'true')
  await link(`#${tag}`).click()
  await expect(page).toHaveURL(new RegExp(`#/category/sports\\?sort=new&tag=${tag}$`))
  await expect(link(newest)).toBeVisible()
  await link('Bahasa Indonesia').click()
  await expect(page).toHaveURL(new RegExp(`sort=new&language=id&tag=${tag}$`))
  await expect(link(newest)).toBeVisible()
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  await page.goBack()
  await expect(cards).toHaveCount(20)

  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(22)
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
  await link(oldest).scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(500)
  await link(oldest).click()
  await expect(heading(page, oldest)).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Sports')).toBeVisible()
  await expect(cards).toHaveCount(22)
  await expect.poll(() => scrollY(page)).toBe(left)

  // Somebody who is sent this address sees the same.
  await page.reload()
  await expect(link('New')).toHaveAttribute('aria-current', 'true')
  await expect(link(`#${tag}`)).toHaveAttribute('aria-current', 'true')
  await expect(link(newest)).toBeVisible()
})

test('the trending panel follows the choice of a category, and Back finds it', async ({ page, author }) => {
  const article = await writeArticle(author.request, { categories: ['politics'] })
  await untilItSays(page.request, '/', article.title)
  await open(page, '/')
  await page.getByRole('button', { name: 'Politics', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Trending in Politics' })
  await panel.getByRole('link', { name: article.title }).click()
  await expect(heading(page, article.title)).toBeVisible()
  await page.goBack()
  await expect(panel.getByRole('link', { name: article.title })).toBeVisible()
})
