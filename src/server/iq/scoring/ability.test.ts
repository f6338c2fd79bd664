/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { expect, test } from 'vitest'
import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import { randomFromText } from '../items/random.ts'
import { Ability } from './ability.ts'
import { normalShare } from './normal-curve.ts'
import type { Par } from './item-curve.ts'

interface Pattern {
  answers: { family: string; par: Par; isCorrect: boolean }[]
}

/** Fifty patterns of answers: of one factor only, as other programs score them, and of five families with their own. */
function patterns(sigma: number): Pattern[] {
  const random = randomFromText(`patterns ${sigma}`)
  return Array.from({ length: 50 }, (_, index) => ({
    answers: Array.from({ length: 1 + (index % 28) }, () => ({
      family: IQ_FAMILIES[Math.floor(random() * 5)]!,
      par: {
        a: 0.8 + 1.4 * random(),
        b: -2.5 + 5 * random(),
        c: random() < 0.3 ? 0.01 : 0.125,
        tau: 0,
        sig: sigma,
      },
      isCorrect: random() < 0.55,
    })),
  }))
}

/** The same by another way: logarithms, Simpson's rule on a fine grid, no shared code. */
function integrate({ answers }: Pattern): { mean: number; standardError: number } {
  const [from, to, steps] = [-7, 7, 350]
  const width = (to - from) / steps
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    theta: from + index * width,
    weight: index === 0 || index === steps ? 1 : index % 2 === 1 ? 4 : 2,
  }))
  const logs = points.map(({ theta }) => {
    const families = [...new Set(answers.map(({ family }) => family))]
    return families.reduce(
      (sum, name) =>
        sum +
        familyLog(
          theta,
          answers.filter(({ family }) => family === name),
        ),
      (-theta * theta) / 2,
    )
  })
  const greatest = Math.max(...logs)
  const weights = points.map(({ weight }, index) => weight * Math.exp(logs[index]! - greatest))
  const sum = weights.reduce((one, other) => one + other)
  const mean = weights.reduce((total, weight, index) => total + weight * points[index]!.theta, 0) / sum
  const variance =
    weights.reduce((total, weight, index) => total + weight * (points[index]!.theta - mean) ** 2, 0) / sum
  return { mean, standardError: Math.sqrt(variance) }
}

function familyLog(theta: number, answers: Pattern['answers']): number {
  const sigma = answers[0]!.par.sig
  const logAt = (ability: number): number =>
    answers.reduce((sum, { par: { a, b, c }, isCorrect }) => {
      const right = c + (1 - c) * (0.5 + 0.5 * Math.tanh((a * (ability - b)) / 2))
      return sum + Math.log(isCorrect ? right : 1 - right)
    }, 0)
  if (sigma === 0) return logAt(theta)
  const [steps, reach] = [60, 6]
  let sum = 0
  for (let step = 0; step <= steps; step++) {
    const sway = -reach + (2 * reach * step) / steps
    const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2
    sum += weight * Math.exp(logAt(theta + sigma * sway) - (sway * sway) / 2)
  }
  return Math.log(sum)
}

function score({ answers }: Pattern): Ability {
  const ability = new Ability()
  for (const { family, par, isCorrect } of answers) ability.add(family, par, isCorrect)
  return ability
}

test.each([0, 0.3, 0.8])('equals an independent integral on 50 patterns to 1e-3, own factors %d', (sigma) => {
  for (const pattern of patterns(sigma)) {
    const [ours, other] = [score(pattern), integrate(pattern)]
    expect(Math.abs(ours.mean - other.mean)).toBeLessThan(1e-3)
    expect(Math.abs(ours.standardError - other.standardError)).toBeLessThan(1e-3)
  }
})

test('before the first answer it is the normal curve', () => {
  const ability = new Ability()
  expect(ability.mean).toBe(0)
  expect(ability.standardError).toBe(1)
})

test('one family alone never tells of the common factor what its own may hide', () => {
  const ability = new Ability()
  for (let index = 0; index < 200; index++)
    ability.add('series', { a: 2, b: -1 + (index % 20) / 10, c: 0.01, tau: 0, sig: 0.3 }, index % 2 === 0)
  expect(ability.standardError).toBeGreaterThan(0.28)
})

test('the share of the normal curve', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6)
  expect(normalShare(1.96)).toBeCloseTo(0.975, 4)
  expect(normalShare(-1)).toBeCloseTo(0.158655, 5)
})
