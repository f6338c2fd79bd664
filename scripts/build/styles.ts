import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { styleName } from '../../src/contract/rendering.ts'
import type { WebFiles } from '../../src/server/documents/web-files.ts'
import { joinUtilities, orderLayers, splitUtilities, type Utility } from './utilities.ts'
import { isEntry, isScreen, isShell, visitsOf, withImports, type Chunks } from './visits.ts'

/** The rules that came out of each built script's style sheets, in order. */
export type Sheets = Map<string, string[]>

/** Reads what style sheets were built to, where nothing is joined. */
export function noteSheets(sheets: Sheets): Plugin {
  const own = new Set<string>()
  return {
    name: 'note-sheets',
    enforce: 'post',
    renderChunk(_code, { moduleIds, viteMetadata }) {
      if (moduleIds.some((id) => !id.endsWith('.css')))
        for (const file of viteMetadata?.importedCss ?? []) own.add(file)
      return null
    },
    // By now Vite has taken away the scripts that held nothing but styles, and named those where they were imported.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const names = [...(file.viteMetadata?.importedCss ?? [])]
        const inOrder = [...names.filter((name) => !own.has(name)), ...names.filter((name) => own.has(name))]
        sheets.set(
          file.fileName,
          inOrder.map((name) => contentOf(bundle[name])),
        )
      }
      const known = new Set([...sheets.values()].flat())
      for (const [name, file] of Object.entries(bundle))
        if (name.endsWith('.css') && !known.has(contentOf(file))) throw new Error(`Nothing brings ${name}`)
    },
  }
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style sheet was not built')
  return String(file.source).replace(FOR_OLD_BROWSERS, '').trim()
}

/** What a module imports on demand; group 1: for a component that is drawn only then (a dialog, a menu). */
const ON_DEMAND = /(lazyComponent\(\s*async \(\) =>\s*\(await )?\bimport\('(\.[^']+)'\)/g

/** Collects the modules that nothing but `lazyComponent` imports on demand: no document shows them. */
export function noteLazy(lazy: Set<string>): Plugin {
  const others = new Set<string>()
  return {
    name: 'note-lazy',
    enforce: 'pre',
    transform(code, id) {
      for (const [, isLazy, source = ''] of code.matchAll(ON_DEMAND))
        (isLazy === undefined ? others : lazy).add(resolve(dirname(id), source))
    },
    buildEnd() {
      for (const id of others) lazy.delete(id)
    },
  }
}

/** The classes that each module may name: all of its words, as Tailwind reads them. */
export type ClassNames = Map<string, Set<string>>

export function noteClassNames(names: ClassNames): Plugin {
  return {
    name: 'note-class-names',
    enforce: 'pre',
    transform(code, id) {
      if (/\/src\/web\/.*\.tsx?$/.test(id))
        names.set(id, new Set([...code.split(/[\s'"`]+/), ...code.split(/[\s'"`{}(),;]+/)]))
    },
  }
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

/** Tailwind says in every sheet of what kind its properties are; said once more, the browser styles the whole page anew. */
const REGISTERED = /@property[^{]*\{[^}]*\}/g
/** … and says it a second time for browsers that are older than ours. */
const FOR_OLD_BROWSERS = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/g

interface SheetsOfScreen {
  /** All rules that it may need, with those of the parts that it loads on demand. */
  whole: string
  /** Those that a document of it may need. */
  drawn: string
  /** Those that a document of it lacks. */
  rest: string
}

interface ScreenSheets {
  /** Of every screen. */
  base: string
  screens: Map<string, SheetsOfScreen>
}

/** Used by so large a share of the screens, a utility stands in the sheet of all of them. */
const SHARED_BY = 0.5

export function screenSheets(
  apart: Chunks,
  sheets: Sheets,
  lazy: Set<string>,
  classNames: ClassNames,
): ScreenSheets {
  const having = (isWanted: (id: string) => boolean) =>
    [...apart.values()].filter(({ moduleIds }) => moduleIds.some(isWanted))
  const baseFiles = withImports(apart, [...having(isEntry), ...having(isShell)])
  const baseRules = rulesOf(sheets, baseFiles)
  const visits = visitsOf(apart).map(({ screen, alive }) => ({
    screen,
    whole: withParts(apart, alive),
    drawn: withParts(apart, alive, lazy),
  }))
  const wordsOf = (files: Set<string>) =>
    new Set(modulesOf(apart, files).flatMap((id) => [...(classNames.get(id) ?? [])]))
  const words = visits.map(({ whole }) => wordsOf(whole))
  const baseWords = wordsOf(baseFiles)
  const beginnings = beginningsIn(classNames)
  const isShared = (name: string) => {
    const users = words.filter((own) => own.has(name)).length
    return (
      baseWords.has(name) ||
      users === 0 ||
      users >= SHARED_BY * words.length ||
      beginnings.some((beginning) => name.startsWith(beginning))
    )
  }
  const { rest, utilities } = splitUtilities([...baseRules].join('\n'), isShared)
  const own = utilities.filter(({ className }) => !isShared(className))
  const known = new Set(rest.match(REGISTERED))
  const joined = (rules: Set<string>, used: Utility[], without = baseRules) =>
    [...rules]
      .filter((one) => !baseRules.has(one) && !without.has(one))
      .map((one) => one.replaceAll(REGISTERED, (property) => (known.has(property) ? '' : property)))
      .join('\n') + joinUtilities(used)
  const screens = visits.map((visit): [string, SheetsOfScreen] => {
    const [whole, drawn] = [rulesOf(sheets, visit.whole), rulesOf(sheets, visit.drawn)]
    const [wholeWords, drawnWords] = [wordsOf(visit.whole), wordsOf(visit.drawn)]
    const usedIn = (names: Set<string>) => own.filter(({ className }) => names.has(className))
    return [
      visit.screen,
      {
        whole: joined(whole, usedIn(wholeWords)),
        drawn: joined(drawn, usedIn(drawnWords)),
        rest: joined(
          whole,
          usedIn(wholeWords).filter(({ className }) => !drawnWords.has(className)),
          drawn,
        ),
      },
    ]
  })
  for (const rules of [...sheets.values()].flat())
    if (
      !baseRules.has(rules) &&
      !screens.some(([, { whole }]) => whole.includes(rules.replaceAll(REGISTERED, '')))
    )
      throw new Error(`No screen has these rules: ${rules.slice(0, 200)}`)
  const shared = joinUtilities(utilities.filter(({ className }) => isShared(className)))
  return { base: [rest, orderLayers(utilities), shared].join('\n'), screens: new Map(screens) }
}

/** Of classes that are put together from parts: those of `c-${category}` begin with `c-`. */
const beginningsIn = (classNames: ClassNames): string[] =>
  [...classNames.values()].flatMap((words) =>
    [...words].flatMap((word) => /^([a-z][\w:-]*-)\$\{/.exec(word)?.[1] ?? []),
  )

const modulesOf = (apart: Chunks, files: Set<string>) =>
  [...files].flatMap((file) => apart.get(file)?.moduleIds ?? [])

/** With what these files import on demand, and what that imports on demand; other screens bring their own. */
function withParts(apart: Chunks, files: Set<string>, without?: Set<string>): Set<string> {
  const found = new Set(files)
  // A set's loop goes on to what is added while it runs.
  for (const file of found)
    for (const part of apart.get(file)?.dynamicImports ?? []) {
      const chunk = apart.get(part)
      if (chunk === undefined || isScreen(chunk.facadeModuleId)) continue
      if (without?.has(chunk.facadeModuleId ?? '')) continue
      for (const needed of withImports(apart, [chunk])) found.add(needed)
    }
  return found
}

const rulesOf = (sheets: Sheets, files: Set<string>) =>
  new Set([...files].flatMap((file) => sheets.get(file) ?? []))

/** Three files for each screen, below a folder whose name changes with any of them. */
export async function writeStyles(out: string, { base, screens }: ScreenSheets): Promise<WebFiles['styles']> {
  const hash = createHash('sha256')
    .update(base)
    .update(JSON.stringify([...screens]))
  const folder = `assets/styles-${hash.digest('hex').slice(0, 10)}`
  const files = new Map(
    [...screens].flatMap(([screen, { whole, drawn, rest }]) => [
      [`${styleName(screen)}.css`, whole],
      [`${styleName(screen)}.drawn.css`, drawn],
      [`${styleName(screen)}.rest.css`, rest],
    ]),
  )
  for (const [name, rules] of files.set('base.css', base)) {
    await mkdir(dirname(join(out, folder, name)), { recursive: true })
    await writeFile(join(out, folder, name), rules)
  }
  return folder
}

const TITLES = /-700-normal\b.*\.woff2$/

/** Fonts and pictures that the rules point to; answers with the font of titles. */
export async function writeAssets(
  out: string,
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Promise<string> {
  const assets = files.flatMap((file) =>
    file.type === 'asset' && !file.fileName.endsWith('.css') ? [file] : [],
  )
  for (const { fileName, source } of assets) await writeFile(join(out, fileName), source)
  const titles = assets.find(({ fileName }) => TITLES.test(fileName))
  if (titles === undefined) throw new Error('The font of titles was not built')
  return titles.fileName
}
