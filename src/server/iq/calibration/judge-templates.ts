/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { SUMS } from './beliefs.ts'
import { MOMENTS, type Seen } from './examine.ts'
import { difficultyFor } from './maximize.ts'
import { GROUPS, type Model } from './model.ts'

/** What everybody's answers say about each template besides its parameters. */
export interface Examined extends Pick<Seen, 'answers' | 'information' | 'slopeInformation'> {
  /** The correlation of right answers with the ability by the other answers. */
  rest: Float64Array
  /** The mean square of what is unexpected: 1 where the model holds; and how uncertain that mean is. */
  outfit: Float64Array
  outfitError: Float64Array
  /** By group and template: what is found of how hard it is for them and for the others. */
  differences: Uint8Array
}

export const DIFFERENCES = { tooFew: 0, none: 1, found: 2, sure: 3 } as const
const DIFFERENCE = 0.43
const LEAST_OF_GROUP = 200
const SURE = 2

export function judgeTemplates(model: Model, seen: Seen): Examined {
  const { answers, information, slopeInformation, unexpected, unexpectedSquares, moments } = seen
  const mean = (sums: Float64Array, template: number): number =>
    sums[template]! / Math.max(1, answers[template]!)
  const outfit = unexpected.map((_, template) => mean(unexpected, template))
  return {
    answers,
    information,
    slopeInformation,
    rest: outfit.map((_, template) => correlationOf(moments.subarray(template * MOMENTS))),
    outfit,
    outfitError: outfit.map((at, template) =>
      Math.sqrt(Math.max(0, mean(unexpectedSquares, template) - at * at) / Math.max(1, answers[template]!)),
    ),
    differences: differencesOf(model, seen),
  }
}

function correlationOf([n = 0, one = 0, other = 0, ones = 0, others = 0, both = 0]: Float64Array): number {
  const spread = (n * ones - one * one) * (n * others - other * other)
  return spread <= 0 ? 0 : (n * both - one * other) / Math.sqrt(spread)
}

/** Each group against the others of its kind: the first three are languages, the rest devices. */
function differencesOf(model: Model, seen: Seen): Uint8Array {
  const templates = model.ids.length
  return Uint8Array.from({ length: GROUPS.length * templates }, (_, row) => {
    const template = row % templates
    const first = row < 3 * templates ? 0 : 3
    const others = [0, 1, 2]
      .map((group) => (first + group) * templates + template)
      .filter((one) => one !== row)
    const ofOthers = others.reduce((sum, other) => sum + seen.groupAnswers[other]!, 0)
    if (Math.min(seen.groupAnswers[row]!, ofOthers) < LEAST_OF_GROUP) return DIFFERENCES.tooFew
    const own = difficultyFor(model, countsOf(seen, [row]), template)
    const theirs = difficultyFor(model, countsOf(seen, others), template)
    const difference = Math.abs(own.b - theirs.b)
    if (difference - SURE * Math.hypot(own.error, theirs.error) > DIFFERENCE) return DIFFERENCES.sure
    return difference > DIFFERENCE ? DIFFERENCES.found : DIFFERENCES.none
  })
}

function countsOf(seen: Seen, rows: number[]): { asked: Float64Array; right: Float64Array } {
  const add = (from: Float64Array): Float64Array =>
    SUMS.map((_, place) => rows.reduce((sum, row) => sum + from[row * SUMS.length + place]!, 0))
  return { asked: add(seen.groupAsked), right: add(seen.groupRight) }
}
