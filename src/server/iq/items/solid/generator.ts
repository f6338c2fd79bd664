import type { Generator, Item, Random } from '../item.ts'
import { pick } from '../random.ts'
import { MARGIN, SIZE } from '../spatial/draw.ts'
import { areDistinct, attempt, drawKey } from '../spatial/options-first.ts'
import type { Pose } from './chain.ts'
import { makeFour, mirrored, POSES, turnedName } from './chain.ts'
import type { Views } from './clear-views.ts'
import { clearViews, hasBit, mirroredView, posesOf, viewsIn } from './clear-views.ts'
import { optionFeatures } from './features.ts'
import type { SolidTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'
import type { Picture } from './view.ts'
import { draw, reachOf } from './view.ts'

const TRIES = 600
/** At first only what can be drawn large, then whatever is large enough. */
const LARGE_TRIES = 100
/** Of the drawing's width, for the edge of a cube: the shortest that is drawn has five pixels in an option of 64. */
const LARGEST_CUBE = 22
const LARGE_CUBE = 15.5
const SMALLEST_CUBE = 12.5
const ROOM = SIZE - 2 * MARGIN

/** For every pose of the question, those that the answers may have. */
const related = (isRelated: (one: Pose, other: Pose) => boolean): readonly number[] =>
  POSES.map((one) =>
    POSES.reduce((bits, other, place) => (isRelated(one, other) ? bits | (1 << place) : bits), 0),
  )
const TUMBLED = related((one, other) => one.tilt !== other.tilt)
const SPUN = related((one, other) => one.tilt === other.tilt && one.spin !== other.spin)

/**
 * The question has the same pose whichever is the key, and all answers are turned from it as the template says: to lie like
 * the question, or not to, tells nothing.
 */
function findPose(
  clear: readonly Views[],
  answers: readonly number[],
  random: Random,
): { question: number; answer: number } | undefined {
  const shown = clear.map(posesOf)
  const possible = [...POSES.keys()].filter((pose) =>
    shown.every((poses) => hasBit(poses, pose) && (poses & (answers[pose] ?? 0)) !== 0),
  )
  if (possible.length === 0) return undefined
  const pose = pick(possible, random)
  return { question: 1 << pose, answer: answers[pose] ?? 0 }
}

function makeItem(template: SolidTemplate, smallest: number, random: Random): Item | undefined {
  const chains = makeFour(template, random)
  if (!chains || !areDistinct([...chains, ...chains.map(mirrored)], turnedName)) return undefined
  const clear = chains.map((chain) => clearViews(chain, ROOM / smallest))
  const poses = findPose(clear, template.doesTumble ? TUMBLED : SPUN, random)
  if (!poses) return undefined
  const pairs = chains.flatMap((chain, index) =>
    [false, true].map((isMirrored) => {
      const lookFrom = (bits: number): Picture => {
        const view = pick(viewsIn(clear[index] ?? [], bits), random)
        return isMirrored ? { chain: mirrored(chain), view: mirroredView(view) } : { chain, view }
      }
      return { option: lookFrom(poses.answer), stem: lookFrom(poses.question) }
    }),
  )
  const reaches = pairs.flatMap(({ option, stem }) => [reachOf(option), reachOf(stem)])
  const scale = Math.min(LARGEST_CUBE, ROOM / Math.max(...reaches))
  return drawKey(
    pairs.map(({ option, stem }) => ({ option: draw(option, scale), stem: () => [draw(stem, scale)] })),
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
    if (!own) return undefined
    return (
      attempt(LARGE_TRIES, () => makeItem(own, LARGE_CUBE, random)) ??
      attempt(TRIES - LARGE_TRIES, () => makeItem(own, SMALLEST_CUBE, random))
    )
  },
  optionFeatures,
}
