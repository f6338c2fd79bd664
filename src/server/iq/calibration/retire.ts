/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { flatten } from '../scoring/item-curve.ts'
import { IQ_FAMILIES, type IqFamily } from '../../../contract/iq-rules.ts'
import { DIFFERENCES, type Examined } from './judge-templates.ts'
import { GROUPS, type Model } from './model.ts'

const LEAST_REST = 0.15
const MOST_OUTFIT = 1.5
const LEAST_ANSWERS = 100
/** How far the difficulties of items of one template may differ, as a standard deviation. */
const MOST_CLONE_SPREAD = 0.5
/** Only what is sure: two standard deviations. */
const SURE = 2
/** A family keeps so many, whatever is found: the series form asks for 30 of one, and few would be worn out by everybody. */
export const LEAST_ACTIVE: Record<IqFamily, number> = {
  matrix: 30,
  series: 40,
  rotate: 30,
  solid: 30,
  fold: 30,
}

/** Which templates are no longer asked: those that were not before, and those that tell little or are unfair; the worst first. */
export function retire(model: Model, examined: Examined, wasActive: readonly boolean[]): boolean[] {
  const isActive = [...wasActive]
  const faults = model.ids
    .map((_, template) => ({ template, fault: faultOf(model, examined, template) }))
    .filter(({ template, fault }) => isActive[template] === true && fault > 0)
    .sort((one, other) => other.fault - one.fault)
  for (const { template } of faults) {
    const family = model.family[template]!
    const left = isActive.filter((active, other) => active && model.family[other] === family).length
    if (left > LEAST_ACTIVE[IQ_FAMILIES[family]!]) isActive[template] = false
  }
  return isActive
}

/** How bad it surely is; 0: nothing to find fault with. A template that is retired never comes back, so chance must not do it. */
function faultOf(model: Model, examined: Examined, template: number): number {
  const { answers, rest, outfit, outfitError, differences } = examined
  const templates = model.ids.length
  const unfair = GROUPS.filter(
    (_, group) => differences[group * templates + template] === DIFFERENCES.sure,
  ).length
  if (answers[template]! < LEAST_ANSWERS) return unfair
  return (
    unfair +
    Math.max(0, LEAST_REST - highest(rest[template]!, answers[template]!)) * 10 +
    Math.max(0, outfit[template]! - SURE * outfitError[template]! - MOST_OUTFIT) +
    flatness(model, examined, template)
  )
}

/** The highest correlation that so many answers leave possible (Fisher's z). */
function highest(correlation: number, answers: number): number {
  return Math.tanh(Math.atanh(correlation) + SURE / Math.sqrt(answers - 3))
}

/**
 * An item is met by one person only, so how the items of a template differ shows in nothing but a curve that is flatter
 * than those of its family: by how much it surely is flatter than a spread of 0.5 would make it.
 */
function flatness(model: Model, { answers, slopeInformation }: Examined, template: number): number {
  const family = model.family[template]!
  const slopes = model.a.filter(
    (_, other) => model.family[other] === family && answers[other]! >= LEAST_ANSWERS,
  )
  const usual = slopes.toSorted()[Math.floor(slopes.length / 2)]!
  const error = 1 / Math.sqrt(slopeInformation[template]! + 1 / model.slopeSpread[family]! ** 2)
  const steepest = flatten(model.a[template]! * Math.exp(SURE * error), model.spread[template]!)
  return Math.max(0, flatten(usual, MOST_CLONE_SPREAD) / steepest - 1)
}
