import type { IqDrawing } from '../../../../contract/iq.ts'
import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { Item, Random } from '../item.ts'
import { below, shuffle } from '../random.ts'

/** One of the eight differences: what it looks like as an option, and the question that it would be the answer to. */
export interface Corner {
  option: IqDrawing
  /** Drawn for the key alone. */
  stem: () => IqDrawing[]
}

/** As many bits as there are ways to differ: [0,0,0] to [1,1,1]. */
export const CORNERS: readonly (readonly [0 | 1, 0 | 1, 0 | 1])[] = ([0, 1] as const).flatMap((x) =>
  ([0, 1] as const).flatMap((y) => ([0, 1] as const).map((z) => [x, y, z] as const)),
)

/**
 * All eight could be the key before one is drawn, so the options say nothing about which it is. Whoever calls has thrown
 * away the whole item when only one of them had no good question.
 */
export function drawKey(corners: readonly Corner[], random: Random): Item {
  const order = shuffle(corners, random)
  const key = below(IQ_OPTIONS, random)
  return {
    kind: 'choose8',
    stem: order[key]?.stem() ?? [],
    options: order.map((corner) => corner.option),
    key,
  }
}

/** The first thing that a few tries make. */
export function attempt<Made>(tries: number, make: () => Made | undefined): Made | undefined {
  for (let count = 0; count < tries; count++) {
    const made = make()
    if (made !== undefined) return made
  }
  return undefined
}

/** Eight of these, each as often as the others as far as eight allows it. */
export function eightOf<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const result: Thing[] = []
  while (result.length < IQ_OPTIONS) result.push(...shuffle(things, random))
  return shuffle(result.slice(0, IQ_OPTIONS), random)
}

/** Whether no two have the same name. */
export function areDistinct<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): boolean {
  const names = new Set<string>()
  return things.every((thing) => names.size < names.add(nameOf(thing)).size)
}
