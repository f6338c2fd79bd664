import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'

/**
 * Takes screenshots of a running site, for people to look at:
 * npm run shots -- --url http://localhost:3000 --out shots --paths /,/auth --themes dark,light --languages en,id
 * npm run shots -- --readme takes the three pictures of the README again, of a site that `npm run seed` has filled.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'test-results/shots' },
    paths: { type: 'string', default: '/' },
    themes: { type: 'string', default: 'dark' },
    languages: { type: 'string', default: 'en' },
    widths: { type: 'string', default: '390,768,1440' },
    cookies: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
})
const README_PICTURES = [
  { name: 'home', path: '/', theme: 'dark', width: 1440 },
  { name: 'article', path: '/', link: 'a[href^="/article/"]', theme: 'light', width: 1440 },
  { name: 'phone', path: '/', theme: 'dark', width: 390 },
]
const HEIGHTS: Record<string, number> = { 390: 844, 768: 1024, 1440: 900 }
const list = (text: string): string[] => text.split(',')

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
if (values.readme) await shootForReadme()
else await shootAll()
await browser.close()

async function shootAll(): Promise<void> {
  await mkdir(values.out, { recursive: true })
  for (const width of list(values.widths))
    for (const theme of list(values.themes))
      for (const language of list(values.languages)) {
        const page = await openPage(Number(width), theme, language)
        for (const path of list(values.paths)) await shoot(page, path, `${width}-${theme}-${language}`)
        await page.close()
      }
}

async function shootForReadme(): Promise<void> {
  await mkdir('docs/pictures', { recursive: true })
  for (const { name, path, link, theme, width } of README_PICTURES) {
    const page = await openPage(width, theme, 'en')
    await page.goto(values.url + path, { waitUntil: 'networkidle' })
    const address = link === undefined ? null : await page.locator(link).first().getAttribute('href')
    if (address !== null) await page.goto(values.url + address, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `docs/pictures/${name}.jpg`, type: 'jpeg', quality: 82 })
    await page.close()
  }
}

async function openPage(width: number, theme: string, language: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHTS[width] ?? 900 } })
  page.on('console', (message) => console.log(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`))
  await page.addInitScript(
    ([chosenTheme, chosenLanguage, showCookies]) => {
      const key = ['topaz', 'agate', 'aqua'].includes(chosenTheme) ? 'premium-theme' : 'theme'
      localStorage.setItem(key, chosenTheme)
      localStorage.setItem('language', chosenLanguage)
      if (!showCookies) localStorage.setItem('cookie-consent', 'essential')
    },
    [theme, language, values.cookies] as const,
  )
  return page
}

async function shoot(page: Page, path: string, suffix: string): Promise<void> {
  await page.goto(values.url + path, { waitUntil: 'networkidle' })
  if (values.cookies) await page.waitForTimeout(1800)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const name = `${path.replaceAll(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home'}-${suffix}.png`
  await page.screenshot({ path: join(values.out, name), fullPage: true })
  console.log(`${name}${overflow > 0 ? `  OVERFLOWS by ${overflow} px` : ''}`)
}
