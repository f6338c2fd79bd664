import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../contract/messages.ts'
import type { RenderPage } from '../../contract/rendering.ts'

/** The built web, as far as the server needs it. */
export interface WebBuild {
  folder: string
  render: RenderPage
  bootScript: string
  style: string
  /** For the Content-Security-Policy. */
  hashes: { script: string[]; style: string[] }
  entry: string
  /** What a screen needs in a language, to be fetched before it is asked for. */
  preloads(module: string, language: Language): string[]
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const ENTRY = 'src/web/main.tsx'

/** Undefined when nothing was built, as beside `npm run dev`. */
export async function loadWebBuild(dist: string): Promise<WebBuild | undefined> {
  const folder = join(dist, 'web')
  if (!existsSync(join(folder, 'manifest.json'))) return undefined
  const [manifestText, bootScript, style, rendered] = await Promise.all([
    readFile(join(folder, 'manifest.json'), 'utf8'),
    readFile(join(dist, 'boot', 'boot.js'), 'utf8'),
    readStyle(join(folder, 'assets')),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'render', 'render.js')).href) as Promise<{
      renderPage: RenderPage
    }>,
  ])
  const manifest = JSON.parse(manifestText) as Record<string, Chunk>
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error('The built web has no entry: run npm run build')
  const boot = bootScript.trim()
  return {
    folder,
    render: rendered.renderPage,
    bootScript: boot,
    style,
    hashes: { script: [hashOf(boot)], style: [hashOf(style)] },
    entry: `/${entry.file}`,
    preloads: (module, language) => collect(manifest, module, language),
  }
}

function collect(manifest: Record<string, Chunk>, module: string, language: Language): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((name) => name.endsWith(`?language=${language}`)).forEach(visit)
  }
  visit(ENTRY)
  visit(module)
  return [...files]
}

async function readStyle(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return sheets.join('').trim()
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
