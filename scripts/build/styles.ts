import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { styleName } from '../../src/contract/rendering.ts'
import type { WebFiles } from '../../src/server/documents/web-files.ts'
import { isEntry, isScreen, visitsOf, withImports, type Chunks } from './visits.ts'

/** The built rules of each style sheet, by its source. Sheets of modules that always travel together share theirs. */
export type Sheets = Map<string, string>

/** Reads what style sheets were built to, where nothing is joined. */
export function noteSheets(sheets: Sheets): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'note-sheets',
    enforce: 'post',
    renderChunk(_code, { moduleIds, viteMetadata }) {
      const [file] = viteMetadata?.importedCss ?? []
      if (file !== undefined) for (const id of moduleIds) if (id.endsWith('.css')) files.set(id, file)
      return null
    },
    generateBundle(_options, bundle) {
      for (const [id, file] of files) sheets.set(id, contentOf(bundle[file]))
    },
  }
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style sheet was not built')
  return String(file.source).trim()
}

/** Scripts load no styles: a screen brings all of its own. Then nothing is left for Vite to do before an import. */
export function withoutStyles(): Plugin {
  const modules: Record<string, string> = {
    '\0no-styles': '',
    '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
  }
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
    load: (id) => modules[id],
  }
}

interface ScreenSheets {
  /** Of every screen. */
  base: string
  screens: Map<string, string>
}

/** All rules that a screen may need, those of the parts that it loads on demand included. */
export function screenSheets(apart: Chunks, sheets: Sheets): ScreenSheets {
  const entry = [...apart.values()].filter(({ moduleIds }) => moduleIds.some(isEntry))
  const base = rulesOf(apart, sheets, withImports(apart, entry))
  const screens = visitsOf(apart).map(({ screen, alive }): [string, string] => {
    const rules = rulesOf(apart, sheets, withParts(apart, alive))
    return [screen, [...rules].filter((sheet) => !base.has(sheet)).join('\n')]
  })
  return { base: [...base].join('\n'), screens: new Map(screens) }
}

/** With what these files import on demand, and what that imports on demand; other screens bring their own. */
function withParts(apart: Chunks, files: Set<string>): Set<string> {
  const found = new Set(files)
  // A set's loop goes on to what is added while it runs.
  for (const file of found)
    for (const part of apart.get(file)?.dynamicImports ?? []) {
      const chunk = apart.get(part)
      if (chunk === undefined || isScreen(chunk.facadeModuleId)) continue
      for (const needed of withImports(apart, [chunk])) found.add(needed)
    }
  return found
}

const rulesOf = (apart: Chunks, sheets: Sheets, files: Set<string>) =>
  new Set(
    [...files].flatMap((file) => apart.get(file)?.moduleIds ?? []).flatMap((id) => sheets.get(id) ?? []),
  )

/** One file for each screen, below a folder whose name changes with any of them. */
export async function writeStyles(out: string, { base, screens }: ScreenSheets): Promise<WebFiles['styles']> {
  const hash = createHash('sha256')
    .update(base)
    .update(JSON.stringify([...screens]))
  const folder = `assets/styles-${hash.digest('hex').slice(0, 10)}`
  const files = new Map([...screens].map(([screen, rules]) => [`${styleName(screen)}.css`, rules]))
  for (const [name, rules] of files.set('base.css', base)) {
    await mkdir(dirname(join(out, folder, name)), { recursive: true })
    await writeFile(join(out, folder, name), rules)
  }
  return folder
}
