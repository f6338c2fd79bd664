import type { CategoryId } from '../../contract/categories.ts'

/** Lightness, chroma and hue, as the dark theme of the web has them (src/web/styles/tokens.css). */
export type Oklch = readonly [number, number, number]

export const COLOURS = {
  bg: [0.172, 0.006, 75],
  surface: [0.206, 0.007, 75],
  line: [0.292, 0.008, 75],
  text: [0.945, 0.01, 85],
  textQuiet: [0.735, 0.014, 80],
  accent: [0.815, 0.125, 164],
  lamp: [0.86, 0.085, 85],
} as const satisfies Record<string, Oklch>

export const CATEGORY_COLOURS = {
  world: [0.775, 0.105, 245],
  history: [0.785, 0.11, 66],
  science: [0.8, 0.13, 132],
  geography: [0.825, 0.115, 96],
  sports: [0.765, 0.135, 42],
  entertainment: [0.77, 0.13, 345],
  politics: [0.745, 0.135, 20],
  technology: [0.75, 0.115, 272],
  health: [0.795, 0.1, 192],
  education: [0.79, 0.095, 220],
  astronomy: [0.755, 0.12, 302],
} as const satisfies Record<CategoryId, Oklch>

type Lab = [number, number, number]

export function hex(colour: Oklch): string {
  return toHex(toLab(colour))
}

/** `share` of the first colour in the second, as color-mix(in oklab) does it. */
export function mix(colour: Oklch, other: Oklch, share: number): string {
  const [first, second] = [toLab(colour), toLab(other)]
  return toHex(first.map((value, index) => value * share + (second[index] ?? 0) * (1 - share)) as Lab)
}

function toLab([lightness, chroma, hue]: Oklch): Lab {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function toHex([l, a, b]: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${linear.map(toByte).join('')}`
}

function toByte(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}
