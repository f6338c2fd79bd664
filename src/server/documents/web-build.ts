import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../contract/messages.ts'
import { styleName, type PageRenderer } from '../../contract/rendering.ts'
import type { Inline, WebBuild } from '../platform/web-build.ts'
import type { ScreenFiles, WebFiles } from './web-files.ts'

/** Undefined when nothing was built, as during `npm run dev`. */
export async function loadWebBuild(dist: string): Promise<WebBuild | undefined> {
  const folder = join(dist, 'web')
  const listFile = join(dist, 'web-files.json')
  if (!existsSync(listFile)) return undefined
  const list = JSON.parse(await readFile(listFile, 'utf8')) as WebFiles
  const readStyles = async (name: string) =>
    inline(await readFile(join(folder, list.styles, `${name}.css`), 'utf8'))
  const read = async (...path: string[]) => (await readFile(join(dist, ...path), 'utf8')).trim()
  const [bootScript, worker, script, styles, baseStyles, screens, rendered] = await Promise.all([
    read('boot', 'boot.js'),
    read('worker', 'sw.js'),
    read('offline', 'offline-page.js'),
    read('offline', 'offline-page.css'),
    readStyles('base'),
    readScreens(list, readStyles),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'render', 'render.js')).href) as Promise<PageRenderer>,
  ])
  const screenOf = (module: string): BuiltScreen => {
    const screen = screens.get(module)
    if (screen === undefined) throw new Error(`The built web has no ${module}: run npm run build`)
    return screen
  }
  return {
    folder,
    planPage: rendered.planPage,
    renderPage: rendered.renderPage,
    bootScript: inline(bootScript),
    titleFont: `/${list.titleFont}`,
    worker,
    offlinePage: { script: inline(script), styles: inline(styles) },
    stylesFolder: `/${list.styles}`,
    baseStyles,
    styles: (module) => screenOf(module).styles,
    entry: (language) => scriptAddress(list.entry, language),
    preloads: (module, language) => screenOf(module).scripts.map((script) => scriptAddress(script, language)),
  }
}

interface BuiltScreen extends ScreenFiles {
  styles: Inline
}

async function readScreens(
  { screens }: WebFiles,
  readStyles: (name: string) => Promise<Inline>,
): Promise<Map<string, BuiltScreen>> {
  const read = Object.entries(screens).map(async ([module, files]): Promise<[string, BuiltScreen]> => {
    return [module, { ...files, styles: await readStyles(`${styleName(module)}.drawn`) }]
  })
  return new Map(await Promise.all(read))
}

const scriptAddress = (script: string, language: Language) => `/assets/${language}/${script}`

function inline(content: string): Inline {
  return { content, hash: `sha256-${createHash('sha256').update(content).digest('base64')}` }
}
