import type { Page } from '@playwright/test'
import { ownWord, post, untilItSays, writeArticle } from './support/articles.ts'
import { siteUrl } from './support/environment.ts'
import { expect, refusedLine, test } from './support/fixtures.ts'
import { png } from './support/media-files.ts'
import { heading, open } from './support/open.ts'
import { card, toast, uploadFile, writePost } from './support/posts.ts'

const AGE = 'Are you 18 years or older?'
const RESPONSIBILITY = 'Do you acknowledge responsibility for viewing adult content?'
const ADULTS = '/page?nsfw=true'

const nsfwSwitch = (page: Page) => page.getByRole('switch', { name: 'Show adult content' })
const tiles = (page: Page) => page.getByRole('article').filter({ hasText: 'Hidden author' })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

test('adult content is nowhere until a visitor has asked for it and said to be 18', async ({
  page,
  author,
  anotherBrowser,
}) => {
  const words = `Not for children ${ownWord()}`
  const { id: mediaId } = await uploadFile(author.request, await png(640, 480))
  const { id } = await writePost(author.request, {
    type: 'photo',
    title: '',
    content: words,
    mediaId,
    mediaAlt: words,
    isNsfw: true,
  })
  // What comes after it is in the lists, and it is not.
  const { title } = await writePost(author.request)
  await untilItSays(page.request, '/page', title ?? '')
  for (const path of [
    '/page',
    '/',
    `/page-post/${id}`,
    '/api/page-posts',
    '/api/page-posts?includeNsfw=true',
    '/page/feed.xml',
    '/page/atom.xml',
    `/api/page-posts/search?q=${encodeURIComponent(words)}`,
  ])
    expect(await (await page.request.get(path)).text(), path).not.toContain(words)
  await open(page, '/page')
  await expect(card(page, title ?? '')).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
  await expect(card(page, words)).toHaveCount(0)

  // No to the question of a whole list leaves everything as it was.
  await nsfwSwitch(page).click()
  await expect(page.getByRole('dialog', { name: RESPONSIBILITY })).toBeVisible()
  await press(page, 'No')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(nsfwSwitch(page)).not.toBeChecked()
  await expect(tiles(page)).toHaveCount(0)

  await open(page, ADULTS)
  const tile = tiles(page)
    .filter({ has: page.locator('img') })
    .first()
  await expect(tile.locator('img')).toHaveAttribute('src', /^data:image\//)
  expect(await page.content()).not.toContain(words)
  await tile.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('dialog', { name: AGE })).toBeVisible()
  await press(page, 'No')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(tile).toBeVisible()
  await expect(card(page, words)).toHaveCount(0)

  await tile.getByRole('button', { name: 'Show' }).click()
  await press(page, 'Yes')
  await expect(toast(page)).toContainText('Age verified')
  const noted = page.getByRole('dialog', { name: 'Thanks, we’ve noted that' })
  await expect(noted).toContainText('You confirmed that you’re 18 or older.')
  await press(page, 'Continue')
  const shown = card(page, words)
  await expect(shown).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
  await expect(shown.getByRole('button', { name: /^Like/ })).toBeDisabled()
  expect(await page.evaluate(() => localStorage.getItem('nsfwConsent'))).toBe('true')

  const picture = shown.locator('img[sizes]')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const stranger = await anotherBrowser()
  expect((await page.request.get(address)).status()).toBe(200)
  expect((await stranger.request.get(address)).status()).toBe(404)
  const like = await page.request.post(`/api/page-posts/${id}/like`, {
    data: { isLike: true },
    headers: { origin: siteUrl() },
  })
  expect(like.status()).toBe(401)

  // In the bare feed it is not, even now; its own address shows it, and to a stranger a tile.
  await open(page, '/page')
  await expect(card(page, title ?? '')).toBeVisible()
  await expect(card(page, words)).toHaveCount(0)
  await open(page, `/page-post/${id}`)
  await expect(card(page, words)).toBeVisible()
})

test('the address of an adult post shows a stranger a veil, and nothing to whoever is too young', async ({
  page,
  member,
  author,
  anotherBrowser,
  expectNoise,
}) => {
  expect(member.firstName).toBe('Sari')
  expectNoise(refusedLine(403))
  expectNoise(refusedLine(404))
  const title = `Only for the grown ${ownWord()}`
  const { id } = await writePost(author.request, { title, isNsfw: true })
  const stranger = await anotherBrowser()
  await open(stranger, `/page-post/${id}`)
  await expect(tiles(stranger)).toBeVisible()
  await expect(stranger.locator('head meta[name="rating"]')).toHaveAttribute('content', 'adult')
  expect(await stranger.content()).not.toContain(title)
  await tiles(stranger).getByRole('button', { name: 'Show' }).click()
  await press(stranger, 'Yes')
  await press(stranger, 'Continue')
  await expect(heading(stranger, title)).toBeVisible()

  await post(page.request, '/api/user/birth-year', { birthYear: new Date().getUTCFullYear() - 15 })
  await open(page, ADULTS)
  await expect(page.getByRole('list', { name: 'Posts' })).toHaveAttribute('aria-busy', 'false')
  await expect(nsfwSwitch(page)).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(title)
  await open(page, '/?adult=on')
  await expect(heading(page, 'What are you curious about?')).toBeVisible()
  await expect(nsfwSwitch(page)).toHaveCount(0)
  await open(page, `/page-post/${id}`)
  await expect(heading(page, 'Page Not Found')).toBeVisible()
})

test('the home shows adult content instead of everything else to who wants it, ten a page', async ({
  page,
  author,
}) => {
  const word = ownWord()
  for (let number = 1; number <= 11; number++)
    await writePost(author.request, { title: `Number ${number} of ${word}`, isNsfw: true })
  // Without any article it would be the first day of the site.
  const { title } = await writeArticle(author.request, { categories: ['health'] })
  await untilItSays(page.request, '/', title)
  await open(page, '/')
  await nsfwSwitch(page).click()
  await expect(page.getByRole('dialog', { name: RESPONSIBILITY })).toBeVisible()
  await press(page, 'Yes')
  await press(page, 'Continue')
  await expect(heading(page, 'Adult content')).toBeVisible()
  await expect(page).toHaveURL(/#\/\?adult=on$/)
  const posts = card(page, 'adult content')
  await expect(posts).toHaveCount(10)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(pages).toContainText('Page 2')
  await expect(card(page, `Number 1 of ${word}`)).toBeVisible()
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect(pages).toContainText('Page 1')
  await expect(posts).toHaveCount(10)
  await nsfwSwitch(page).click()
  await expect(heading(page, 'What are you curious about?')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(word)
})
