/** What is known of a template: slope, difficulty, chance of guessing, and how uncertain the difficulty of one of its items is. */
export interface Par {
  a: number
  b: number
  c: number
  /** Standard deviation of b: what is not known yet, and how the items of one template differ. */
  tau: number
  /** Standard deviation of the family's own factor. */
  sig: number
}

/** The chance of a right answer: a logistic curve above the chance of guessing. */
export function chanceOfRight(ability: number, a: number, b: number, c: number): number {
  return c + (1 - c) / (1 + Math.exp(-a * (ability - b)))
}

/** A logistic curve that is averaged over a normal spread is close to a flatter one. */
export function flatten(a: number, spread: number): number {
  return a / Math.sqrt(1 + 0.3457 * a * a * spread * spread)
}

/** The chance for somebody of whom nothing but the ability is known. */
export function chanceAt(ability: number, { a, b, c, tau, sig }: Par): number {
  return chanceOfRight(ability, flatten(a, Math.sqrt(tau * tau + sig * sig)), b, c)
}

/** How much an answer tells about the ability. */
export function information(ability: number, par: Par): number {
  const slope = flatten(par.a, Math.sqrt(par.tau * par.tau + par.sig * par.sig))
  const chance = chanceOfRight(ability, slope, par.b, par.c)
  return (slope * slope * ((chance - par.c) / (1 - par.c)) ** 2 * (1 - chance)) / chance
}
