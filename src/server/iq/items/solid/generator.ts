import type { Generator, Item, Random } from '../item.ts'
import { shuffle } from '../random.ts'
import { commonScale } from '../spatial/draw.ts'
import { areDistinct, attempt, drawKey } from '../spatial/options-first.ts'
import type { Chain, Pose } from './chain.ts'
import { makeEight, POSES, put, turnedName } from './chain.ts'
import { optionFeatures } from './features.ts'
import type { SolidTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'
import { DIRECTIONS, draw, extentOf, isClear, look } from './view.ts'

const TRIES = 200
const MOST_CUBES = 12
/** Of the drawing's width, for the edge of a cube: seven pixels in an option of 64. */
const LARGEST_CUBE = 18
const SMALLEST_CUBE = 11.5

interface View {
  pose: Pose
  direction: number
}
const VIEWS: readonly View[] = POSES.flatMap((pose) => DIRECTIONS.map((direction) => ({ pose, direction })))

function clearView(chain: Chain, views: readonly View[], random: Random): View | undefined {
  return shuffle(views, random).find((view) => isClear(put(chain, view.pose), view.direction))
}

/** The view of the question, given that of the answer. */
function isRelated(template: SolidTemplate, option: View, stem: View): boolean {
  if (template.doesTumble) return stem.pose.tilt !== option.pose.tilt
  return stem.pose.tilt === option.pose.tilt && stem.pose.spin !== option.pose.spin
}

function makeItem(template: SolidTemplate, random: Random): Item | undefined {
  const chains = makeEight({ ...template, most: MOST_CUBES }, random)
  if (!chains || !areDistinct(chains.map(turnedName))) return undefined
  const pictures: { option: ReturnType<typeof look>; stem: ReturnType<typeof look> }[] = []
  for (const chain of chains) {
    const option = clearView(chain, VIEWS, random)
    const stem =
      option &&
      clearView(
        chain,
        VIEWS.filter((view) => isRelated(template, option, view)),
        random,
      )
    if (!stem) return undefined
    const see = (view: View) => look(put(chain, view.pose), view.direction)
    pictures.push({ option: see(option), stem: see(stem) })
  }
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
