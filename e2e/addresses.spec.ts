import type { Page } from '@playwright/test'
import { ownWord, writeArticle } from './support/articles.ts'
import { expect, refusedLine, test, withMotion } from './support/fixtures.ts'
import { heading, HOME, open, waitUntilAlive } from './support/open.ts'
import { slowDownApp, watchFrames } from './support/frames.ts'

test.use(withMotion)

const codeOf = (page: Page): string | null => new URL(page.url()).searchParams.get('code')

test('a path in the hash never flashes home', async ({ page }) => {
  const frames = await watchFrames(page)
  await slowDownApp(page)
  await page.goto('/v2/#/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  expect((await frames()).flatMap(({ headings }) => headings)).toEqual(['Settings'])
})

test('home itself is there from the first frame on', async ({ page }) => {
  const frames = await watchFrames(page)
  await slowDownApp(page)
  await page.goto('/v2/')
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible()
  // Once: it never goes away again while the app takes over.
  expect((await frames()).flatMap(({ headings }) => headings)).toEqual([HOME.en])
})

test('a code from elsewhere, and none at all, block nobody: a fresh one takes its place', async ({
  page,
}) => {
  await page.goto('/v2/?code=ABCDEFGHIJKLMNOP&errorCode=x#/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(codeOf(page)).toMatch(/^\w{16}$/)
  expect(codeOf(page)).not.toBe('ABCDEFGHIJKLMNOP')
  expect(new URL(page.url()).hash).toBe('#/settings')

  await page.goto('about:blank')
  await page.goto('/v2/#/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(codeOf(page)).toMatch(/^\w{16}$/)
})

test('a code lives on through a reload until it expires, and an expired one blocks nobody', async ({
  page,
}) => {
  await page.goto('/settings')
  const first = codeOf(page)
  await page.reload()
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(codeOf(page)).toBe(first)

  await page.clock.install({ time: Date.now() + 31 * 60_000 })
  await page.reload()
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(codeOf(page)).toMatch(/^\w{16}$/)
  expect(codeOf(page)).not.toBe(first)
  expect(new URL(page.url()).hash).toBe('#/settings')
})

test('a path may stand in the code as segment/rest', async ({ page }) => {
  await page.goto('/v2/?code=abc/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/settings')
})

test('nothing in the hash leads off the site', async ({ page, baseURL }) => {
  const wrong: string[] = []
  page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || wrong.push(request.url()))
  page.on('dialog', (dialog) => {
    wrong.push(dialog.message())
    void dialog.dismiss()
  })
  for (const hash of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%0d%0aLocation:%20https://evil.example',
    '/../../evil',
    '/article/1/"><script>alert(1)</script>',
  ]) {
    // Once by a real load, where the boot script judges, and once inside the page.
    await page.goto(`/v2/?${encodeURIComponent(hash)}#${hash}`)
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').origin).toBe(baseURL)
    await waitUntilAlive(page)
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(heading(page, HOME.en)).toBeVisible()
    await page.evaluate((inner) => (location.hash = inner), hash)
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  expect(wrong).toEqual([])
})

/** What the boot script decided about the document, before the app came. */
async function watchJudgement(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { judged: document.documentElement.dataset['boot'] })
    })
  })
  return () => page.evaluate(() => (window as unknown as { judged?: string }).judged)
}

test('what others put into an address leaves the page as it was drawn, and the app takes it over', async ({
  page,
}) => {
  const judged = await watchJudgement(page)
  for (const path of [
    '/categories?utm_source=elsewhere',
    '/trending?period=week&fbclid=abc&type=posts',
    '/help-center/',
    '/?hl=en&x=1',
  ]) {
    await page.goto(path)
    await waitUntilAlive(page)
    expect(await judged(), path).toBe('hydrate')
  }
  expect(new URL(page.url()).hash).toBe('#/?x=1')
})

test('an address may name a section: a help page opens there, and a reload finds it again', async ({
  page,
}) => {
  const judged = await watchJudgement(page)
  await page.goto('/help-center?page=formatting#spoilers')
  await waitUntilAlive(page)
  expect(await judged()).toBe('hydrate')
  const section = page.getByRole('heading', { level: 2, name: 'Spoilers' })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('#/help-center?page=formatting#spoilers')
  await page.reload()
  await expect(section).toBeInViewport()
})

test('documents that many addresses share are taken over at each of them', async ({
  page,
  author,
  expectNoise,
}) => {
  expectNoise(refusedLine(404))
  const title = `Of many names ${ownWord()}`
  const article = await writeArticle(author.request, { title })
  const judged = await watchJudgement(page)
  for (const [path, shown] of [
    [`/article/${article.id}-of-many-names`, title],
    ['/no-such-page', 'Page Not Found'],
    ['/category/no/such', 'Page Not Found'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, shown)).toBeVisible()
    await waitUntilAlive(page)
    expect(await judged(), path).toBe('hydrate')
    expect(new URL(page.url()).hash).toBe(`#${path}`)
  }
})

test('an unknown path is a page of its own, and both its buttons lead on', async ({ page, expectNoise }) => {
  expectNoise(refusedLine(404))
  await open(page, '/settings')
  const answer = await open(page, '/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(heading(page, 'Page Not Found')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.goForward()
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(heading(page, HOME.en)).toBeVisible()
})
