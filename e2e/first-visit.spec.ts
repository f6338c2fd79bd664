import { startSeededSite, type BenchSite } from '../bench/support/seeded-site.ts'
import { expect, test } from './support/fixtures.ts'

/** Our budgets for everything that a first visit moves, headers included. */
const MOST_REQUESTS = 30
const MOST_BYTES = 320_000
const WATCHED_AFTER_LOAD_MS = 3000

test.use({ viewport: { width: 390, height: 844 } })

let site: BenchSite
test.beforeAll(async () => {
  site = await startSeededSite(process.cwd())
})
test.afterAll(async () => site.stop())

for (const name of ['home', 'article', 'Page', 'trending', 'a category'] as const)
  test(`a first visit to ${name} on a phone makes few requests`, async ({ browser }) => {
    const path = {
      home: '/',
      article: `/article/${site.articleId}`,
      Page: '/page',
      trending: '/trending',
      'a category': '/category/history',
    }[name]
    const context = await browser.newContext()
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const requests: string[] = []
    let bytes = 0
    network.on('Network.requestWillBeSent', ({ request }) => requests.push(new URL(request.url).pathname))
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(site.url + path, { waitUntil: 'load' })
    await page.waitForTimeout(WATCHED_AFTER_LOAD_MS)
    await context.close()
    expect(requests).toContain(path)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })
