import type { Page } from '@playwright/test'
import { expect, refusedLine, test } from './support/fixtures.ts'

interface Securing {
  address: string
  at: number
  hadBody: boolean
}

/** Notes when the address was replaced, and whether there was anything yet that could be painted. */
async function watchSecuring(page: Page): Promise<() => Promise<Securing[]>> {
  await page.addInitScript(() => {
    const noted: Securing[] = []
    Object.assign(window, { noted })
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      replace(...args)
      noted.push({ address: location.href, at: performance.now(), hadBody: document.body !== null })
    }
  })
  return () => page.evaluate(() => (window as unknown as { noted: Securing[] }).noted)
}

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => void (count += request.isNavigationRequest() ? 1 : 0))
  return () => count
}

/** Opens a clean path and expects its secure form, at once and without a second load. */
async function expectSecureForm(page: Page, paths: string[]): Promise<void> {
  const documents = countDocuments(page)
  const securings = await watchSecuring(page)
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    const url = new URL(page.url())
    expect(url.pathname).toBe('/v2/')
    expect(url.searchParams.get('code')).toMatch(/^[A-Za-z0-9]{16}$/)
    expect(url.searchParams.get('errorCode')).toMatch(/^[A-Za-z0-9]+$/)
    expect([...url.searchParams.keys()]).toEqual(['code', 'errorCode'])
    expect(url.hash).toBe(`#${path}`)
    expect(documents()).toBe(index + 1)
    expect((await securings()).map(({ address }) => address)).toEqual([url.href])
  }
}

test('[S2.1-1] [S2.1-2] [S2.1-4] every path without a parameter turns into its secure form', async ({
  page,
}) => {
  await expectSecureForm(page, [
    '/',
    '/categories',
    '/trending',
    '/question',
    '/market',
    '/auth',
    '/profile',
    '/iq-test',
    '/page',
    '/page-create',
    '/database',
    '/guilds',
    '/postguild',
    '/reset-password',
    '/create-article',
    '/help-center',
    '/terms-of-service',
    '/privacy-policy',
    '/cookie-policy',
  ])
})

test('[S2.1-2] [S2.1-5] /user/:userId keeps the userId', async ({ page }) => {
  await expectSecureForm(page, ['/user/7'])
})

test('[S2.1-2] [S2.1-6] /guild/:id keeps the id', async ({ page, expectNoise }) => {
  // Whether there is a guild of that number does not matter here.
  expectNoise(refusedLine(404))
  await expectSecureForm(page, ['/guild/12'])
})

test('[S2.1-2] [S2.1-7] /category/:slug keeps the slug', async ({ page }) => {
  await expectSecureForm(page, ['/category/science'])
})

test('[S2.1-2] [S2.1-8] /article/:id keeps the id', async ({ page }) => {
  await expectSecureForm(page, ['/article/7'])
})

test('/page-post/:id keeps the id', async ({ page }) => {
  await expectSecureForm(page, ['/page-post/7'])
})

test('[S2.1-17] a clean path keeps its query in the inner path', async ({ page }) => {
  await expectSecureForm(page, ['/page?id=5'])
})

test('[S2.1-18] the address has its secure form before the first paint', async ({ page }) => {
  const securings = await watchSecuring(page)
  for (const path of ['/', '/market', '/page?id=5', '/v2/', '/v2/#/settings']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    const [first, ...more] = await securings()
    expect(more).toEqual([])
    expect(first?.hadBody, path).toBe(false)
    expect(first?.at, path).toBeLessThan(await firstPaintOf(page))
    expect(new URL(first?.address ?? '').search).toMatch(/^\?code=\w{16}&errorCode=\w+$/)
  }
})

function firstPaintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const observer = new PerformanceObserver((list) => {
          const paint = list.getEntries().find(({ name }) => name === 'first-paint')
          if (paint !== undefined) done(paint.startTime)
        })
        observer.observe({ type: 'paint', buffered: true })
      }),
  )
}

test('a link in a language keeps the language and drops its mark from the address', async ({ page }) => {
  await page.goto('/terms-of-service?hl=id')
  await expect(page.locator('h1')).toHaveText('Ketentuan Layanan')
  expect(new URL(page.url()).hash).toBe('#/terms-of-service')
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Ketentuan Layanan')
})

test('Back from a page that was opened by its clean path leads to where one came from', async ({ page }) => {
  await page.goto('/api/docs')
  await page.goto('/market')
  await expect(page).toHaveURL(/#\/market$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/api\/docs$/)
})
