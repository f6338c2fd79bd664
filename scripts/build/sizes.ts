import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIXED_FILES, MOST_FILES, type Budget } from './puzzle.ts'
import { styleName } from '../../src/contract/rendering.ts'
import type { ScreenFiles, WebFiles } from '../../src/server/documents/web-files.ts'

/** Our budgets, gzip. Scripts until all that is above the fold answers a click; of home also before it is alive. */
const USUAL = 115_000
const BUDGETS: Record<string, number> = {
  'src/web/auth/auth-page.tsx': 100_000,
  'src/web/auth/reset-password-page.tsx': 100_000,
  'src/web/legal/legal-page.tsx': 100_000,
  'src/web/help/help-page.tsx': 100_000,
  'src/web/page-posts/page-feed-page.tsx': 130_000,
  'src/web/page-posts/page-post-page.tsx': 130_000,
  'src/web/page-composer/page-create-page.tsx': 130_000,
  'src/web/write/create-article-page.tsx': 130_000,
  'src/web/questions/ask-page.tsx': 130_000,
  'src/web/collections/collection-editor-page.tsx': 130_000,
}
const HOME = 'src/web/home/home-page.tsx'
const HOME_BEFORE = 95_000
const CSS = 20_000
const LIBRARIES = 66_700

/** What a screen may load, with the libraries that all screens have. */
export function limitsOf(screen: string): Budget {
  const alive = BUDGETS[screen] ?? USUAL
  return { alive, before: screen === HOME ? HOME_BEFORE : alive, files: MOST_FILES }
}

/** Of our own scripts, as long as nothing better is known of what a plan comes to. */
export function firstBudget(screen: string): Budget {
  const { alive, before, files } = limitsOf(screen)
  return { alive: alive - LIBRARIES, before: before - LIBRARIES, files: files - FIXED_FILES }
}

/** What each screen loads once it is built. */
export function measureScreens(
  screens: WebFiles['screens'],
  codeOf: (file: string) => string,
): Map<string, Budget> {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(codeOf(file), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const sum = (files: string[]) => files.reduce((all, file) => all + sizeOf(file), 0)
  return new Map(
    Object.entries(screens).map(([screen, { scripts, parts }]) => {
      const before = sum(scripts)
      return [screen, { before, alive: before + sum(parts), files: scripts.length + parts.length }]
    }),
  )
}

/** By how many bytes and files a screen is beyond its limits. */
export function excessOf(screen: string, loaded: Budget): { bytes: number; files: number } {
  const limits = limitsOf(screen)
  return {
    bytes: Math.max(0, loaded.alive - limits.alive, loaded.before - limits.before),
    files: Math.max(0, loaded.files - limits.files),
  }
}

export const nameOf = (module: string) => module.replace(/^src\/web\/|\.tsx$/g, '')

/** Prints what each screen starts from, and says whether all are within their budgets. */
export async function reportSizes(folder: string, { screens, styles }: WebFiles): Promise<boolean> {
  console.log('screen'.padEnd(42), 'files   kB before   kB alive   of    kB CSS')
  const complaints: string[] = []
  for (const [module, screen] of Object.entries(screens)) {
    const { files, before, alive } = await measure(folder, screen)
    const sheets = ['base', `${styleName(module)}.drawn`].map((name) =>
      readFile(join('dist/web', styles, `${name}.css`)),
    )
    const css = gzipSync(Buffer.concat(await Promise.all(sheets)), { level: 9 }).length
    const budget = BUDGETS[module] ?? USUAL
    const name = nameOf(module)
    console.log(
      name.padEnd(42),
      String(files).padStart(5),
      kilobytes(before).padStart(11),
      kilobytes(alive).padStart(10),
      String(budget / 1000).padStart(4),
      kilobytes(css).padStart(9),
    )
    if (files > MOST_FILES) complaints.push(`${name} starts from ${files} files, of ${MOST_FILES}.`)
    if (alive > budget)
      complaints.push(`${name} needs ${kilobytes(alive)} kB of scripts, of ${budget / 1000}.`)
    if (module === HOME && before > HOME_BEFORE)
      complaints.push(`${name} needs ${kilobytes(before)} kB before it is alive, of ${HOME_BEFORE / 1000}.`)
    if (css > CSS) complaints.push(`${name} has ${kilobytes(css)} kB of styles, of ${CSS / 1000}.`)
  }
  for (const complaint of complaints) console.error(complaint)
  return complaints.length === 0
}

async function measure(folder: string, { scripts, parts }: ScreenFiles) {
  const gzipped = async (files: string[]) =>
    (await Promise.all(files.map((file) => readFile(join(folder, file))))).map(
      (content) => gzipSync(content, { level: 9 }).length,
    )
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0)
  const inEnglish = (files: string[]) => gzipped(files.map((file) => `en/${file}`))
  const before = sum(await inEnglish(scripts))
  return {
    files: scripts.length + parts.length,
    before,
    alive: before + sum(await inEnglish(parts)),
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
