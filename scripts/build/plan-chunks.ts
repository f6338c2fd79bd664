import { deflateRawSync } from 'node:zlib'
import { arrange } from './arrangement.ts'
import type { KeptPlan } from './kept-plan.ts'
import { joinCells } from './join-cells.ts'
import { moveCells } from './move-cells.ts'
import { at, type Budget, type Puzzle } from './puzzle.ts'
import { visitsOf, type Chunks } from './visits.ts'

/** What gzip writes for a file by itself, and not again for what is joined with another. */
const OWN_BYTES = 40
/** As it was seen: a file is a little larger than what its parts take by themselves. */
const JOINED_SHARE = 1.04
/** As far as gzip looks back. */
const DICTIONARY = 32_768
/** With what follows: the whole of a visit has 30 requests for everything. */
const FILES_LATER = 15
/** The same for what an address asks for: a search also calls for each kind of thing that it finds. */
const FILES_ASKED = 16
/** What comes after all above the fold is alive may cost more. */
const LATER_WEIGHT = 0.2
/** What ties files together and falls away when they are joined. */
const JOINTS = /\b(import|export)\s*(\{[^}]*\})?\s*(from)?\s*(["'`][^"'`]*["'`])?;/g

export interface Plan {
  /** The modules of each file. */
  modules: ReadonlySet<string>[]
  /** What it is thought to come to, by screen. */
  estimates: ReadonlyMap<string, Budget>
  /** The file of each cell, for a plan that begins with this one. */
  files: readonly number[]
}

/**
 * Which modules travel in one file. Left alone the bundler makes a file for every set of modules that the same screens
 * use, hundreds of them. Here those are joined whose joining costs the fewest needless bytes, until each screen starts
 * from few files; then single sets are moved to where they cost less. What is fetched on demand (a dialog, a menu) stays
 * as it came. `codeOf` gives a file's code as it will be sent. A plan that begins with another changes little of it.
 */
export function planChunks(
  chunks: Chunks,
  codeOf: (code: string) => string,
  budgetOf: (screen: string) => Budget,
  { seed = 1, begin }: { seed?: number; begin?: Plan | undefined } = {},
): Plan {
  const puzzle = layOut(chunks, codeOf, budgetOf)
  return planOf(
    chunks,
    puzzle,
    begin === undefined
      ? moveCells(puzzle, joinCells(puzzle), seed)
      : moveCells(puzzle, begin.files, seed, { isGentle: true }),
  )
}

/**
 * A plan that was kept, without a search. What is new since then has a file of its own. None when it would make files
 * wait for each other now.
 */
export function followPlan(
  kept: KeptPlan,
  chunks: Chunks,
  codeOf: (code: string) => string,
  budgetOf: (screen: string) => Budget,
): Plan | undefined {
  const puzzle = layOut(chunks, codeOf, budgetOf)
  const known = new Map(kept.flatMap((modules, file) => modules.map((module) => [module, file] as const)))
  const files = puzzle.cells.map(({ modules }, cell) => {
    const module = modules.find((id) => known.has(id))
    return module === undefined ? kept.length + cell : (known.get(module) ?? 0)
  })
  return arrange(puzzle, files).cost() === Infinity ? undefined : planOf(chunks, puzzle, files)
}

function planOf(chunks: Chunks, puzzle: Puzzle, files: readonly number[]): Plan {
  const modules = new Map<number, Set<string>>()
  for (const [index, cell] of puzzle.cells.entries()) {
    const inFile = modules.get(at(files, index)) ?? new Set()
    for (const module of cell.modules) inFile.add(module)
    modules.set(at(files, index), inFile)
  }
  const loaded = arrange(puzzle, files)
  const estimates = visitsOf(chunks).map(({ screen }, index): [string, Budget] => {
    const [before, alive] = [loaded.load(index * NEEDS), loaded.load(index * NEEDS + 1)]
    return [screen, { before: before.bytes, alive: alive.bytes, files: alive.files }]
  })
  return { modules: [...modules.values()], estimates: new Map(estimates), files }
}

/** Of one screen: before it is alive, once it is, later, and with what its address asks for. */
const NEEDS = 4

function layOut(
  chunks: Chunks,
  codeOf: (code: string) => string,
  budgetOf: (screen: string) => Budget,
): Puzzle {
  const visits = visitsOf(chunks)
  const names = [
    ...new Set(visits.flatMap(({ alive, later, asked }) => [...alive, ...later, ...asked])),
  ].filter((name) => chunks.get(name)?.name !== 'vendor' && modulesOf(chunks, name).length > 0)
  const numbers = new Map(names.map((name, index) => [name, index]))
  const inNumbers = (files: Iterable<string>) => [...files].flatMap((file) => numbers.get(file) ?? [])
  // Joined with others, code finds most of its words written already: libraries stand for those others.
  const vendor = [...chunks.values()].find(({ name }) => name === 'vendor')?.code ?? ''
  const dictionary = Buffer.from(vendor.slice(-DICTIONARY))
  const sentBytes = (code: string) =>
    Math.max(0, deflateRawSync(code, { level: 9, dictionary }).length - OWN_BYTES)
  return {
    cells: names.map((name) => ({
      modules: modulesOf(chunks, name),
      bytes: JOINED_SHARE * sentBytes(codeOf(chunks.get(name)?.code ?? '').replace(JOINTS, '')),
      imports: inNumbers(chunks.get(name)?.imports ?? []),
    })),
    needs: visits.flatMap(({ screen, before, alive, later, asked }) => [
      { cells: inNumbers(before), files: budgetOf(screen).files, bytes: budgetOf(screen).before, weight: 1 },
      { cells: inNumbers(alive), files: budgetOf(screen).files, bytes: budgetOf(screen).alive, weight: 1 },
      {
        cells: inNumbers(new Set([...alive, ...later])),
        files: FILES_LATER,
        bytes: Infinity,
        weight: LATER_WEIGHT,
      },
      {
        cells: asked.size === 0 ? [] : inNumbers(new Set([...alive, ...asked])),
        files: FILES_ASKED,
        bytes: Infinity,
        weight: LATER_WEIGHT,
      },
    ]),
  }
}

const modulesOf = (chunks: Chunks, name: string) =>
  (chunks.get(name)?.moduleIds ?? []).filter((id) => !id.endsWith('.css'))
