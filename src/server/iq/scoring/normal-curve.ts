/** The share of a standard normal distribution below `at` (Abramowitz and Stegun 26.2.17; wrong by less than 1e-7). */
export function normalShare(at: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(at))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI)) * series
  return at < 0 ? above : 1 - above
}
