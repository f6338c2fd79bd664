import type { CalibratedPar, Calibration, FamilyWeights } from '../scoring/parameters.ts'

/** Templates with fewer answers say too little about the scale. */
const LEAST_ANSWERS = 30
/** With fewer in common the scale would be lost. */
const LEAST_COMMON = 20

/**
 * Puts a version on the scale of the reference by the templates that both know (mean/mean), so that 100 means the same
 * people for ever. Undefined: they have too little in common.
 */
export function linkTo(reference: Calibration, found: Calibration): Calibration | undefined {
  const common = [...found.calibrated].flatMap(([id, par]) => {
    const other = reference.calibrated.get(id)
    return other !== undefined && Math.min(par.answers, other.answers) >= LEAST_ANSWERS
      ? [{ par, other }]
      : []
  })
  if (common.length < LEAST_COMMON) return undefined
  const mean = (of: (one: (typeof common)[number]) => number): number =>
    common.reduce((sum, one) => sum + of(one), 0) / common.length
  const stretch = mean(({ par }) => par.a) / mean(({ other }) => other.a)
  const shift = mean(({ other }) => other.b) - stretch * mean(({ par }) => par.b)
  const link = (par: CalibratedPar): CalibratedPar => ({
    ...par,
    a: par.a / stretch,
    b: stretch * par.b + shift,
    tau: stretch * par.tau,
  })
  return {
    calibrated: new Map([...found.calibrated].map(([id, par]) => [id, link(par)])),
    families: Object.fromEntries(
      Object.entries(found.families).map(([family, weights]) => [
        family,
        linkFamily(weights, stretch, shift),
      ]),
    ),
  }
}

function linkFamily(family: FamilyWeights, stretch: number, shift: number): FamilyWeights {
  return {
    ...family,
    base: stretch * family.base + shift,
    weights: Object.fromEntries(
      Object.entries(family.weights).map(([name, weight]) => [name, stretch * weight]),
    ),
    residual: stretch * family.residual,
    sigma: stretch * family.sigma,
  }
}
