import sharp from 'sharp'
import { createRandom, type Random } from '../platform/seeding.ts'
import type { Scene } from './scenes.ts'

export type Colour = readonly [number, number, number]
/** The colour of a point; x and y go from 0 to 1. */
export type Paint = (x: number, y: number) => Colour
export type Painter = (random: Random, aspect: number) => Paint

/** Formats as a phone takes them: landscape, square, portrait. */
const SIZES = [
  { width: 720, height: 480 },
  { width: 640, height: 640 },
  { width: 600, height: 800 },
] as const
/** Drawn larger than they are stored: painters know no half tones, which edges get as they are made smaller. */
export const DRAWN = 1.25

/** A picture of a scene, always the same for the same number. */
export function drawPicture(scene: Scene, number: number): Promise<Buffer> {
  return paintPicture(SCENES[scene], number)
}

export function paintPicture(painter: Painter, number: number): Promise<Buffer> {
  const size = SIZES[number % SIZES.length] ?? SIZES[0]
  const [width, height] = [size.width * DRAWN, size.height * DRAWN]
  const paint = painter(createRandom(number * 104_729 + 1), width / height)
  return sharp(paintPixels(paint, width, height), { raw: { width, height, channels: 3 } })
    .resize(size)
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Three bytes a point. */
export function paintPixels(paint: Paint, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  // Column by column: what depends on x alone is calculated once for each.
  for (let column = 0; column < width; column++)
    for (let row = 0; row < height; row++) {
      const [red, green, blue] = paint(column / width, row / height)
      const at = (row * width + column) * 3
      pixels[at] = red
      pixels[at + 1] = green
      pixels[at + 2] = blue
    }
  return pixels
}

const SCENES: Record<Scene, Painter> = {
  dawn(random, aspect) {
    const sun = { x: 0.3 + random.next() * 0.4, y: 0.42 + random.next() * 0.1, size: 0.07 }
    const near = ridge(random, 0.8, 0.07)
    const middle = ridge(random, 0.66, 0.07)
    const far = ridge(random, 0.55, 0.07)
    return (x, y) => {
      if (y > near(x)) return [48, 28, 44]
      if (y > middle(x)) return [98, 50, 62]
      if (y > far(x)) return [150, 74, 70]
      if (distance((x - sun.x) * aspect, y - sun.y) < sun.size) return [255, 244, 205]
      return mix([66, 70, 130], [252, 168, 92], Math.min(1, y / 0.6))
    }
  },
  terraces(random) {
    const steps = 9 + random.int(4)
    const bends = ridge(random, 0, 0.09)
    return (x, y) => {
      const place = (y + bends(x)) * steps
      const depth = place - Math.floor(place)
      if (y < 0.16 + bends(x) / 2) return mix([150, 196, 224], [226, 240, 244], y / 0.2)
      if (depth > 0.86) return [74, 92, 44]
      return mix([122, 176, 66], [60, 132, 58], depth + (Math.floor(place) % 3) * 0.12)
    }
  },
  sea(random, aspect) {
    const sun = { x: 0.25 + random.next() * 0.5, y: 0.4 }
    const phase = random.next() * 6
    return (x, y) => {
      if (y < 0.5) {
        const away = distance((x - sun.x) * aspect, y - sun.y)
        return away < 0.055 ? [255, 238, 190] : mix([255, 190, 122], [92, 104, 168], Math.min(1, away * 1.6))
      }
      const wave = Math.sin((y - 0.5) * (y - 0.5) * 900 + phase) * 0.5 + 0.5
      const glow = Math.max(0, 1 - Math.abs(x - sun.x) / (0.05 + (y - 0.5) * 0.22))
      return mix(mix([34, 62, 108], [56, 96, 144], wave), [255, 202, 140], glow * wave)
    }
  },
  stars(random, aspect) {
    const stars = Array.from({ length: 260 }, () => ({
      x: random.next(),
      y: random.next() ** 1.3,
      size: 0.0008 + random.next() ** 4 * 0.0035,
    }))
    const columns = Array.from({ length: 50 }, (_, at) =>
      stars.filter(({ x }) => Math.abs(x * 50 - at - 0.5) <= 1),
    )
    const horizon = ridge(random, 0.86, 0.03)
    return (x, y) => {
      if (y > horizon(x)) return [6, 8, 14]
      for (const star of columns[Math.floor(x * 50)] ?? [])
        if (distance((x - star.x) * aspect, y - star.y) < star.size) return [248, 248, 255]
      const band = Math.max(0, 1 - Math.abs(y - 0.75 + x * 0.5) * 4)
      return mix(mix([8, 12, 34], [26, 40, 82], y), [86, 86, 130], band * 0.5)
    }
  },
  city(random) {
    const towers = Array.from({ length: 14 }, () => ({ top: 0.3 + random.next() * 0.4, lit: random.next() }))
    return (x, y) => {
      const tower = towers[Math.floor(x * towers.length)]
      if (tower === undefined || y < tower.top) return mix([44, 40, 84], [232, 128, 110], y)
      const [u, v] = [((x * towers.length) % 1) * 5, (y - tower.top) * 46]
      const isWindow = u % 1 > 0.35 && v % 1 > 0.45 && u > 0.4 && u < 4.8
      const isLit = ((Math.floor(u) * 7 + Math.floor(v) * 13) * tower.lit * 9.7) % 1 > 0.55
      return isWindow && isLit ? [255, 214, 132] : [26, 28, 46]
    }
  },
  cloth(random, aspect) {
    const rows = 6 + random.int(4)
    return (x, y) => {
      const [u, v] = [((x * aspect * rows) % 1) - 0.5, ((y * rows) % 1) - 0.5]
      const [along, across] = [Math.abs(u + v), Math.abs(u - v)]
      const petal = Math.min(along ** 2 * 9 + across ** 2 * 1.6, across ** 2 * 9 + along ** 2 * 1.6)
      if (distance(u, v) < 0.05) return [64, 34, 20]
      if (petal < 0.9) return [232, 208, 160]
      return petal < 1.15 ? [150, 96, 46] : [84, 48, 28]
    }
  },
}

/** As Math.hypot, which is ten times slower. */
export function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = share < 0 ? 0 : share > 1 ? 1 : share
  return [
    Math.round(from[0] + (to[0] - from[0]) * part),
    Math.round(from[1] + (to[1] - from[1]) * part),
    Math.round(from[2] + (to[2] - from[2]) * part),
  ]
}

/** A line of hills around a height. */
export function ridge(random: Random, height: number, swing: number): (x: number) => number {
  const [first, second, third] = [random.next() * 6, random.next() * 6, random.next() * 6]
  let known = { x: -1, y: 0 }
  return (x) => {
    if (known.x !== x) {
      const wave = Math.sin(x * 5 + first) * 0.6 + Math.sin(x * 11 + second) * 0.3
      known = { x, y: height + swing * (wave + Math.sin(x * 31 + third) * 0.1) }
    }
    return known.y
  }
}
