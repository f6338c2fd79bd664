import { expect, refusedLine, test } from './support/fixtures.ts'
import { slowDownApp, watchFrames } from './support/frames.ts'
import type { Page } from '@playwright/test'

const HOME = 'What are you curious about?'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
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
  expect((await frames()).map(({ headings }) => headings)).toEqual([[HOME]])
})

test('a code from elsewhere, and none at all, block nobody: a fresh one takes its place', async ({ page }) => {
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

test('a code lives on through a reload until it expires, and an expired one blocks nobody', async ({ page }) => {
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

for (const hash of [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%0d%0aLocation:%20https://evil.example',
  '/../../evil',
  '/article/1"><script>alert(1)</script>',
])
  test(`the hash ${hash} stays on the site and finds nothing`, async ({ page, baseURL }) => {
    const outside: string[] = []
    const dialogs: string[] = []
    page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || outside.push(request.url()))
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(`/v2/#${hash}`)
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').origin).toBe(baseURL)
    await page.reload()
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(heading(page, HOME)).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
    expect({ outside, dialogs }).toEqual({ outside: [], dialogs: [] })
  })

test('an unknown path is a page of its own, and both its buttons lead on', async ({ page, expectNoise }) => {
  expectNoise(refusedLine(404))
  await page.goto('/settings')
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(heading(page, 'Page Not Found')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(heading(page, HOME)).toBeVisible()
})
