import { chromium, type Page } from 'playwright'
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

export async function measure(_options: BenchOptions): Promise<BenchRow[]> {
  const site = await startSeededSite(process.cwd())
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const rows: BenchRow[] = []
    for (const [name, path] of Object.entries({
      home: '/',
      article: `/article/${site.articleId}`,
      Page: '/page',
    })) {
      const visits: Paints[] = []
      for (let time = 0; time < TIMES; time++) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        visits.push(await visit(await context.newPage(), site.url + path))
        await context.close()
      }
      const of = (key: keyof Paints) => median(visits.map((paints) => paints[key]))
      rows.push({
        screen: name,
        'FCP ms': Math.round(of('fcp')),
        'LCP ms': Math.round(of('lcp')),
        CLS: Number(of('cls').toFixed(3)),
        'longest task ms': Math.round(of('longest')),
        'blocked ms': Math.round(of('blocked')),
      })
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
