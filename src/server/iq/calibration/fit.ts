/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
import { IQ_FAMILIES } from '../../../contract/iq-rules.ts'
import { guessOf, PRIOR } from '../scoring/parameters.ts'
import { abilityOf, type Expected } from './expect-answers.ts'
import { solve } from './linear.ts'
import { LOG_SLOPE, maximizeTemplate, MOVES } from './maximize.ts'
import type { Model } from './model.ts'

/** Which features a template has, by the names of its family's weights. */
export interface Design {
  /** By family: the names of its weights; the base comes first, without a name. */
  names: string[][]
  /** By template: 1 for the base, then how often it has each feature. */
  rows: number[][]
  /** By family: base and weights; what is known before, and what is fitted. */
  supposed: number[][]
  weights: number[][]
}

export interface Fitted {
  model: Model
  design: Design
}

export interface FitOptions {
  /** The spread of the families' own factors is fitted too. */
  withSigma: boolean
  /** The people no longer define the scale: their mean and deviation are fitted. */
  withPeople: boolean
}

/** Weights are held to what was supposed as loosely as this. */
const WEIGHT_SPREAD = 1
const LEAST_RESIDUAL = 0.1
const LEAST_SLOPE_SPREAD = 0.03
/** What was supposed of a family's spreads counts as much as so many templates. */
const SUPPOSED = 5
const SIGMA = { least: 0.05, most: 1 }

/** The M-step (iq.md 10): changes and returns model and design. */
export function maximizeAll(
  model: Model,
  design: Design,
  expected: Expected,
  answers: Uint32Array,
  options: FitOptions,
): Fitted {
  maximize(model, design, expected, answers)
  if (options.withSigma)
    model.sigma = model.sigma.map((sigma, family) => {
      const asked = expected.swayed[family]!
      const square = asked === 0 ? 1 : expected.sway[family]! / asked
      return Math.min(SIGMA.most, Math.max(SIGMA.least, sigma * Math.sqrt(square)))
    })
  if (options.withPeople) Object.assign(model, abilityOf(expected))
  return { model, design }
}

function maximize(model: Model, design: Design, expected: Expected, answers: Uint32Array): void {
  const information = new Float64Array(model.ids.length)
  const ofSlope = new Float64Array(model.ids.length)
  for (let template = 0; template < model.ids.length; template++)
    if (answers[template]! >= MOVES.b) {
      const guess = guessOf(IQ_FAMILIES[model.family[template]!]!)
      const told = maximizeTemplate(model, expected, template, answers[template]!, guess)
      information[template] = told.b
      ofSlope[template] = told.slope
    }
  for (let family = 0; family < model.sigma.length; family++) {
    refitFamily(model, design, information, family)
    model.slopeSpread[family] = slopeSpreadOf(model, ofSlope, family)
  }
}

/**
 * How far the slopes of a family really differ: what is left when the chance in each is taken off. Slopes that seem steep by
 * chance are chosen most, and would make the intervals too narrow.
 */
function slopeSpreadOf(model: Model, told: Float64Array, family: number): number {
  const variance = model.slopeSpread[family]! ** 2
  let [sum, weights, count] = [0, 0, 0]
  model.a.forEach((slope, template) => {
    if (model.family[template] !== family || told[template]! <= 1e-6) return
    const beside = Math.log(slope) - LOG_SLOPE
    // What the answers alone say: the fitted slope is drawn towards the supposed one.
    const unshrunk = beside + beside / (variance * told[template]!)
    const weight = 1 / (variance + 1 / told[template]!) ** 2
    sum += weight * (unshrunk ** 2 - 1 / told[template]!)
    weights += weight
    count++
  })
  if (count === 0) return PRIOR.slopeSpread
  const supposed = (SUPPOSED * weights) / count
  const found = (sum + supposed * PRIOR.slopeSpread ** 2) / (weights + supposed)
  return Math.min(PRIOR.slopeSpread, Math.max(LEAST_SLOPE_SPREAD, Math.sqrt(Math.max(0, found))))
}

/** The weights of the features by weighted least squares, and how far templates lie beside what they foretell. */
function refitFamily(model: Model, design: Design, information: Float64Array, family: number): void {
  const templates = model.ids.map((_, index) => index).filter((index) => model.family[index] === family)
  const seen = templates.filter((template) => information[template]! > 1e-6)
  if (seen.length > 0) {
    const variance = model.residual[family]! ** 2
    const supposed = design.supposed[family]!
    const matrix = supposed.map((_, row) =>
      supposed.map((__, column) => (row === column ? 1 / WEIGHT_SPREAD ** 2 : 0)),
    )
    const values = supposed.map((weight) => weight / WEIGHT_SPREAD ** 2)
    for (const template of seen) {
      const told = information[template]!
      // What the answers alone say: the fitted b is drawn towards the foretold one.
      const unshrunk =
        model.b[template]! + (model.b[template]! - model.foretold[template]!) / (variance * told)
      const weight = 1 / (variance + 1 / told)
      const row = design.rows[template]!
      row.forEach((one, index) => {
        values[index]! += weight * one * unshrunk
        row.forEach((other, column) => (matrix[index]![column]! += weight * one * other))
      })
    }
    design.weights[family] = solve(matrix, values)
    model.residual[family] = residualOf(model, design, information, seen, variance)
  }
  for (const template of templates) {
    model.foretold[template] = dot(design.rows[template]!, design.weights[family]!)
    if (information[template]! <= 1e-6) model.b[template] = model.foretold[template]!
  }
}

function residualOf(
  model: Model,
  design: Design,
  information: Float64Array,
  seen: number[],
  variance: number,
): number {
  const family = model.family[seen[0]!]!
  const squares = seen.map((template) => {
    const beside = model.b[template]! - dot(design.rows[template]!, design.weights[family]!)
    return beside * beside + 1 / (information[template]! + 1 / variance)
  })
  // As if some more had been seen that lie as far beside as now: few templates move it little.
  const [sum, count] = [squares.reduce((one, other) => one + other, 0), seen.length]
  return Math.max(LEAST_RESIDUAL, Math.sqrt((sum + SUPPOSED * variance) / (count + SUPPOSED)))
}

function dot(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, value, index) => sum + value * weights[index]!, 0)
}
