import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { LANGUAGES } from '../../src/contract/messages.ts'
import type { ScreenFiles, WebFiles } from '../../src/server/documents/web-files.ts'
import { keepPlan, readKeptPlan } from './kept-plan.ts'
import { followPlan, planChunks, type Plan } from './plan-chunks.ts'
import type { Budget } from './puzzle.ts'
import { excessOf, firstBudget, limitsOf, measureScreens, nameOf } from './sizes.ts'
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
/** So many plans follow from one that was made anew. */
const BEGIN_ANEW = 5
/** Estimates are this much more careful than the last plan calls for. */
const MARGIN = 60
const FILE_TOO_MANY = 10_000

type Words = Awaited<ReturnType<typeof readWords>>

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
  const joined = await writeInFewFiles(apart, words)
  await writeLanguages(words)
  const styles = await writeStyles(OUT, screenSheets(apart, sheets, lazy, classNames))
  const titleFont = await writeAssets(OUT, unjoined)
  return { ...describe(joined, apart), styles, titleFont }
}

/**
 * By the plan that was kept, which seldom has to change. Else planning works with estimates: the first plan whose built
 * files keep all limits, or else the one nearest to it. What a plan came to says how far the estimates of the next may
 * go, which begins with the best so far; now and then one begins anew.
 */
async function writeInFewFiles(apart: Chunks, words: Words): Promise<Chunks> {
  const inEnglish = (code: string) => fillWords(code, words, 'en')
  const budgets = new Map<string, Budget>()
  const budgetOf = (screen: string) => budgets.get(screen) ?? firstBudget(screen)
  const found = await readKeptPlan()
  const kept = found && followPlan(found, apart, inEnglish, budgetOf)
  let best: { plan: Plan; excess: number } | undefined
  for (let turn = kept === undefined ? 1 : 0; turn <= TRIES; turn++) {
    const begin = turn > 1 && turn % BEGIN_ANEW === 1 ? undefined : best?.plan
    const plan = (turn === 0 && kept) || planChunks(apart, inEnglish, budgetOf, { seed: turn, begin })
    const joined = await bundlePlanned(plan, words)
    const missed: string[] = []
    let excess = 0
    for (const [screen, actual] of loadedWith(joined, apart, words)) {
      const { bytes, files } = excessOf(screen, actual)
      excess += bytes + files * FILE_TOO_MANY
      if (bytes + files > 0) missed.push(`${nameOf(screen)} ${bytes}${'+'.repeat(files)}`)
      budgets.set(screen, nextBudget(limitsOf(screen), actual, plan.estimates.get(screen) ?? actual))
    }
    if (excess === 0) {
      if (plan !== kept) await keepPlan(plan.modules)
      return joined
    }
    if (best === undefined || excess < best.excess) best = { plan, excess }
    process.stdout.write(`  plan ${turn}: too much for ${missed.join(', ')}\n`)
  }
  if (best === undefined) throw new Error('No plan was tried')
  return bundlePlanned(best.plan, words)
}

async function bundlePlanned(plan: Plan, words: Words): Promise<Chunks> {
  return chunksOf(await bundle(words, { write: true, plan }, [withoutStyles()]))
}

/** As far as an estimate may go for what is built to keep the limits. */
function nextBudget(limits: Budget, actual: Budget, estimate: Budget): Budget {
  return {
    before: estimate.before + limits.before - actual.before - MARGIN,
    alive: estimate.alive + limits.alive - actual.alive - MARGIN,
    files: estimate.files + limits.files - actual.files,
  }
}

function loadedWith(built: Chunks, apart: Chunks, words: Words): Map<string, Budget> {
  const codes = new Map(
    [...built.values()].map(({ fileName, code }) => [basename(fileName), fillWords(code, words, 'en')]),
  )
  const { screens } = describe(built, apart)
  return measureScreens(screens, (file) => codes.get(basename(file)) ?? '')
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
              ...(plan?.modules ?? []).map((modules) => ({
                name: fileNameOf(modules),
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
function fileNameOf(modules: ReadonlySet<string>): string {
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
