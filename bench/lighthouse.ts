import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { startSeededSite } from './support/seeded-site.ts'

export const title = 'Lighthouse, mobile, on clean addresses; medians of 3. Goals: ≥ 97, 100, 100, 100'

const TIMES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

export async function measure(_options: BenchOptions): Promise<BenchRow[]> {
  const site = await startSeededSite(process.cwd())
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const rows: BenchRow[] = []
    for (const [name, path] of Object.entries({
      home: '/',
      article: `/article/${site.articleId}`,
      Page: '/page',
    })) {
      const runs: RunnerResult['lhr'][] = []
      for (let time = 0; time < TIMES; time++) {
        const run = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'error' })
        if (run !== undefined) runs.push(run.lhr)
      }
      const score = (category: string) =>
        Math.round(median(runs.map((lhr) => lhr.categories[category]?.score ?? 0)) * 100)
      const audit = (id: string) => Math.round(median(runs.map((lhr) => lhr.audits[id]?.numericValue ?? 0)))
      rows.push({
        screen: name,
        ...Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])),
        'LCP ms': audit('largest-contentful-paint'),
        'blocked ms': audit('total-blocking-time'),
        'main thread ms': audit('mainthread-work-breakdown'),
      })
      for (const lhr of runs.slice(0, 1))
        for (const { title: failed, score: points, scoreDisplayMode } of Object.values(lhr.audits))
          if (points !== null && points < 0.9 && scoreDisplayMode !== 'informative')
            console.log(`${name}: ${failed} (${points})`)
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
