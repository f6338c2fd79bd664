import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { styleFiles } from '../../src/server/documents/web-build.ts'

/** Our budgets, gzip: what the first screen needs before it is alive, and the styles in its document. */
const CRITICAL_JS_BYTES = 95_000
const CSS_BYTES = 20_000
const HOME = 'src/web/home/home-page.tsx'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Prints what a visitor's first screen loads, and says whether it is within budget. */
export async function reportSizes(folder: string, manifestFile: string): Promise<boolean> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const files = criticalFiles(manifest, ['src/web/main.tsx', HOME], 'en')
  let total = 0
  console.log('Critical JavaScript of the first screen, gzip:')
  for (const file of files) {
    const bytes = gzipSync(await readFile(join(folder, file)), { level: 9 }).length
    total += bytes
    console.log(`  ${kilobytes(bytes).padStart(8)}  ${file}`)
  }
  const sheets = styleFiles(manifest, HOME).map((file) => readFile(join(folder, file)))
  const css = gzipSync(Buffer.concat(await Promise.all(sheets)), { level: 9 }).length
  console.log(`  ${kilobytes(total).padStart(8)}  in all, of ${kilobytes(CRITICAL_JS_BYTES)}`)
  console.log(`  ${kilobytes(css).padStart(8)}  of CSS, of ${kilobytes(CSS_BYTES)}`)
  if (total > CRITICAL_JS_BYTES) console.error('The first screen needs too much JavaScript.')
  if (css > CSS_BYTES) console.error('The styles of the first screen are too large.')
  return total <= CRITICAL_JS_BYTES && css <= CSS_BYTES
}

/** Entries, everything they import, and their messages in one language. */
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
