import type { Random, Template } from '../item.ts'
import { between, sample } from '../random.ts'
import type { Way } from './solver.ts'

/** iq.md 4: every kind has its own; then what makes one of a kind harder than its plainest. */
export const WEIGHTS = {
  arithmetic: -2.6,
  geometric: -1.5,
  alternating: -1.1,
  growing: -0.7,
  interleaved: -0.2,
  fibonacci: 0.3,
  linear: 0.6,
  turns: 1,
  'fibonacci-step': 1.6,
  mixed: 1.9,
  cubic: 2.2,
  'lag-3': 2.4,
  'lag-2': 2.8,
  down: 0.2,
  large: 0.2,
  negative: 0.3,
  triple: 0.2,
} as const

type Trait = 'down' | 'large' | 'negative' | 'triple'
export type Kind = Exclude<keyof typeof WEIGHTS, Trait>

export interface SeriesTemplate extends Template {
  kind: Kind
  /** The numbers that are shown, and then the key. */
  make(random: Random): number[]
}

/** Ways that would explain a series more simply than its kind: with one of them it would be another kind. */
const PLAIN: readonly Way[] = ['first differences', 'second differences', 'factor']
const PLAINER: readonly Way[] = [...PLAIN, 'third differences', 'factor and step', 'growing factor']
export const TOO_SIMPLE: Readonly<Record<Kind, readonly Way[]>> = {
  arithmetic: [],
  geometric: ['first differences'],
  alternating: PLAINER,
  growing: ['first differences', 'factor', 'factor and step'],
  interleaved: [...PLAINER, 'two back', 'in turns'],
  fibonacci: PLAINER,
  linear: PLAIN,
  turns: [...PLAINER, 'sum of two', 'two back'],
  'fibonacci-step': [...PLAINER, 'sum of two'],
  mixed: [...PLAINER, 'sum of two', 'two back', 'in turns'],
  cubic: [...PLAIN, 'factor and step', 'growing factor', 'sum of two'],
  'lag-3': [...PLAINER, 'sum of two', 'two back', 'in turns', 'interleaved'],
  'lag-2': [...PLAINER, 'sum of two', 'in turns', 'interleaved'],
}

/** What a maker draws its numbers with, both ends included. */
interface Draw {
  some: (least: number, most: number) => number
  /** Different ones, in any order. */
  two: (least: number, most: number) => [number, number]
  three: (least: number, most: number) => [number, number, number]
  /** The smaller first. */
  rising: (least: number, most: number) => [number, number]
}

function drawWith(random: Random): Draw {
  const different = (count: number, least: number, most: number) =>
    sample(
      Array.from({ length: most - least + 1 }, (_, index) => least + index),
      count,
      random,
    )
  const two: Draw['two'] = (least, most) => {
    const [one = least, other = most] = different(2, least, most)
    return [one, other]
  }
  return {
    some: (least, most) => between(least, most, random),
    two,
    three: (least, most) => {
      const [one = least, second = least, third = most] = different(3, least, most)
      return [one, second, third]
    },
    rising: (least, most) => {
      const [one, other] = two(least, most)
      return [Math.min(one, other), Math.max(one, other)]
    },
  }
}

type Maker = (draw: Draw) => number[]

export function templatesOf(
  kind: Kind,
  makers: Readonly<Record<string, readonly [Trait[], Maker]>>,
): SeriesTemplate[] {
  return Object.entries(makers).map(([name, [traits, make]]) => ({
    id: `series:${kind}-${name}`,
    family: 'series',
    features: Object.fromEntries([kind, ...traits].map((feature) => [feature, 1])),
    kind,
    make: (random) => make(drawWith(random)),
  }))
}
