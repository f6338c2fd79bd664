import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../contract/messages.ts'
import type { PageRenderer } from '../../contract/rendering.ts'
import type { Inline, ScreenStyles, WebBuild } from '../platform/web-build.ts'
import type { ScreenFiles, WebFiles } from './web-files.ts'

/** Undefined when nothing was built, as during `npm run dev`. */
export async function loadWebBuild(dist: string): Promise<WebBuild | undefined> {
  const folder = join(dist, 'web')
  const listFile = join(dist, 'web-files.json')
  if (!existsSync(listFile)) return undefined
  const [list, bootScript, sheets, rendered] = await Promise.all([
    readFile(listFile, 'utf8'),
    readFile(join(dist, 'boot', 'boot.js'), 'utf8'),
    readSheets(folder),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'render', 'render.js')).href) as Promise<PageRenderer>,
  ])
  const { entry, screens } = JSON.parse(list) as WebFiles
  const filesOf = (module: string): ScreenFiles => {
    const files = screens[module]
    if (files === undefined) throw new Error(`The built web has no ${module}: run npm run build`)
    return files
  }
  const styles = new Map<string, ScreenStyles>()
  return {
    folder,
    planPage: rendered.planPage,
    renderPage: rendered.renderPage,
    bootScript: inline(bootScript.trim()),
    styles: (module) => {
      const known = styles.get(module) ?? joinSheets(filesOf(module).styles, sheets)
      styles.set(module, known)
      return known
    },
    entry: (language) => scriptAddress(entry, language),
    preloads: (module, language) => filesOf(module).scripts.map((script) => scriptAddress(script, language)),
  }
}

const scriptAddress = (script: string, language: Language) => `/assets/${language}/${script}`

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
