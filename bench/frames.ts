import { chromium, type Browser, type Page } from 'playwright'
import { PREMIUM_THEMES } from '../src/contract/plans.ts'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { startSeededSite } from './support/seeded-site.ts'

export const title =
  'frames while scrolling in each theme: 4× CPU slow-down, 1440 px. Goal: 60 a second, and nothing moves for those who want less motion. Where there is no graphics processor, drawing is done by the slowed-down machine too: "bare" is what the same words take here without a rule or a script'

const SLOWER = 4
const BARE = 'bare'
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

/** A theme, or `bare`: the same words and pictures without a rule or a script of ours. */
async function openDressed(browser: Browser, url: string, theme: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (theme === BARE) {
    const html = await fetch(url).then((answer) => answer.text())
    await page.setContent(html.replaceAll(/<(style|script)\b.*?<\/\1>|<link [^>]*>/gs, ''))
  } else {
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(dressIn(theme))
  }
  await page.waitForTimeout(2000)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function scroll(browser: Browser, url: string, theme: string): Promise<number[]> {
  const page = await openDressed(browser, url, theme)
  const frames = await page.evaluate<number[]>(SCROLL)
  await page.context().close()
  return frames
}

/** What is animated, and what else is in another place a second later. */
const MOVING = `new Promise((done) => {
  const places = () => [...document.querySelectorAll('.backdrop > *')].map((part) => getComputedStyle(part).transform)
  const before = places()
  setTimeout(
    () => done(document.getAnimations().length + places().filter((place, nr) => place !== before[nr]).length),
    1000,
  )
})`

interface TraceEvent {
  ph: string
  name: string
  /** Microseconds of the thread itself: what others do on the machine has little part in that. */
  tdur?: number
}

/** What a frame takes of the thread of scripts and styles, and of the one that draws: seen in a scroll of its own. */
async function costs(browser: Browser, url: string, theme: string): Promise<{ page: number; draw: number }> {
  const page = await openDressed(browser, url, theme)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'cc', 'viz'] })
  const { length } = await page.evaluate<number[]>(SCROLL)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await page.context().close()
  const of = (wanted: string) =>
    trace.traceEvents.reduce(
      (sum, { ph, name, tdur = 0 }) => sum + (ph === 'X' && name === wanted ? tdur : 0),
      0,
    ) /
    1000 /
    length
  return { page: of('ProxyMain::BeginMainFrame'), draw: of('Display::DrawAndSwap') }
}

async function countMoving(browser: Browser, url: string, theme: string): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(dressIn(theme))
  await page.waitForTimeout(500)
  const moving = await page.evaluate<number>(MOVING)
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
      for (const theme of [BARE, 'dark', ...PREMIUM_THEMES]) {
        const frames = await scroll(browser, site.url + path, theme)
        const { page, draw } = await costs(browser, site.url + path, theme)
        const total = frames.reduce((sum, frame) => sum + frame, 0)
        rows.push({
          screen,
          theme,
          'frames a second': Math.round((frames.length / total) * 1000),
          'late frames': frames.filter((frame) => frame > LATE_MS).length,
          'longest ms': Math.round(Math.max(...frames)),
          'page, ms a frame': Math.round(page * 10) / 10,
          'drawing, ms a frame': Math.round(draw * 10) / 10,
          'moving with less motion': theme === BARE ? 0 : await countMoving(browser, site.url + path, theme),
        })
      }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
