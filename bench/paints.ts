import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from 'playwright'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { startSeededSite } from './support/seeded-site.ts'

export const title =
  'paints on a slow phone: 4× CPU slow-down, 1.6 Mbit/s, 150 ms, 390 px; medians of 5. Goals: FCP ≤ 800, LCP ≤ 1,000 ms, CLS ≤ 0.02, no long task over 200 ms'

const TIMES = 5
const SLOWER = 4
const BYTES_PER_SECOND = 1_600_000 / 8
const LATENCY_MS = 150
const WATCHED_MS = 4000

interface Paints {
  fcp: number
  lcp: number
  cls: number
  /** The longest task after the first paint. */
  longest: number
  blocked: number
}

/** What the page itself can see, from its first moment on. */
const WATCH = `
  const seen = (globalThis.seen = { lcp: 0, cls: 0, tasks: [] })
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('layout-shift', (entry) => (seen.cls += entry.value))
  observe('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }))`

const READ = `({ ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`

interface Seen {
  fcp: number
  lcp: number
  cls: number
  tasks: { start: number; duration: number }[]
}

async function visit(page: Page, url: string): Promise<Paints> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await page.addInitScript({ content: WATCH })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED_MS)
  const { fcp, lcp, cls, tasks } = await page.evaluate<Seen>(READ)
  const after = tasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration)
  return {
    fcp,
    lcp,
    cls,
    longest: Math.max(0, ...after),
    blocked: after.reduce((sum, duration) => sum + duration - 50, 0),
  }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/**
 * The machine's own limit: the words and pictures of the same document, without a rule or a script of ours. How long a
 * browser takes for these is how long it takes here at all.
 */
async function serveBare(url: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', url)).then(async (answer) => {
      const html = await answer.text()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(html.replaceAll(/<(style|script)\b.*?<\/\1>|<link [^>]*>/gs, ''))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function visitOften(browser: Browser, url: string): Promise<(key: keyof Paints) => number> {
  const visits: Paints[] = []
  for (let time = 0; time < TIMES; time++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    visits.push(await visit(await context.newPage(), url))
    await context.close()
  }
  return (key) => median(visits.map((paints) => paints[key]))
}

export async function measure(_options: BenchOptions): Promise<BenchRow[]> {
  const site = await startSeededSite(process.cwd())
  const bare = await serveBare(site.url)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const rows: BenchRow[] = []
    for (const [screen, path] of Object.entries({
      home: '/',
      article: `/article/${site.articleId}`,
      Page: '/page',
    })) {
      const ours = await visitOften(browser, site.url + path)
      const least = await visitOften(browser, bare.url + path)
      rows.push({
        screen,
        'FCP ms': Math.round(ours('fcp')),
        'without rules and scripts': Math.round(least('fcp')),
        'LCP ms': Math.round(ours('lcp')),
        CLS: Number(ours('cls').toFixed(3)),
        'longest task ms': Math.round(ours('longest')),
        'blocked ms': Math.round(ours('blocked')),
      })
    }
    return rows
  } finally {
    await browser.close()
    bare.stop()
    await site.stop()
  }
}
