import { type SeriesTemplate, templatesOf } from './kinds.ts'
import { add, fromThree, fromTwo, grow, inTurns, interleave, linear, multiply, plus, times } from './make.ts'

export const composedTemplates: readonly SeriesTemplate[] = [
  ...templatesOf('linear', {
    'double-plus': [[], ({ some }) => linear(some(1, 9), 2, some(1, 9), 6)],
    'double-minus': [['down'], ({ some }) => minus(2, some(1, 7), some(2, 6), 6)],
    'triple-plus': [['triple'], ({ some }) => linear(some(1, 5), 3, some(1, 7), 5)],
    'triple-minus': [['triple', 'down'], ({ some }) => minus(3, some(1, 6), some(0, 2), 5)],
  }),
  ...templatesOf('turns', {
    'add-double': [[], ({ some }) => inTurns(some(1, 7), [add(some(1, 9)), multiply(2)], 7)],
    'double-add': [[], ({ some }) => inTurns(some(2, 7), [multiply(2), add(some(1, 9))], 7)],
    'subtract-double': [['down'], ({ some }) => lessThenTimes(2, some(1, 6), some(1, 6), 7)],
    'add-triple': [['triple'], ({ some }) => inTurns(some(1, 4), [add(some(1, 7)), multiply(3)], 7)],
    'subtract-triple': [['triple', 'down'], ({ some }) => lessThenTimes(3, some(1, 6), some(1, 4), 7)],
  }),
  ...templatesOf('fibonacci-step', {
    plus: [[], ({ some, two }) => fromTwo(two(1, 8), 1, 1, some(1, 5), 7)],
    minus: [['down'], ({ some, two }) => fromTwo(two(5, 12), 1, 1, -some(1, 4), 7)],
    large: [['large'], ({ some, two }) => fromTwo(two(3, 15), 1, 1, some(6, 12), 7)],
  }),
  ...templatesOf('mixed', {
    double: [[], ({ some }) => interleave(times(some(1, 7), 2, 4), plus(some(5, 30), some(3, 9), 4), 8)],
    triple: [
      ['triple'],
      ({ some }) => interleave(times(some(1, 5), 3, 4), plus(some(5, 30), some(3, 9), 4), 8),
    ],
    'down-double': [
      ['down'],
      ({ some }) => interleave(times(some(1, 7), 2, 4), plus(some(40, 80), -some(3, 9), 4), 8),
    ],
    growing: [
      [],
      ({ some }) => interleave(bent(some(1, 9), some(1, 4), some(1, 3)), plus(some(5, 40), some(3, 9), 4), 8),
    ],
    'down-growing': [
      ['down'],
      ({ some }) =>
        interleave(bent(some(1, 9), some(1, 4), some(1, 3)), plus(some(40, 80), -some(3, 9), 4), 8),
    ],
  }),
  ...templatesOf('cubic', {
    gently: [[], ({ some }) => grow(some(1, 9), some(1, 5), some(1, 4), some(1, 2), 7)],
    steeply: [['large'], ({ some }) => grow(some(1, 9), some(1, 7), some(2, 6), some(3, 6), 7)],
    turning: [['down'], ({ some }) => grow(some(28, 50), -some(3, 9), some(1, 3), some(1, 3), 7)],
  }),
  ...templatesOf('lag-3', {
    'last-and-third': [[], ({ three }) => fromThree(three(1, 9), [1, 0, 1], 8)],
    'all-three': [[], ({ three }) => fromThree(three(1, 7), [1, 1, 1], 7)],
    'second-and-third': [['large'], ({ three }) => fromThree(three(2, 14), [0, 1, 1], 8)],
    'all-large': [['large'], ({ three }) => fromThree(three(5, 15), [1, 1, 1], 7)],
  }),
  ...templatesOf('lag-2', {
    'and-twice': [[], ({ two }) => fromTwo(two(1, 9), 1, 2, 0, 7)],
    'twice-and': [[], ({ two }) => fromTwo(two(1, 6), 2, 1, 0, 6)],
    'and-thrice': [['triple'], ({ two }) => fromTwo(two(1, 7), 1, 3, 0, 6)],
    'thrice-less': [['triple', 'down'], ({ rising }) => fromTwo(rising(1, 8), 3, -1, 0, 6)],
    'twice-less': [['down', 'negative'], ({ rising }) => fromTwo(rising(2, 12), 2, -2, 0, 7)],
  }),
]

/** So many times the last, less a step; it starts above the number that would stay as it is. */
function minus(factor: number, step: number, more: number, count: number): number[] {
  return linear(Math.floor(step / (factor - 1)) + 1 + more, factor, -step, count)
}

/** Begins high enough to grow. */
function lessThenTimes(factor: number, less: number, more: number, count: number): number[] {
  return inTurns(2 * less + more, [add(-less), multiply(factor)], count)
}

const bent = (start: number, difference: number, growth: number): number[] =>
  grow(start, difference, growth, 0, 4)
