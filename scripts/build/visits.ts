import type { Rolldown } from 'vite'

export type Chunks = Map<string, Rolldown.OutputChunk>

const ENTRY = 'src/web/main.tsx'
/** What `app/screens.ts` loads with every screen that is not bare. */
const SHELL = 'src/web/app/shell/shell.tsx'
const SCREEN = /-page\.tsx$/
/** Screens without header and footer. */
const BARE = /\/(?:auth\/[\w-]+|iq\/take)-page\.tsx$/
/** Parts that every visit to their screen fetches once it is alive (`deferHydration`): those above the fold first. */
const PARTS = /(?<!later)-parts\.ts$/
const LATER_PARTS = /\blater-parts\.ts$/
/** What a screen draws instead of its own content where the address asks for it: a first visit may be one to these. */
const RESULTS = /\bsearch-results\.tsx$/

/** What a screen loads, as names of built files or as whatever else modules are found in. */
export interface Visit {
  screen: string
  before: Set<string>
  alive: Set<string>
  later: Set<string>
  /** What the address alone brings: the results of a search. */
  asked: Set<string>
}

export const chunksOf = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Chunks =>
  new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))

const sourceOf = (id: string | null) => (id ?? '').replace(/^.*?\/(?=src\/)/, '')
export const isEntry = (id: string) => sourceOf(id) === ENTRY
export const isShell = (id: string) => sourceOf(id) === SHELL
export const isScreen = (id: string | null | undefined) => SCREEN.test(id ?? '')
const facadeOf = (chunk: Rolldown.OutputChunk) => sourceOf(chunk.facadeModuleId)

/** The files of each screen before it is alive, until all above the fold is, and those it fetches by itself after that. */
export function visitsOf(chunks: Chunks): Visit[] {
  const screens = [...chunks.values()].map(facadeOf).filter((module) => SCREEN.test(module))
  const entry = chunkOf(chunks, ENTRY)
  return screens.map((screen) => {
    const frame = BARE.test(screen) ? [] : [chunkOf(chunks, SHELL)]
    const before = withImports(chunks, [entry, ...frame, chunkOf(chunks, screen)])
    const parts = dynamicImports(chunks, before, PARTS)
    const alive = new Set([...before, ...withImports(chunks, parts)])
    const later = laterParts(chunks, alive)
    const asked = withImports(chunks, dynamicImports(chunks, alive, RESULTS))
    return { screen, before, alive, later, asked }
  })
}

/** Parts that come later may have some of their own. */
function laterParts(chunks: Chunks, alive: Set<string>): Set<string> {
  const found = withImports(chunks, dynamicImports(chunks, alive, LATER_PARTS))
  return new Set([...found, ...withImports(chunks, dynamicImports(chunks, found, LATER_PARTS))])
}

/** In the order in which they run, which is also that of their styles: what is imported comes first. */
export function withImports(chunks: Chunks, from: Iterable<Rolldown.OutputChunk>): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (fileName: string): void => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    chunks.get(fileName)?.imports.forEach(visit)
    found.add(fileName)
  }
  for (const chunk of from) visit(chunk.fileName)
  return found
}

function dynamicImports(chunks: Chunks, files: Iterable<string>, wanted: RegExp): Rolldown.OutputChunk[] {
  const names = new Set([...files].flatMap((file) => chunks.get(file)?.dynamicImports ?? []))
  return [...names].flatMap((name) => chunks.get(name) ?? []).filter((chunk) => wanted.test(facadeOf(chunk)))
}

function chunkOf(chunks: Chunks, module: string): Rolldown.OutputChunk {
  const chunk = [...chunks.values()].find((candidate) => facadeOf(candidate) === module)
  if (chunk === undefined) throw new Error(`${module} has no file of its own`)
  return chunk
}
