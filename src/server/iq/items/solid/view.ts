import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Point } from '../spatial/draw.ts'
import { boxOf, centred, drawing, HALF_TONE, LIGHT_TONE, PAPER, polygon } from '../spatial/draw.ts'
import type { Chain, Cube, Pose } from './chain.ts'
import { POSES, put } from './chain.ts'

/**
 * From where one looks: around the upright axis, in degrees. None of them is symmetric, so no two edges meet by chance;
 * in a mirror the first is the last.
 */
export const DIRECTIONS = [31, 38, 52, 59]
const HEIGHT = 27

/** Parts of the chain that are far from each other keep so much between their outlines; at one they would touch. */
const GAP = 1.14
/** Cubes with a corner in common touch there in every drawing; more must not be. */
const CORNER_GAP = 0.999

/** Where the axes x, y and z point in a drawing, y of which goes down. */
type Axes = readonly [Point, Point, Point]

interface Camera {
  axes: Axes
  /** Towards the eye. */
  eye: Cube
}

function cameraAt(direction: number): Camera {
  const [around, up] = [(direction * Math.PI) / 180, (HEIGHT * Math.PI) / 180]
  const [cos, sin] = [Math.cos(around), Math.sin(around)]
  return {
    axes: [
      [-sin, cos * Math.sin(up)],
      [cos, sin * Math.sin(up)],
      [0, -Math.cos(up)],
    ],
    eye: [cos * Math.cos(up), sin * Math.cos(up), Math.sin(up)],
  }
}

const project = (axes: Axes, [x, y, z]: Cube): Point => [
  axes[0][0] * x + axes[1][0] * y + axes[2][0] * z,
  axes[0][1] * x + axes[1][1] * y + axes[2][1] * z,
]

/** How the chain lies, and from where one looks at it. */
export interface View {
  pose: Pose
  camera: Camera
  /** Where the chain's own axes point. */
  axes: Axes
  /** Across each side of a cube's outline: at a distance of one, two outlines touch there. */
  across: readonly Point[]
}

/** A chain, and how it is seen. */
export interface Picture {
  chain: Chain
  view: View
}

const acrossOf = (axes: Axes): Point[] =>
  axes.map(([x, y]) => {
    const reach = axes.reduce((sum, other) => sum + Math.abs(other[0] * y - other[1] * x), 0)
    return [y / reach, -x / reach]
  })

/** By direction, then by pose. */
export const VIEWS: readonly View[] = DIRECTIONS.map(cameraAt).flatMap((camera) =>
  POSES.map((pose) => {
    const [x, y, z] = put(
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      pose,
    )
    const seen = (axis: Cube | undefined) => project(camera.axes, axis ?? [0, 0, 0])
    const axes: Axes = [seen(x), seen(y), seen(z)]
    return { pose, camera, axes, across: acrossOf(axes) }
  }),
)

/** Whether two cubes that lie so from each other neither meet nor touch in the drawing. */
export function isApart(by: Cube, { axes, across }: View): boolean {
  const [x, y] = project(axes, by)
  const gap = by.every((value) => Math.abs(value) === 1) ? CORNER_GAP : GAP
  return across.some(([ax, ay]) => Math.abs(x * ax + y * ay) >= gap)
}

/** How far a drawing of the chain reaches, in cubes. */
export function reachOf({ chain, view: { axes } }: Picture): number {
  let [left, right, top, bottom] = [0, 0, 0, 0]
  for (const [a, b, c] of chain) {
    const x = axes[0][0] * a + axes[1][0] * b + axes[2][0] * c
    const y = axes[0][1] * a + axes[1][1] * b + axes[2][1] * c
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  const own = (axis: 0 | 1) => Math.abs(axes[0][axis]) + Math.abs(axes[1][axis]) + Math.abs(axes[2][axis])
  return Math.max(right - left + own(0), bottom - top + own(1))
}

/** The faces that look at us; each with its corners as seen from the middle of the cube. */
const FACES: readonly { fill: number; outward: Cube; corners: readonly Cube[] }[] = [
  { fill: PAPER, outward: [0, 0, 1], corners: around((a, b) => [a, b, 1]) },
  { fill: HALF_TONE, outward: [1, 0, 0], corners: around((a, b) => [1, a, b]) },
  { fill: LIGHT_TONE, outward: [0, 1, 0], corners: around((a, b) => [b, 1, a]) },
]
function around(corner: (a: number, b: number) => Cube): Cube[] {
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

interface Seen {
  corners: Point[]
  fill: number
}

/** The faces from the farthest cube to the nearest. */
function look({ chain, view: { pose, camera } }: Picture): Seen[] {
  const cubes = put(chain, pose)
  const taken = new Set(cubes.map(String))
  const depth = ([x, y, z]: Cube) => camera.eye[0] * x + camera.eye[1] * y + camera.eye[2] * z
  return [...cubes]
    .sort((one, other) => depth(one) - depth(other))
    .flatMap(([x, y, z]) =>
      FACES.filter(({ outward: [ox, oy, oz] }) => !taken.has(String([x + ox, y + oy, z + oz]))).map(
        ({ fill, corners }) => ({
          fill,
          corners: corners.map(([a, b, c]) => project(camera.axes, [x + a / 2, y + b / 2, z + c / 2])),
        }),
      ),
    )
}

export function draw(picture: Picture, scale: number): IqDrawing {
  const faces = look(picture)
  const place = centred(boxOf(faces.flatMap((face) => face.corners)), scale)
  return drawing(faces.map((face): IqShape => polygon(face.corners.map(place), face.fill)))
}
