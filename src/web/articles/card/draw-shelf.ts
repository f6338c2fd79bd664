/** Paths in four tones: the books, and the one that leans with the guest, the brightest. The picture is 640 × 360. */
type Tones = [string, string, string, string]

const FLOOR = 360
const RIGHT = 640
/** The icon of the category has the left half of a card; a cover across the page has books all along. */
const LEFT = { card: 290, wide: -1240 }
/** The tangent of the slash's 20 degrees. */
const LEAN = 0.364
/** One picture in two has one of them: a lamp, a plant in its pot, the moon. Drawn from the middle of their foot. */
const GUESTS = [
  'm-30 0h60v-8q0-6-30-6t-30 6zm27-12v-130h6v130zm-57-126q8-50 60-50t60 50z',
  'm-24 0h48l8-48h-64zm24-48q-8-58-44-80 2 52 44 80-4-70 6-116 26 48-6 116 8-58 48-74-4 50-48 74z',
  'm0-330a30 30 0 1 0 28 40 24 24 0 0 1-28-40z',
]
const MOON = 2

/** Always the same for the same title, on the server and in the browser. */
export function drawShelf(title: string, size: 'card' | 'wide'): Tones {
  let seed = 1
  for (const sign of title) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647
  // Lehmer's generator; its first numbers follow the seed too closely.
  const next = (from: number, to: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return from + (seed % (to - from + 1))
  }
  seed ||= 1
  next(0, 1)
  const guest = next(0, GUESTS.length * 2 - 1)
  const tones: Tones = ['', '', '', '']
  // The book that was taken off the shelf and the guest stand where a square would still show them.
  const leanAt = next(290, 380)
  const guestAt = next(400, 460)
  let [hasLeaning, hasGuest] = [false, guest >= MOON]
  let propped = 96
  for (let x = LEFT[size]; x < RIGHT;) {
    if (!hasLeaning && x >= leanAt) {
      hasLeaning = true
      const height = next(170, 230)
      tones[3] += `M${x} ${FLOOR}l${Math.round(height * LEAN)} ${-height}h26l${-Math.round(height * LEAN)} ${height}z`
      x += Math.round(height * LEAN) + 30
      propped = 190
    }
    if (!hasGuest && x >= guestAt) {
      hasGuest = true
      tones[3] += `M${x + 66} ${FLOOR}${GUESTS[guest]}`
      x += 136
    }
    const [width, height] = [next(16, 42), next(propped, 250)]
    tones[next(0, 2)] += `M${x} ${FLOOR}v${-height}h${width}v${height}z`
    x += width + next(2, 5)
    propped = 96
  }
  if (guest === MOON) tones[3] += `M${guestAt} ${FLOOR}${GUESTS[MOON]}`
  return tones
}
