import { IQ_GREATEST_SCORE, IQ_LEAST_SCORE } from '../../../contract/iq-rules.ts'
import { abilityOf, type Course } from './choose-next.ts'
import { normalShare } from './normal-curve.ts'
import { judgeValidity, type Validity } from './validity.ts'

export interface Scored {
  theta: number
  se: number
  /** Within 59 to 141: what lies beyond 60 and 140 is only said to lie beyond. */
  score: number
  validity: Validity
  flags: Record<string, number>
}

const INTERVAL = 1.96

export function scoreAttempt({
  answered,
  parameters,
}: Pick<Course, 'answered' | 'form' | 'parameters'>): Scored {
  const { mean, standardError } = abilityOf(answered, parameters)
  return {
    theta: mean,
    se: standardError,
    score: toScore(mean),
    ...judgeValidity(answered, parameters, mean),
  }
}

export interface Report {
  score: number
  low: number
  high: number
  /** Of 100 people, how many would score lower, by the normal curve. */
  percentile: number
  percentileLow: number
  percentileHigh: number
  standardError: number
  reliability: number
}

/** What a person is told. `shareBelow` is the site's own distribution once there is one. */
export function reportOf(
  theta: number,
  se: number,
  shareBelow: (theta: number) => number = normalShare,
): Report {
  const percentile = (at: number): number => Math.min(99, Math.max(1, Math.round(100 * shareBelow(at))))
  const [low, high] = [theta - INTERVAL * se, theta + INTERVAL * se]
  return {
    score: toScore(theta),
    low: toScore(low),
    high: toScore(high),
    percentile: percentile(theta),
    percentileLow: percentile(low),
    percentileHigh: percentile(high),
    standardError: Math.round(se * 100) / 100,
    reliability: Math.round(Math.max(0, 1 - se * se) * 100) / 100,
  }
}

function toScore(theta: number): number {
  return Math.min(IQ_GREATEST_SCORE + 1, Math.max(IQ_LEAST_SCORE - 1, Math.round(100 + 15 * theta)))
}
