import { chromium, type Browser } from 'playwright'
import { PREMIUM_THEMES } from '../src/contract/plans.ts'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { startSeededSite } from './support/seeded-site.ts'

export const title =
  'frames while scrolling in each theme: 4× CPU slow-down, 1440 px. Goal: 60 a second, and nothing moves for those who want less motion'

const SLOWER = 4
const FRAME_MS = 1000 / 60
/** A frame that was missed took longer than one and a half. */
const LATE_MS = FRAME_MS * 1.5

/** Scrolls as a wheel does for a while, and tells how long each frame took. */
const SCROLL = `new Promise((done) => {
  const frames = []
  let last
  const step = (now) => {
    if (last !== undefined) frames.push(now - last)
    last = now
    scrollBy(0, 12)
    if (frames.length < 180) requestAnimationFrame(step)
    else done(frames)
  }
  requestAnimationFrame(step)
})`

/** As the page is dressed for those who may use the theme; whether somebody may is not what is measured. */
const dressIn = (theme: string) => `document.documentElement.dataset.theme = '${theme}'`

async function scroll(browser: Browser, url: string, theme: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(dressIn(theme))
  await page.waitForTimeout(2000)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const frames = await page.evaluate<number[]>(SCROLL)
  await context.close()
  return frames
}

async function countMoving(browser: Browser, url: string, theme: string): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(dressIn(theme))
  await page.waitForTimeout(500)
  const moving = await page.evaluate<number>('document.getAnimations().length')
  await context.close()
  return moving
}

export async function measure(_options: BenchOptions): Promise<BenchRow[]> {
  const site = await startSeededSite(process.cwd())
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const rows: BenchRow[] = []
    const screens = { home: '/', article: `/article/${site.articleId}`, Page: '/page', market: '/market' }
    for (const [screen, path] of Object.entries(screens))
      for (const theme of ['dark', ...PREMIUM_THEMES]) {
        const frames = await scroll(browser, site.url + path, theme)
        const total = frames.reduce((sum, frame) => sum + frame, 0)
        rows.push({
          screen,
          theme,
          'frames a second': Math.round((frames.length / total) * 1000),
          'late frames': frames.filter((frame) => frame > LATE_MS).length,
          'longest ms': Math.round(Math.max(...frames)),
          'moving with less motion': await countMoving(browser, site.url + path, theme),
        })
      }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
