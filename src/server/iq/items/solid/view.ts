import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Point } from '../spatial/draw.ts'
import { boxOf, centred, drawing, HALF_TONE, PAPER, polygon, STRIPES } from '../spatial/draw.ts'
import type { Chain, Cube } from './chain.ts'

/** From where one looks: around the upright axis, in degrees. None of them is symmetric, so no two edges meet by chance. */
export const DIRECTIONS = [27, 36, 54, 63] as const
const HEIGHT = 27

/** Parts of the chain that are far from each other keep this much between their outlines, in cubes. */
const GAP = 1.14

interface Camera {
  /** Where the axes x, y and z point in the drawing, y of which goes down. */
  axes: readonly [Point, Point, Point]
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
const CAMERAS = new Map<number, Camera>(DIRECTIONS.map((direction) => [direction, cameraAt(direction)]))
const cameraOf = (direction: number): Camera => CAMERAS.get(direction) ?? cameraAt(direction)

const project = ({ axes }: Camera, [x, y, z]: Cube): Point => [
  axes[0][0] * x + axes[1][0] * y + axes[2][0] * z,
  axes[0][1] * x + axes[1][1] * y + axes[2][1] * z,
]

/** How far two cubes are apart in the drawing: below one their outlines overlap, at one they touch. */
function apartInView({ axes }: Camera, one: Point, other: Point): number {
  const [x, y] = [one[0] - other[0], one[1] - other[1]]
  return Math.max(
    ...axes.map(([ax, ay]) => {
      const reach = axes.reduce((sum, [bx, by]) => sum + Math.abs(bx * ay - by * ax), 0)
      return Math.abs(x * ay - y * ax) / reach
    }),
  )
}

/**
 * Whether every arm can be seen for what it is: nothing far along the chain hides another part, touches it in the drawing
 * or seems to go on from it.
 */
export function isClear(chain: Chain, direction: number): boolean {
  const camera = cameraOf(direction)
  const places = chain.map((cube) => project(camera, cube))
  return places.every((place, index) =>
    places.slice(index + 3).every((other) => apartInView(camera, place, other) >= GAP),
  )
}

/** The faces that look at us; each with its corners as seen from the middle of the cube. */
const FACES: readonly { fill: number; outward: Cube; corners: readonly Cube[] }[] = [
  { fill: PAPER, outward: [0, 0, 1], corners: around((a, b) => [a, b, 1]) },
  { fill: HALF_TONE, outward: [1, 0, 0], corners: around((a, b) => [1, a, b]) },
  { fill: STRIPES, outward: [0, 1, 0], corners: around((a, b) => [b, 1, a]) },
]
function around(corner: (a: number, b: number) => Cube): Cube[] {
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

interface Seen {
  corners: Point[]
  fill: number
}

/** The faces from the farthest cube to the nearest. */
export function look(chain: Chain, direction: number): Seen[] {
  const camera = cameraOf(direction)
  const taken = new Set(chain.map(String))
  const depth = ([x, y, z]: Cube) => camera.eye[0] * x + camera.eye[1] * y + camera.eye[2] * z
  return [...chain]
    .sort((one, other) => depth(one) - depth(other))
    .flatMap(([x, y, z]) =>
      FACES.flatMap(({ fill, outward: [ox, oy, oz], corners }) =>
        taken.has(String([x + ox, y + oy, z + oz]))
          ? []
          : [
              {
                fill,
                corners: corners.map(([a, b, c]) => project(camera, [x + a / 2, y + b / 2, z + c / 2])),
              },
            ],
      ),
    )
}

export const extentOf = (faces: readonly Seen[]) => boxOf(faces.flatMap((face) => face.corners))

export function draw(faces: readonly Seen[], scale: number): IqDrawing {
  const place = centred(extentOf(faces), scale)
  return drawing(faces.map((face): IqShape => polygon(face.corners.map(place), face.fill)))
}
