import { expect, test } from 'vitest'
import { arrange } from './arrangement.ts'
import { formatPlan, parsePlan } from './kept-plan.ts'
import { joinCells } from './join-cells.ts'
import { moveCells } from './move-cells.ts'
import { followPlan, planChunks } from './plan-chunks.ts'
import type { Puzzle } from './puzzle.ts'
import { chunksOf, visitsOf } from './visits.ts'

type Output = Parameters<typeof chunksOf>[0]

/** As the bundler leaves them: one file per set of modules that the same screens use. */
function built(files: Record<string, { imports?: string[]; dynamic?: string[]; code?: string }>) {
  const output = Object.entries(files).map(([source, { imports = [], dynamic = [], code = '' }]) => ({
    type: 'chunk',
    fileName: source,
    name: source,
    facadeModuleId: `/site/src/web/${source}`,
    isEntry: source === 'main.tsx',
    isDynamicEntry: source !== 'main.tsx' && /-(page|parts)\./.test(source),
    imports,
    dynamicImports: dynamic,
    moduleIds: [`/site/src/web/${source}`],
    code: code || 'x'.repeat(1000),
  }))
  return chunksOf(output as unknown as Output)
}

const SITE = {
  'main.tsx': {
    imports: ['platform.ts'],
    dynamic: ['app/shell/shell.tsx', 'home/home-page.tsx', 'auth/auth-page.tsx'],
  },
  'platform.ts': {},
  'app/shell/shell.tsx': { imports: ['platform.ts'], dynamic: ['app/shell/frame-parts.ts'] },
  'app/shell/frame-parts.ts': { imports: ['menu.tsx'] },
  'menu.tsx': {},
  'home/home-page.tsx': { imports: ['platform.ts'], dynamic: ['home/later-parts.ts'] },
  'home/later-parts.ts': { imports: ['card.tsx'] },
  'card.tsx': {},
  'auth/auth-page.tsx': { imports: ['field.tsx'] },
  'field.tsx': {},
}

test('a screen needs its own files at once, its parts when it is alive, and the later ones after that', () => {
  const [home, auth] = visitsOf(built(SITE))
  expect([...(home?.before ?? [])]).toEqual([
    'platform.ts',
    'main.tsx',
    'app/shell/shell.tsx',
    'home/home-page.tsx',
  ])
  expect(home?.alive.has('menu.tsx')).toBe(true)
  expect(home?.alive.has('card.tsx')).toBe(false)
  expect(home?.later.has('card.tsx')).toBe(true)
  // A bare screen has no frame.
  expect(auth?.alive.has('menu.tsx')).toBe(false)
})

test('every module that a screen loads is in exactly one file of the plan, the entry with the core', () => {
  const budget = { before: 1e6, alive: 1e6, files: 8 }
  const plan = planChunks(
    built(SITE),
    (code) => code,
    () => budget,
  )
  const planned = plan.modules
    .flatMap((modules) => [...modules])
    .map((id) => id.replace('/site/src/web/', ''))
  expect(planned.toSorted()).toEqual(Object.keys(SITE).toSorted())
  const withEntry = plan.modules.find((modules) => [...modules].some((id) => id.endsWith('/main.tsx')))
  expect([...(withEntry ?? [])]).toContain('/site/src/web/platform.ts')
})

const asIs = (code: string) => code
const ROOMY = () => ({ before: 1e6, alive: 1e6, files: 8 })

test('a plan that was kept is followed without a search; what is new is in a file of its own', () => {
  const kept = [
    ['main.tsx', 'platform.ts'],
    ['app/shell/shell.tsx', 'app/shell/frame-parts.ts', 'menu.tsx'],
    ['home/home-page.tsx', 'home/later-parts.ts', 'card.tsx', 'home/gone.tsx'],
    ['auth/auth-page.tsx', 'field.tsx'],
  ].map((names) => names.map((name) => `/site/src/web/${name}`))
  const { 'card.tsx': card, ...others } = SITE
  const grown = { ...others, 'news.ts': {}, 'card.tsx': { ...card, imports: ['news.ts'] } }
  const followed = followPlan(kept, built(grown), asIs, ROOMY)
  const stillThere = kept.map((ids) => new Set(ids.filter((id) => !id.endsWith('gone.tsx'))))
  expect(new Set(followed?.modules)).toEqual(new Set([...stillThere, new Set(['/site/src/web/news.ts'])]))
  expect(followed?.estimates.get('src/web/auth/auth-page.tsx')?.files).toBe(2)
})

test('a plan that was kept is not followed where files would wait for each other now', () => {
  const kept = [['/site/src/web/main.tsx', '/site/src/web/card.tsx'], ['/site/src/web/platform.ts']]
  expect(followPlan(kept, built(SITE), asIs, ROOMY)).toBeDefined()
  const waiting = { ...SITE, 'platform.ts': { imports: ['card.tsx'] } }
  expect(followPlan(kept, built(waiting), asIs, ROOMY)).toBeUndefined()
})

test('a kept plan is the same text in every checkout and whatever the order of its files', () => {
  const at = (root: string) => [new Set([`${root}/b.ts`, `\0icon:${root}/a.ts`]), new Set([`${root}/a.ts`])]
  const text = formatPlan(at('/one'), '/one')
  expect(text).toBe('<root>/a.ts\n\n<root>/b.ts\n<virtual>icon:<root>/a.ts\n')
  expect(formatPlan(at('/two').toReversed(), '/two')).toBe(text)
  expect(parsePlan(text, '/two')).toEqual([['/two/a.ts'], ['/two/b.ts', '\0icon:/two/a.ts']])
})

const need = (cells: number[], files: number, bytes = Infinity) => ({ cells, files, bytes, weight: 1 })

test('joining ends when every need has few enough files, and costs the fewest needless bytes', () => {
  const cells = [10_000, 100, 100].map((bytes) => ({ modules: [], bytes, imports: [] }))
  const puzzle: Puzzle = { cells, needs: [need([0, 1, 2], 2), need([1, 2], 2)] }
  const [large, one, other] = joinCells(puzzle)
  expect(one).toBe(other)
  expect(one).not.toBe(large)
})

test('no arrangement makes two files wait for each other', () => {
  const cells = [
    { modules: [], bytes: 1, imports: [1] },
    { modules: [], bytes: 1, imports: [2] },
    { modules: [], bytes: 1, imports: [] },
  ]
  const puzzle: Puzzle = { cells, needs: [need([0, 1, 2], 1)] }
  expect(arrange(puzzle, [0, 1, 0]).cost()).toBe(Infinity)
  expect(arrange(puzzle, [0, 0, 0]).cost()).toBeLessThan(1000)
  expect(moveCells(puzzle, joinCells(puzzle))).toEqual([0, 0, 0])
})

test('what is over its budget is dear', () => {
  const cells = [{ modules: [], bytes: 50_000, imports: [] }]
  const costWith = (bytes: number) => arrange({ cells, needs: [need([0], 1, bytes)] }, [0]).cost()
  expect(costWith(60_000)).toBeLessThan(60_000)
  expect(costWith(50_000)).toBeGreaterThan(60_000)
})

test('an arrangement that was changed step by step costs as much as one that began so', () => {
  // Cells that import later ones only, and needs of every third and fifth cell.
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const cells = numbers.map((index) => ({
    modules: [],
    bytes: 10 + index,
    imports: numbers.filter((other) => other > index && (other * 7 + index) % 4 === 0),
  }))
  const every = (step: number) =>
    need(
      numbers.filter((index) => index % step === 0),
      4,
      120,
    )
  const puzzle: Puzzle = { cells, needs: [every(1), every(3), every(5)] }
  const changed = arrange(puzzle, numbers)
  let refused = 0
  for (let step = 0; step < 500; step++) {
    const cell = (step * 7) % 20
    const [before, to] = [[...changed.files], changed.files[(step * 11 + 3) % 20] ?? 0]
    if (to === changed.files[cell]) continue
    const cost = changed.propose([cell], to)
    const fresh = arrange(puzzle, [...changed.files])
    expect(cost).toBeCloseTo(fresh.cost(), 5)
    if (cost !== Infinity && step % 3 !== 0) changed.keep()
    else {
      refused++
      changed.takeBack()
      expect([...changed.files]).toEqual(before)
    }
  }
  expect(refused).toBeGreaterThan(10)
  const same = arrange(puzzle, [...changed.files])
  for (const each of puzzle.needs.keys()) expect(changed.load(each)).toEqual(same.load(each))
})
