import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../contract/messages.ts'
import type { PageRenderer } from '../../contract/rendering.ts'
import type { Inline, ScreenStyles, WebBuild } from '../platform/web-build.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'src/web/main.tsx'

/** Undefined when nothing was built, as during `npm run dev`. */
export async function loadWebBuild(dist: string): Promise<WebBuild | undefined> {
  const folder = join(dist, 'web')
  const manifestFile = join(dist, 'web-manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const [manifestText, bootScript, sheets, rendered] = await Promise.all([
    readFile(manifestFile, 'utf8'),
    readFile(join(dist, 'boot', 'boot.js'), 'utf8'),
    readSheets(folder),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'render', 'render.js')).href) as Promise<PageRenderer>,
  ])
  const manifest = JSON.parse(manifestText) as Manifest
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error('The built web has no entry: run npm run build')
  const styles = new Map<string, ScreenStyles>()
  return {
    folder,
    planPage: rendered.planPage,
    renderPage: rendered.renderPage,
    bootScript: inline(bootScript.trim()),
    styles: (module) => {
      const known = styles.get(module) ?? joinSheets(styleFiles(manifest, module), sheets)
      styles.set(module, known)
      return known
    },
    entry: `/${entry.file}`,
    preloads: (module, language) => collect(manifest, module, language),
  }
}

function collect(manifest: Manifest, module: string, language: Language): string[] {
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

/** A screen is a chunk of its own; every other part that is fetched later belongs to the page it is drawn on. */
const SCREEN = /-page\.tsx$/

/** Style sheets of the frame and of one screen, with those of the parts that the server draws and the app loads later. */
export function styleFiles(manifest: Manifest, module: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    chunk.css?.forEach((file) => files.add(file))
  }
  for (const root of [ENTRY, module]) {
    visit(root)
    const statics = [...seen]
    for (const key of statics)
      manifest[key]?.dynamicImports?.filter((name) => !SCREEN.test(name)).forEach(visit)
  }
  return [...files]
}

/** The content of each style sheet by its path below the folder. */
async function readSheets(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  const sheets = names.map(async (name): Promise<[string, string]> => {
    const content = await readFile(join(folder, 'assets', name), 'utf8')
    return [`assets/${name}`, content.trim()]
  })
  return new Map(await Promise.all(sheets))
}

function joinSheets(files: string[], sheets: Map<string, string>): ScreenStyles {
  const content = files.map((file) => sheets.get(file) ?? '').join('\n')
  return { ...inline(content), addresses: files.map((file) => `/${file}`) }
}

function inline(content: string): Inline {
  return { content, hash: `sha256-${createHash('sha256').update(content).digest('base64')}` }
}
