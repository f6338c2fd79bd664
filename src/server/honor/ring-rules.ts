/** Whose income of so many days is looked at, and when it is a ring: see docs/product.md. */
export const RING = { days: 30, income: 100, share: 0.6, givers: 3, activeMembers: 50 } as const

interface Giver {
  id: number
  points: number
  isReciprocal: boolean
}

/**
 * The givers of a ring: at most three people, each of whom was given something in return, from whom more than 60 % of
 * somebody's income comes. None when it is no ring.
 */
export function ringOf(income: { points: number; givers: readonly Giver[] }): number[] {
  if (income.points <= RING.income) return []
  const reciprocal = income.givers.slice(0, RING.givers).filter(({ isReciprocal }) => isReciprocal)
  const sum = reciprocal.reduce((points, giver) => points + giver.points, 0)
  return sum > RING.share * income.points ? reciprocal.map(({ id }) => id) : []
}
