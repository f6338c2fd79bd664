/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { flatten } from '../scoring/item-curve.ts'
import type { Examined } from './examine.ts'
import { GROUPS, type Model } from './model.ts'

const LEAST_REST = 0.15
const MOST_OUTFIT = 1.5
const LEAST_ANSWERS = 100
/** How far the difficulties of items of one template may differ, as a standard deviation. */
const MOST_CLONE_SPREAD = 0.5
/** Only what is sure: two standard deviations. */
const SURE = 2
/** A family keeps so many, whatever is found: a test needs up to eight of one. */
const LEAST_ACTIVE = 12

/** Which templates are no longer asked: those that were not before, and those that tell little or are unfair; the worst first. */
export function retire(model: Model, examined: Examined, wasActive: readonly boolean[]): boolean[] {
  const isActive = [...wasActive]
  const faults = model.ids
    .map((_, template) => ({ template, fault: faultOf(model, examined, template) }))
    .filter(({ template, fault }) => isActive[template] === true && fault > 0)
    .sort((one, other) => other.fault - one.fault)
  for (const { template } of faults) {
    const family = model.family[template]
    const left = isActive.filter((active, other) => active && model.family[other] === family).length
    if (left > LEAST_ACTIVE) isActive[template] = false
  }
  return isActive
}

/** How bad it is; 0: nothing to find fault with. */
function faultOf(model: Model, examined: Examined, template: number): number {
  const { answers, rest, outfit, differences } = examined
  const templates = model.ids.length
  const unfair = GROUPS.filter((_, group) => differences[group * templates + template] === 2).length
  if (answers[template]! < LEAST_ANSWERS) return unfair
  return (
    unfair +
    Math.max(0, LEAST_REST - rest[template]!) * 10 +
    Math.max(0, outfit[template]! - MOST_OUTFIT) +
    flatness(model, examined, template)
  )
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
