export interface Scale {
  from: number
  to: number
  ticks: number[]
}

const STEPS = [1, 2, 2.5, 5, 10]
const TICKS = 4

/** Round numbers around all values. Bars begin at zero, always: their length is what is compared. */
export function scaleOf(values: readonly number[], { isFromZero }: { isFromZero: boolean }): Scale {
  const low = Math.min(...values, ...(isFromZero ? [0] : []))
  const high = Math.max(...values, ...(isFromZero ? [0] : []))
  const span = high - low || Math.abs(high) || 1
  const rough = span / TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power
  const from = Math.floor(low / step + 1e-9) * step
  const to = Math.max(Math.ceil(high / step - 1e-9) * step, from + step)
  const count = Math.round((to - from) / step)
  // Multiplied, not added up: otherwise 0.30000000000000004 stands beside the line.
  const ticks = Array.from({ length: count + 1 }, (_, place) => tidy(from + place * step))
  return { from: tidy(from), to: tidy(to), ticks }
}

const tidy = (value: number): number => Number(value.toPrecision(12))

/** Where a value lies between the ends, from 0 to 1. */
export const shareOf = (value: number, { from, to }: Pick<Scale, 'from' | 'to'>): number =>
  to === from ? 0 : (value - from) / (to - from)
