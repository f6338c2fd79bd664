import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { writeArticle } from './support/articles.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, HOME, open } from './support/open.ts'

const TABLE = 'You’re offline, but this is still on your table.'

/** What the worker keeps of an article; it does so some seconds after somebody came. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pages-1')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })

test(
  'a reader loses the connection and still has the article they read',
  onPhone,
  async ({ page, context, author, expectNoise }) => {
    expectNoise(/^Failed to load resource: net::ERR_/)
    const article = await writeArticle(author.request)
    const other = await writeArticle(author.request)
    await open(page, `/article/${article.id}`)
    await expect(heading(page, article.title)).toBeVisible()
    await expect.poll(() => keptPaths(page)).toContain(`/article/${article.id}`)

    await context.setOffline(true)
    await page.reload()
    await expect(heading(page, article.title)).toBeVisible()
    await expect(page.getByText('Twice a day the strait breathes')).toBeVisible()
    await expect(page.getByText('You’re offline.')).toBeVisible()

    await page.goto(`/article/${other.id}`)
    await expect(heading(page, TABLE)).toBeVisible()
    await expectAccessible(page, 'the offline page')
    await expectNoOverflow(page, 'the offline page')
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light')
      localStorage.setItem('language', 'id')
    })
    await page.reload()
    await expect(heading(page, 'Anda sedang offline, tetapi ini masih ada di meja Anda.')).toBeVisible()
    await expect(page.locator('html[lang=id][data-theme=light]')).toBeAttached()
    await expectAccessible(page, 'the offline page in light')
    await page.evaluate(() => localStorage.setItem('language', 'en'))

    await page.getByRole('link', { name: article.title }).click()
    await expect(heading(page, article.title)).toBeVisible()

    await page.goto('/trending')
    await expect(heading(page, TABLE)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Trending')).toBeVisible()
  },
)

test('signing out leaves nothing of what was read on the device', async ({
  page,
  context,
  member,
  author,
}) => {
  expect(member.email).not.toBe('')
  const article = await writeArticle(author.request)
  await open(page, `/article/${article.id}`)
  await expect.poll(() => keptPaths(page)).toContain(`/article/${article.id}`)
  await page.evaluate(() => location.assign('/api/auth/logout'))
  await expect(heading(page, HOME.en)).toBeVisible()
  expect(await keptPaths(page)).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid')
})
