import type { Browser } from '@playwright/test'
import { startSeededSite, type BenchSite } from '../bench/support/seeded-site.ts'
import { expect, test } from './support/fixtures.ts'

/** Our budgets for everything that a first visit moves, headers included. */
const MOST_REQUESTS = 30
const MOST_BYTES = 320_000
const WATCHED_AFTER_LOAD_MS = 4000

let site: BenchSite
test.beforeAll(async () => {
  site = await startSeededSite(process.cwd())
})
test.afterAll(async () => site.stop())

interface Visit {
  path: string
  requests: string[]
  bytes: number
}

/** Somebody who was never here opens the page; what it still asks for afterwards is watched for some seconds. */
async function visit(browser: Browser, path: string): Promise<{ watched: Promise<Visit> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const seen: Visit = { path, requests: [], bytes: 0 }
  network.on('Network.requestWillBeSent', ({ request }) => {
    // What is written into the document is told of as well, though nothing asks the server for it.
    if (!request.url.startsWith('data:')) seen.requests.push(new URL(request.url).pathname)
  })
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (seen.bytes += encodedDataLength))
  await page.goto(site.url + path, { waitUntil: 'load' })
  const watched = page.waitForTimeout(WATCHED_AFTER_LOAD_MS).then(async () => {
    await context.close()
    return seen
  })
  return { watched }
}

test('a first visit on a phone makes few requests', async ({ browser }) => {
  const visits: Promise<Visit>[] = []
  const paths = [
    '/',
    `/article/${site.articleId}`,
    '/page',
    '/trending',
    '/category/history',
    '/guilds',
    '/guild/1',
    '/guild/1?tab=members',
    '/question',
    '/question/1',
    '/help-center',
    '/market',
  ]
  // They are opened one after the other, and watched together.
  for (const path of paths) visits.push((await visit(browser, path)).watched)
  for (const { path, requests, bytes } of await Promise.all(visits)) {
    expect.soft(requests).toContain(new URL(path, site.url).pathname)
    expect.soft(requests.length, `${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(MOST_REQUESTS)
    expect.soft(bytes, path).toBeLessThanOrEqual(MOST_BYTES)
  }
})
