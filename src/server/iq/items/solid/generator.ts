import type { Generator, Item, Random } from '../item.ts'
import { pick } from '../random.ts'
import { commonScale } from '../spatial/draw.ts'
import { areDistinct, attempt, drawKey } from '../spatial/options-first.ts'
import type { Chain } from './chain.ts'
import { makeEight, turnedName } from './chain.ts'
import { optionFeatures } from './features.ts'
import type { SolidTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'
import type { View } from './view.ts'
import { draw, extentOf, isClear, look, VIEWS } from './view.ts'

const TRIES = 600
/** Of the drawing's width, for the edge of a cube: seven pixels in an option of 64. */
const LARGEST_CUBE = 18
const SMALLEST_CUBE = 11.5

/** Whether the question may show this when the answer shows that. */
function isRelated(template: SolidTemplate, option: View, stem: View): boolean {
  if (template.doesTumble) return stem.pose.tilt !== option.pose.tilt
  return stem.pose.tilt === option.pose.tilt && stem.pose.spin !== option.pose.spin
}

interface Pair {
  option: ReturnType<typeof look>
  stem: ReturnType<typeof look>
}

function lookTwice(template: SolidTemplate, chain: Chain, random: Random): Pair | undefined {
  const clear = VIEWS.filter((view) => isClear(chain, view))
  const possible = clear.filter((view) => clear.some((other) => isRelated(template, view, other)))
  if (possible.length === 0) return undefined
  const option = pick(possible, random)
  const stem = pick(
    clear.filter((view) => isRelated(template, option, view)),
    random,
  )
  return { option: look(chain, option), stem: look(chain, stem) }
}

function makeItem(template: SolidTemplate, random: Random): Item | undefined {
  const chains = makeEight(template, random)
  if (!chains) return undefined
  const pictures: Pair[] = []
  for (const chain of chains) {
    const pair = lookTwice(template, chain, random)
    if (!pair) return undefined
    pictures.push(pair)
  }
  if (!areDistinct(chains, turnedName)) return undefined
  const boxes = pictures.flatMap(({ option, stem }) => [extentOf(option), extentOf(stem)])
  const scale = commonScale(boxes, LARGEST_CUBE)
  if (scale < SMALLEST_CUBE) return undefined
  return drawKey(
    pictures.map(({ option, stem }) => ({ option: draw(option, scale), stem: [draw(stem, scale)] })),
    random,
  )
}

/** Which of eight chains of cubes is the one above, seen from elsewhere? */
export const solid: Generator = {
  family: 'solid',
  templates: TEMPLATES,
  weights: WEIGHTS,
  base: BASE,
  generate(template, random) {
    const own = TEMPLATES.find((one) => one.id === template.id)
    return own && attempt(TRIES, () => makeItem(own, random))
  },
  optionFeatures,
}
