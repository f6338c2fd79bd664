import { createRandom } from '../../platform/seeding.ts'
import { distance, mix, ridge, type Paint } from '../pictures.ts'

export const FILM_SIZE = { width: 640, height: 360 }
export const FILM_MS = 3000
const ASPECT = FILM_SIZE.width / FILM_SIZE.height

export type Film = 'sunrise' | 'stars' | 'mist'
/** What is seen at a moment of a film, from 0 to 1. */
type Filming = (time: number) => Paint

/** The clips of the demo: `npm run clips` draws the files of `clips/`, the seed only their posters. */
export const FILMS: Record<Film, Filming> = {
  sunrise(time) {
    const random = createRandom(11)
    const [far, middle, near] = [
      ridge(random, 0.6, 0.08),
      ridge(random, 0.7, 0.06),
      ridge(random, 0.84, 0.05),
    ]
    const sun = { x: 0.42, y: 0.68 - 0.4 * time }
    const above = mix([22, 26, 66], [84, 132, 198], time)
    const below = mix([150, 60, 72], [252, 200, 128], time)
    return (x, y) => {
      if (y > near(x)) return mix([20, 16, 28], [44, 32, 40], time)
      if (y > middle(x)) return mix([42, 28, 46], [92, 54, 60], time)
      if (y > far(x)) return mix([72, 40, 58], [150, 84, 76], time)
      const away = distance((x - sun.x) * ASPECT, y - sun.y)
      if (away < 0.07) return [255, 244, 208]
      return mix([255, 226, 160], mix(above, below, y / 0.66), 0.35 + away * 2.2)
    }
  },
  /** Two hours of a night near the equator: the pole lies on the horizon, and everything turns around it. */
  stars(time) {
    const random = createRandom(23)
    const pole = { x: 0.5, y: 0.82 }
    const turned = (2 / 24) * 2 * Math.PI * time + 0.012
    const stars = Array.from({ length: 260 }, () => ({
      away: 0.02 + random.next() * 1.2,
      from: random.next() * 2 * Math.PI,
      width: 0.0016 + random.next() ** 4 * 0.0022,
      light: 0.3 + 0.7 * random.next() ** 2,
    }))
    const rings = Array.from({ length: 130 }, (_, at) =>
      stars.filter(({ away }) => Math.abs(away * 100 - at - 0.5) < 1),
    )
    const hills = ridge(random, 0.88, 0.04)
    return (x, y) => {
      if (y > hills(x)) return [7, 8, 14]
      const [u, v] = [(x - pole.x) * ASPECT, y - pole.y]
      const away = distance(u, v)
      const turn = Math.atan2(v, u) + 2 * Math.PI
      const sky = mix([8, 12, 34], [40, 50, 84], y ** 2)
      for (const star of rings[Math.floor(away * 100)] ?? []) {
        const behind = (turn - star.from + 2 * Math.PI) % (2 * Math.PI)
        if (behind < turned && Math.abs(away - star.away) < star.width)
          return mix(sky, [236, 240, 255], star.light * (0.4 + (0.6 * behind) / turned))
      }
      return sky
    }
  },
  /** Fog that flows between hills before the sun is up. */
  mist(time) {
    const random = createRandom(5)
    const hills = [0.44, 0.58, 0.72, 0.88].map((height, depth) => ({
      line: ridge(random, height, 0.07),
      colour: mix([116, 128, 152], [30, 44, 48], depth / 3),
      fog: height + 0.05,
      flow: (depth % 2 === 0 ? 1 : -1) * (1.2 + depth * 0.5) * time,
      phase: random.next() * 6,
    }))
    const light = 0.25 + 0.75 * time
    const fogged = mix([150, 158, 184], [250, 226, 204], light)
    return (x, y) => {
      let colour = mix(mix([92, 106, 150], [150, 178, 214], light), fogged, y * 1.9)
      for (const { line, colour: hill, fog, flow, phase } of hills) {
        if (y > line(x)) colour = hill
        const top = fog + 0.022 * Math.sin(x * 7 + flow + phase) + 0.012 * Math.sin(x * 17 - flow * 2)
        if (y > top) colour = mix(colour, fogged, Math.min(0.86, (y - top) * 9))
      }
      return colour
    }
  },
}
