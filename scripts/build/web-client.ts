import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { LANGUAGES } from '../../src/contract/messages.ts'
import type { ScreenFiles, WebFiles } from '../../src/server/documents/web-files.ts'
import { planChunks } from './plan-chunks.ts'
import { budgetOf, describeMissed, findMissed, type Missed } from './sizes.ts'
import { chunksOf, isEntry, visitsOf, withImports, type Chunks } from './visits.ts'
import { VENDOR, webClientConfig } from './vite-configs.ts'
import {
  noteClassNames,
  noteLazy,
  noteSheets,
  screenSheets,
  withoutStyles,
  writeAssets,
  writeStyles,
  type ClassNames,
  type Sheets,
} from './styles.ts'
import { fillWords, placeWords, readWords, wordsFile } from './words.ts'

const OUT = 'dist/web'
const TRIES = 12
const FILE_TOO_MANY = 10_000

type Words = Awaited<ReturnType<typeof readWords>>
type Plan = ReturnType<typeof planChunks>

/**
 * The app: built once to see which modules belong together and for its styles, then in few files, then written once for
 * each language with its texts inside.
 */
export async function buildWebClient(): Promise<WebFiles> {
  const words = await readWords()
  const sheets: Sheets = new Map()
  const lazy = new Set<string>()
  const classNames: ClassNames = new Map()
  const notes = [noteSheets(sheets), noteLazy(lazy), noteClassNames(classNames)]
  const unjoined = await bundle(words, { write: false }, notes)
  const apart = chunksOf(unjoined)
  const plan = await choosePlan(apart, words)
  const joined = chunksOf(await bundle(words, { write: true, plan }, [withoutStyles()]))
  await writeLanguages(words)
  const styles = await writeStyles(OUT, screenSheets(apart, sheets, lazy, classNames))
  const titleFont = await writeAssets(OUT, unjoined)
  return { ...describe(joined, apart), styles, titleFont }
}

/**
 * Planning works with estimates: the first plan whose built files keep all budgets, or else the one nearest to it. What a
 * screen was beyond its budget by, the plans that follow have less to spend on it.
 */
async function choosePlan(apart: Chunks, words: Words): Promise<Plan> {
  const inEnglish = (code: string) => fillWords(code, words, 'en')
  const missed = new Map<string, Missed>()
  let best: { plan: Plan; excess: number } | undefined
  for (let turn = 1; turn <= TRIES; turn++) {
    const plan = planChunks(apart, inEnglish, (screen) => budgetOf(screen, missed.get(screen)), turn)
    const found = await missedWith(plan, apart, words)
    const excess = [...found.values()].reduce(
      (all, { bytes, files }) => all + bytes + files * FILE_TOO_MANY,
      0,
    )
    if (best === undefined || excess < best.excess) best = { plan, excess }
    if (excess === 0) break
    process.stdout.write(`  plan ${turn}: too much for ${[...found].map(describeMissed).join(', ')}\n`)
    for (const [screen, { bytes, files }] of found) {
      const before = missed.get(screen)
      missed.set(screen, { bytes: bytes + (before?.bytes ?? 0), files: files + (before?.files ?? 0) })
    }
  }
  return best?.plan ?? []
}

async function missedWith(plan: Plan, apart: Chunks, words: Words): Promise<Map<string, Missed>> {
  const built = chunksOf(await bundle(words, { write: false, plan }, [withoutStyles()]))
  const codes = new Map(
    [...built.values()].map(({ fileName, code }) => [basename(fileName), fillWords(code, words, 'en')]),
  )
  const { screens } = describe(built, apart)
  return findMissed(screens, (file) => codes.get(basename(file)) ?? '')
}

interface Pass {
  write: boolean
  plan?: Plan
}

async function bundle(words: Words, { write, plan }: Pass, own: Plugin[]) {
  const { build: options, plugins, ...config } = webClientConfig
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [placeWords(words), ...own, ...plugins],
    build: {
      ...options,
      outDir: OUT,
      write,
      rolldownOptions: {
        ...options.rolldownOptions,
        // Unjoined, the files show which modules are used together.
        experimental: { chunkOptimization: plan !== undefined },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'vendor', test: VENDOR },
              ...(plan ?? []).map((modules) => ({
                name: nameOf(modules),
                test: (id: string) => modules.has(id),
              })),
            ],
          },
        },
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}

/** A file is called by the feature that most of it belongs to. */
function nameOf(modules: ReadonlySet<string>): string {
  const counts = new Map<string, number>()
  for (const id of modules) {
    const feature = /\/src\/web\/([a-z-]+)/.exec(id)?.[1] ?? 'shared'
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'shared'
}

async function writeLanguages(words: Words): Promise<void> {
  const folder = join(OUT, 'assets')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  for (const language of LANGUAGES) {
    const { name, content } = wordsFile(words, language)
    await writeFile(join(OUT, name), content)
    await mkdir(join(folder, language))
  }
  for (const script of scripts) {
    const code = await readFile(join(folder, script), 'utf8')
    for (const language of LANGUAGES)
      await writeFile(join(folder, language, script), fillWords(code, words, language))
    await rm(join(folder, script))
  }
}

/** The files of each screen. Which modules it loads when is seen where nothing is joined. */
function describe(chunks: Chunks, apart: Chunks): Pick<WebFiles, 'entry' | 'screens'> {
  const holders = new Map(
    [...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
  )
  const filesFor = (loaded: Set<string>) => {
    const ids = [...loaded].flatMap((file) => apart.get(file)?.moduleIds ?? [])
    const modules = ids.filter((id) => !id.endsWith('.css'))
    return withImports(chunks, new Set(modules.flatMap((id) => holders.get(id) ?? [])))
  }
  const screens = visitsOf(apart).map(({ screen, before, alive }): [string, ScreenFiles] => {
    const [first, all] = [filesFor(before), filesFor(alive)]
    return [
      screen,
      {
        scripts: [...first].map(scriptName),
        parts: [...all].filter((file) => !first.has(file)).map(scriptName),
      },
    ]
  })
  const entry = [...chunks.values()].find(({ moduleIds }) => moduleIds.some(isEntry))
  if (entry === undefined) throw new Error('No built file holds the entry')
  return { entry: scriptName(entry.fileName), screens: Object.fromEntries(screens) }
}

const scriptName = (fileName: string) => fileName.replace(/^assets\//, '')
