export interface Spine {
  x: number
  width: number
  height: number
  tone: 1 | 2 | 3 | 4
  isLeaning: boolean
}

const LEFT = 290
const RIGHT = 640

/** A row of books for one article: always the same for the same id, the last one taken off the shelf and leaning. */
export function spinesOf(id: number): Spine[] {
  let seed = id % 2_147_483_647 || 1
  // Lehmer's generator; its first numbers follow the seed too closely.
  const next = (from: number, to: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return from + (seed % (to - from + 1))
  }
  next(0, 1)
  next(0, 1)
  const spines: Spine[] = []
  let x = LEFT + 96
  spines.push({ x: LEFT, width: 26, height: next(180, 220), tone: 4, isLeaning: true })
  while (x < RIGHT) {
    const width = next(18, 40)
    spines.push({ x, width, height: next(96, 250), tone: next(1, 3) as 1 | 2 | 3, isLeaning: false })
    x += width + 4
  }
  return spines
}
