import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Our budgets, gzip: what the first screen needs before it is alive, and the one style sheet. */
const CRITICAL_JS_BYTES = 95_000
const CSS_BYTES = 20_000

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Prints what a visitor's first screen loads, and says whether it is within budget. */
export async function reportSizes(folder: string): Promise<boolean> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const files = criticalFiles(manifest, ['src/web/main.tsx', 'src/web/home/home-page.tsx'], 'en')
  let total = 0
  console.log('Critical JavaScript of the first screen, gzip:')
  for (const file of files) {
    const bytes = gzipSync(await readFile(join(folder, file)), { level: 9 }).length
    total += bytes
    console.log(`  ${kilobytes(bytes).padStart(8)}  ${file}`)
  }
  const styles = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  let css = 0
  for (const name of styles)
    css += gzipSync(await readFile(join(folder, 'assets', name)), { level: 9 }).length
  console.log(`  ${kilobytes(total).padStart(8)}  in all, of ${kilobytes(CRITICAL_JS_BYTES)}`)
  console.log(`  ${kilobytes(css).padStart(8)}  of CSS, of ${kilobytes(CSS_BYTES)}`)
  if (total > CRITICAL_JS_BYTES) console.error('The first screen needs too much JavaScript.')
  if (css > CSS_BYTES) console.error('The style sheet is too large.')
  return total <= CRITICAL_JS_BYTES && css <= CSS_BYTES
}

/** Entries, all they import, and their words in one language. */
export function criticalFiles(manifest: Manifest, entries: string[], language: string): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((name) => name.endsWith(`?language=${language}`)).forEach(visit)
  }
  entries.forEach(visit)
  return files
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
