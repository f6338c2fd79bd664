import type { IqDrawing } from '../../../../contract/iq.ts'
import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { Generator, Item, Random, Template } from '../item.ts'
import { below, pick, shuffle } from '../random.ts'
import { ATTRIBUTES, type Attribute, type Cell } from './cell.ts'
import { drawCell } from './draw.ts'
import type { LineStyle } from './draw-lines.ts'
import { COUNTED, expectNinth, JOINED, NAMED, type Rule as ExpectedBy, TURNED } from './expect-ninth.ts'
import { chooseLevels } from './levels.ts'
import { optionFeatures } from './option-features.ts'
import { solveMatrix } from './solver.ts'
import { fillGrid, type Wanted } from './stems.ts'
import { BASE, type MatrixTemplate, TEMPLATES, WEIGHTS } from './templates.ts'

const WHOLE_TRIES = 40
const STEM_TRIES = 10
const GRID_TRIES = 60

const BY_ID = new Map(TEMPLATES.map((template) => [template.id, template]))

export const matrix: Generator = {
  family: 'matrix',
  templates: TEMPLATES,
  weights: WEIGHTS,
  base: BASE,
  generate,
  optionFeatures,
}

/**
 * The options come first, and a stem for each of them; only then one is drawn. Where one of the eight has no stem that
 * leads to it alone, all are given up: otherwise the options would tell of the key.
 */
function generate({ id }: Template, random: Random): Item | undefined {
  const template = BY_ID.get(id)
  if (!template) throw new Error(`no template ${id}`)
  for (let attempt = 0; attempt < WHOLE_TRIES; attempt++) {
    const plan = planOptions(template, random)
    const draw = drawOnce(pick<LineStyle>(['square', 'spokes'], random))
    const options = plan.cells.map(draw)
    const stems = makeStems((key) => {
      for (let again = 0; again < STEM_TRIES; again++) {
        const stem = makeStem(template, plan, key, random)?.map(draw)
        if (stem && solveMatrix({ stem, options }).join() === String(key)) return stem
      }
      return undefined
    })
    if (!stems) continue
    const key = below(options.length, random)
    return { kind: 'choose8', stem: stems[key] ?? [], options, key }
  }
  return undefined
}

type Draw = (cell: Cell) => IqDrawing

/** Most cells come again and again while stems are tried. */
function drawOnce(style: LineStyle): Draw {
  const drawings = new Map<string, IqDrawing>()
  return (cell) => {
    const name = ATTRIBUTES.map((attribute) => cell[attribute]).join()
    const drawing = drawings.get(name) ?? drawCell(cell, style)
    drawings.set(name, drawing)
    return drawing
  }
}

/** Undefined as soon as one of the options has none. */
function makeStems(find: (key: number) => IqDrawing[] | undefined): IqDrawing[][] | undefined {
  const stems: IqDrawing[][] = []
  for (let key = 0; key < IQ_OPTIONS; key++) {
    const stem = find(key)
    if (!stem) return undefined
    stems.push(stem)
  }
  return stems
}

interface Plan {
  cells: Cell[]
  /** Of every attribute that differs among the options: its values. */
  levels: Partial<Record<Attribute, number[]>>
}

/** Eight cells, the corners of a cube of differences. */
function planOptions({ rules }: MatrixTemplate, random: Random): Plan {
  const ruled = shuffle(
    rules.map(([attribute]) => attribute),
    random,
  )
  const always: Cell = {}
  const counts = new Map<Attribute, number>()
  const [only] = ruled
  if (ruled.length === 1 && only === 'lines') counts.set('lines', 8)
  else if (ruled.length === 1 && only) {
    counts.set(only, 4)
    counts.set(only === 'shape' ? 'fill' : only === 'fill' ? 'shape' : pick(['shape', 'fill'], random), 2)
  } else ruled.forEach((attribute, index) => counts.set(attribute, ruled.length === 2 && index === 0 ? 4 : 2))

  const hasFigure = counts.has('shape') || counts.has('fill')
  if (hasFigure && !counts.has('shape')) always.shape = pick(chooseLevels('shape', 2, random), random)
  if (hasFigure && !counts.has('fill')) always.fill = pick(chooseLevels('fill', 2, random), random)

  const levels = Object.fromEntries(
    [...counts].map(([attribute, count]) => [attribute, chooseLevels(attribute, count, random)]),
  ) as Plan['levels']
  let cells: Cell[] = [always]
  for (const [attribute, values = []] of Object.entries(levels))
    cells = cells.flatMap((cell) => values.map((value) => ({ ...cell, [attribute]: value })))
  // Of the sixteen that four differences make, those eight in which an even number of them differs.
  if (ruled.length === 4) cells = cells.filter((cell) => isEven(cell, levels))
  return { cells: shuffle(cells, random), levels }
}

function isEven(cell: Cell, levels: Plan['levels']): boolean {
  const changed = Object.entries(levels).filter(
    ([attribute, values]) => values[1] === cell[attribute as Attribute],
  )
  return changed.length % 2 === 0
}

/** The eight known cells of a matrix whose ninth is this option. */
function makeStem({ rules }: MatrixTemplate, plan: Plan, key: number, random: Random): Cell[] | undefined {
  const wanted = plan.cells[key] ?? {}
  const cells = Array.from({ length: 8 }, (): Cell => ({ ...wanted }))
  const patterns = new Set<string>()
  let hasRow = false
  for (const [attribute, rule] of rules) {
    const levels = plan.levels[attribute] ?? []
    const isDown = rule === 'row' && hasRow
    hasRow ||= rule === 'row'
    const grid = findGrid({ attribute, rule, key: wanted[attribute] ?? 0, levels, isDown, random }, patterns)
    if (!grid) return undefined
    cells.forEach((cell, index) => (cell[attribute] = grid[index] ?? 0))
    patterns.add(patternOf(grid))
  }
  return cells
}

const SEEN_AS: Readonly<Record<Attribute, readonly ExpectedBy[]>> = {
  shape: NAMED,
  fill: NAMED,
  count: COUNTED,
  hand: TURNED,
  lines: JOINED,
}

/**
 * One that leads to the key by every rule that anybody might see in it. Two that always change together would be one
 * rule, told twice.
 */
function findGrid(wanted: Wanted, patterns: ReadonlySet<string>): number[] | undefined {
  for (let attempt = 0; attempt < GRID_TRIES; attempt++) {
    const grid = fillGrid(wanted)
    if (!grid || patterns.has(patternOf(grid))) continue
    const expected = expectNinth(grid, SEEN_AS[wanted.attribute])
    if (expected.size === 1 && expected.has(wanted.key)) return grid
  }
  return undefined
}

const patternOf = (grid: readonly number[]) => grid.map((value) => grid.indexOf(value)).join()
