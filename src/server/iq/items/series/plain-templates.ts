import { type SeriesTemplate, templatesOf } from './kinds.ts'
import { addInTurns, fromTwo, grow, interleave, plus, times } from './make.ts'

export const plainTemplates: readonly SeriesTemplate[] = [
  ...templatesOf('arithmetic', {
    up: [[], ({ some }) => plus(some(1, 20), some(2, 9), 5)],
    'up-large': [['large'], ({ some }) => plus(some(5, 60), some(12, 29), 5)],
    down: [['down'], ({ some }) => plus(some(60, 99), -some(3, 9), 5)],
    'below-zero': [['down', 'negative'], ({ some }) => plus(some(8, 20), -some(4, 9), 5)],
  }),
  ...templatesOf('geometric', {
    double: [[], ({ some }) => times(some(2, 14), 2, 5)],
    triple: [['triple'], ({ some }) => times(some(1, 7), 3, 5)],
    halve: [['down'], ({ some }) => times(some(3, 25), 2, 5).toReversed()],
    third: [['down', 'triple'], ({ some }) => times(some(1, 12), 3, 5).toReversed()],
    flip: [['negative'], ({ some }) => times(some(1, 12), -2, 5)],
  }),
  ...templatesOf('alternating', {
    'up-up': [[], ({ some, two }) => addInTurns(some(1, 20), two(2, 9), 7)],
    'up-down': [[], ({ some, rising }) => addInTurns(some(3, 25), against(rising(2, 11)), 7)],
    'down-up': [
      ['down'],
      ({ some, rising }) =>
        addInTurns(
          some(50, 90),
          against(rising(2, 11)).map((step) => -step),
          7,
        ),
    ],
    large: [['large'], ({ some, two }) => addInTurns(some(10, 40), two(11, 29), 7)],
  }),
  ...templatesOf('growing', {
    slowly: [[], ({ some }) => grow(some(1, 15), some(1, 6), some(1, 2), 0, 6)],
    quickly: [['large'], ({ some }) => grow(some(1, 15), some(2, 9), some(3, 6), 0, 6)],
    down: [['down'], ({ some }) => grow(some(80, 120), -some(1, 4), -some(1, 3), 0, 6)],
    slowing: [['down'], ({ some }) => slowDown(some(2, 20), some(1, 4), some(1, 5))],
    'below-zero': [['down', 'negative'], ({ some }) => grow(some(4, 12), -some(1, 4), -some(2, 4), 0, 6)],
  }),
  ...templatesOf('interleaved', {
    'up-up': [[], ({ some, two }) => twoLines([some(1, 9), some(10, 40)], two(2, 9), [1, 1])],
    'up-down': [['down'], ({ some, two }) => twoLines([some(1, 20), some(45, 80)], two(2, 9), [1, -1])],
    'down-down': [
      ['down', 'large'],
      ({ some, two }) => twoLines([some(60, 80), some(81, 99)], two(3, 14), [-1, -1]),
    ],
    large: [['large'], ({ some, two }) => twoLines([some(5, 40), some(5, 40)], two(11, 24), [1, 1])],
  }),
  ...templatesOf('fibonacci', {
    up: [[], ({ rising }) => fromTwo(rising(1, 9), 1, 1, 0, 6)],
    large: [['large'], ({ rising }) => fromTwo(rising(8, 25), 1, 1, 0, 6)],
    down: [['down'], ({ rising }) => fromTwo(rising(1, 7), 1, 1, 0, 6).toReversed()],
    'below-zero': [['negative'], ({ some }) => fromTwo([-some(2, 9), some(3, 12)], 1, 1, 0, 7)],
  }),
]

/** More one way than the other. */
const against = ([less, more]: [number, number]): number[] => [more, -less]

/** Smaller and smaller steps, the last of them still upward. */
function slowDown(start: number, less: number, last: number): number[] {
  return grow(start, 5 * less + last, -less, 0, 6)
}

function twoLines(
  starts: [number, number],
  steps: [number, number],
  [one, other]: [number, number],
): number[] {
  return interleave(plus(starts[0], one * steps[0], 4), plus(starts[1], other * steps[1], 4), 8)
}
