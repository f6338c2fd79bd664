import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'

/** What somebody sees in a cell who knows nothing of how it was made. */
export interface Seen {
  figure: string
  fill: number
  marks: number
  /** In eighths of a turn, clockwise from the top. */
  hand: number
  lines: readonly string[]
}

type Point = readonly [number, number]

interface Stroke {
  from: Point
  to: Point
  /** The same from whichever end it was drawn. */
  name: string
}

const NOTHING = -1
const SMALL = 8

const known = new WeakMap<IqDrawing, Seen>()

/** Looked at once, however often it is compared. */
export function see(drawing: IqDrawing): Seen {
  const seen = known.get(drawing) ?? look(drawing)
  known.set(drawing, seen)
  return seen
}

/** A figure and its fill, a bead around it or a hand in a dial, leaning marks, and other lines. */
function look(drawing: IqDrawing): Seen {
  const strokes: Stroke[] = []
  const areas: IqShape[] = []
  for (const prim of drawing.prims) {
    const stroke = readStroke(prim)
    if (stroke) strokes.push(stroke)
    else areas.push(prim)
  }
  const bead = areas.find((area) => area.t === 'c' && area.r < SMALL)
  const large = areas.find((area) => area !== bead)
  const centre = large && centreOf(large)
  const hand = strokes.find(({ from }) => large?.t === 'c' && from[0] === large.x && from[1] === large.y)
  const marks = strokes.filter((stroke) => stroke !== hand && isLeaning(stroke))
  const rest = strokes.filter((stroke) => stroke !== hand && !isLeaning(stroke))
  const pointed = hand?.to ?? (bead?.t === 'c' ? ([bead.x, bead.y] as const) : undefined)
  return {
    figure: large ? outlineOf(large) : '',
    fill: large?.f ?? NOTHING,
    marks: marks.length,
    hand: pointed && centre ? directionOf(centre, pointed) : NOTHING,
    lines: rest.map(({ name }) => name).toSorted(),
  }
}

function pointsOf(d: string): Point[] {
  const steps = d.replace('M', '').replace('Z', '').split('L')
  return steps.map((step) => {
    const [x = 0, y = 0] = step.split(' ').map(Number)
    return [x, y] as const
  })
}

/** The same few hundred strokes are in all drawings. */
const strokesRead = new Map<string, Stroke>()
const MOST_STROKES = 2000

function readStroke(prim: IqShape): Stroke | undefined {
  if (prim.t !== 'p' || prim.d.endsWith('Z')) return undefined
  const read = strokesRead.get(prim.d)
  if (read) return read
  const [from = [0, 0], to = from] = pointsOf(prim.d)
  const stroke = { from, to, name: [from, to].map(String).toSorted().join(' ') }
  if (strokesRead.size < MOST_STROKES) strokesRead.set(prim.d, stroke)
  return stroke
}

/** Neither level, upright nor at 45 degrees. */
function isLeaning({ from, to }: Stroke): boolean {
  const across = Math.abs(to[0] - from[0])
  const down = Math.abs(to[1] - from[1])
  return across > 0.5 && down > 0.5 && Math.abs(across - down) > 0.5
}

function boxOf(prim: IqShape): { left: number; top: number; right: number; bottom: number } {
  if (prim.t === 'c')
    return { left: prim.x - prim.r, top: prim.y - prim.r, right: prim.x + prim.r, bottom: prim.y + prim.r }
  const points = pointsOf(prim.d)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function centreOf(prim: IqShape): Point {
  const box = boxOf(prim)
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
}

/** The outline in a box of its own, so that its place and size say nothing. */
function outlineOf(prim: IqShape): string {
  if (prim.t === 'c') return 'round'
  const { left, top, right, bottom } = boxOf(prim)
  return pointsOf(prim.d)
    .map(
      ([x, y]) =>
        `${Math.round((20 * (x - left)) / (right - left))},${Math.round((20 * (y - top)) / (bottom - top))}`,
    )
    .join(' ')
}

function directionOf(centre: Point, to: Point): number {
  const turns = Math.atan2(to[0] - centre[0], centre[1] - to[1]) / (2 * Math.PI)
  return (Math.round(turns * 8) + 8) % 8
}
