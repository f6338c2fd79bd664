import type { Random } from '../../platform/seeding.ts'
import { distance, drawPicture, mix, paintPicture, ridge, type Colour, type Painter } from '../pictures.ts'
import type { Scene } from '../scenes.ts'

export type DemoScene = Scene | 'rain' | 'forest' | 'moon' | 'lanterns' | 'volcano' | 'boats'

/** A picture of a post of the demo, always the same for the same number. */
export function drawDemoPicture(scene: DemoScene, number: number): Promise<Buffer> {
  return isPainted(scene) ? paintPicture(PAINTERS[scene], number) : drawPicture(scene, number)
}

function isPainted(scene: DemoScene): scene is keyof typeof PAINTERS {
  return scene in PAINTERS
}

interface Spot {
  x: number
  y: number
  size: number
  colour: Colour
}

function spots(random: Random, count: number, colours: readonly Colour[], size: number): Spot[] {
  return Array.from({ length: count }, () => ({
    x: random.next(),
    y: 0.15 + random.next() * 0.75,
    size: size * (0.5 + random.next()),
    colour: random.pick(colours),
  }))
}

/** Those that a column can show: pictures are painted column by column. */
function around<S extends { x: number }>(all: readonly S[], reach: number): (x: number) => readonly S[] {
  let [column, found] = [-1, all]
  return (x) => {
    if (x !== column) [column, found] = [x, all.filter((one) => Math.abs(one.x - x) < reach)]
    return found
  }
}

const PAINTERS = {
  /** Lamps of a street behind a wet window. */
  rain(random, aspect) {
    const lamps = spots(
      random,
      26,
      [
        [255, 196, 96],
        [255, 120, 92],
        [120, 196, 255],
        [250, 236, 190],
      ],
      0.06,
    )
    const streaks = Array.from({ length: 40 }, () => ({ from: random.next(), to: random.next() * 1.4 }))
    const near = around(lamps, 0.09 / aspect)
    return (x, y) => {
      let colour = mix([22, 30, 46], [46, 56, 70], y)
      for (const lamp of near(x))
        if (distance((x - lamp.x) * aspect, y - lamp.y) < lamp.size) colour = mix(colour, lamp.colour, 0.42)
      const streak = streaks[Math.floor(x * streaks.length)]
      const isWet =
        (x * streaks.length) % 1 < 0.16 && streak !== undefined && y > streak.from && y < streak.to
      return isWet ? mix(colour, [230, 238, 246], 0.28) : colour
    }
  },
  /** Trunks in three depths of mist. */
  forest(random) {
    const depths = [0.72, 0.45, 0.16].map((mist, depth) => ({
      mist,
      near: around(
        Array.from({ length: 7 + depth * 2 }, () => ({
          x: random.next(),
          width: 0.006 + depth * 0.008 + random.next() * 0.01,
          lean: (random.next() - 0.5) * 0.05,
        })),
        0.06,
      ),
    }))
    const ground = ridge(random, 0.88, 0.02)
    return (x, y) => {
      const air = mix([196, 212, 200], [148, 172, 154], y)
      if (y > ground(x)) return mix([52, 66, 44], [30, 40, 28], (y - 0.86) * 6)
      let colour = air
      for (const { mist, near } of depths)
        for (const trunk of near(x))
          if (Math.abs(x - trunk.x - trunk.lean * y) < trunk.width) colour = mix([34, 44, 34], air, mist)
      return colour
    }
  },
  moon(random, aspect) {
    const moon = { x: 0.35 + random.next() * 0.3, y: 0.3, size: 0.11 }
    const seas = spots(random, 9, [[208, 208, 200]], 0.03).map((sea) => ({
      ...sea,
      x: moon.x + (sea.x - 0.5) * 0.13,
      y: moon.y + (sea.y - 0.5) * 0.16,
    }))
    const roofs = ridge(random, 0.84, 0.05)
    return (x, y) => {
      if (y > roofs(x)) return [10, 12, 20]
      const away = distance((x - moon.x) * aspect, y - moon.y)
      if (away > moon.size)
        return mix([196, 200, 214], mix([18, 24, 48], [40, 48, 84], y), 0.55 + (away - moon.size) * 2.2)
      return seas.some((sea) => distance((x - sea.x) * aspect, y - sea.y) < sea.size)
        ? [206, 206, 198]
        : [240, 238, 226]
    }
  },
  /** Paper lamps on two strings at dusk. */
  lanterns(random, aspect) {
    const colours: Colour[] = [
      [238, 84, 62],
      [250, 168, 72],
      [246, 214, 120],
      [206, 62, 84],
    ]
    const lamps = Array.from({ length: 12 }, (_, at) => {
      const x = ((at % 6) + 0.5) / 6
      const sag = 0.09 * Math.sin(x * Math.PI)
      return {
        x,
        y: (at < 6 ? 0.24 : 0.54) + sag + random.next() * 0.02,
        size: 0.055,
        colour: random.pick(colours),
      }
    })
    const near = around(lamps, 0.11 / aspect)
    return (x, y) => {
      let colour = mix([34, 34, 72], [150, 84, 96], y)
      const sag = 0.09 * Math.sin(x * Math.PI)
      if (Math.abs(y - 0.18 - sag) < 0.003 || Math.abs(y - 0.48 - sag) < 0.003) return [20, 18, 30]
      for (const lamp of near(x)) {
        const away = distance((x - lamp.x) * aspect, (y - lamp.y) * 0.85)
        if (away < lamp.size) return mix([255, 246, 214], lamp.colour, away / lamp.size)
        // What shines on the sky between two lamps adds up.
        if (away < lamp.size * 2) colour = mix(lamp.colour, colour, 0.55 + (away / lamp.size - 1) * 0.45)
      }
      return colour
    }
  },
  volcano(random) {
    const top = { x: 0.42 + random.next() * 0.16, y: 0.3 }
    const slope = ridge(random, 0, 0.012)
    const clouds = ridge(random, 0.7, 0.03)
    const near = ridge(random, 0.86, 0.04)
    return (x, y) => {
      if (y > near(x)) return [34, 58, 44]
      if (y > clouds(x) && y < clouds(x) + 0.09)
        return mix([244, 240, 236], [206, 214, 222], (y - clouds(x)) * 10)
      const side = top.y + Math.max(0, Math.abs(x - top.x) - 0.035) ** 0.85 * 1.15 + slope(x)
      if (y > side) return mix([92, 96, 122], [58, 78, 84], (y - side) * 2)
      const plume =
        Math.abs(x - top.x - (top.y - y) * 0.5 - Math.sin(y * 24) * 0.012) < 0.02 + (top.y - y) * 0.22
      return plume && y < top.y ? [226, 222, 222] : mix([112, 158, 206], [236, 214, 190], y * 1.3)
    }
  },
  boats(random) {
    const boats = Array.from({ length: 4 }, (_, at) => ({
      x: 0.14 + at * 0.23 + random.next() * 0.06,
      y: 0.6 + random.next() * 0.24,
      size: 0.05 + random.next() * 0.05,
    })).toSorted((one, other) => one.y - other.y)
    const shore = ridge(random, 0.44, 0.025)
    return (x, y) => {
      for (const { x: at, y: line, size } of boats) {
        const [u, v] = [(x - at) / size, (y - line) / size]
        if (v > -0.32 && v < 0.1 && Math.abs(u) < 0.86 - v * 1.2)
          return v < -0.2 ? [216, 92, 62] : [44, 60, 82]
        if (u > -0.05 && u < 0.02 && v > -2.1 && v < -0.3) return [60, 48, 40]
        if (u > 0.05 && v > -2 && v < -0.45 && u < (v + 2) * 0.62) return [244, 236, 218]
      }
      if (y < shore(x)) return mix([244, 196, 150], [250, 226, 190], y * 2)
      if (y < 0.47) return [74, 104, 96]
      const wave = Math.sin((y - 0.4) ** 2 * 700 + Math.sin(x * 9) * 1.4) * 0.5 + 0.5
      return mix([70, 136, 152], [120, 178, 184], wave)
    }
  },
} as const satisfies Record<string, Painter>
