import type { IqDrawing } from '../../../contract/iq.ts'
import type { IqFamily } from '../../../contract/iq-rules.ts'

/** Numbers in [0, 1) from a seed: the same seed makes the same item, on every machine. */
export type Random = () => number

/** What an item can be made from. Its id names the features and never leaves the server. */
export interface Template {
  id: string
  family: IqFamily
  /** What makes it hard, by the names of the family's weights. */
  features: Readonly<Record<string, number>>
}

interface DrawnItem {
  kind: 'choose8'
  stem: IqDrawing[]
  options: IqDrawing[]
  /** Which of the options. */
  key: number
}
interface TypedItem {
  kind: 'number'
  numbers: number[]
  key: number
}
export type Item = DrawnItem | TypedItem

/** One kind of items. Every family has one, and an independent solver that proves its key in the tests and the bench. */
export interface Generator {
  family: IqFamily
  templates: readonly Template[]
  /** The prior difficulty of a template: base and weights of its features (iq.md 4). */
  weights: Readonly<Record<string, number>>
  base: number
  /** Undefined where these random numbers lead to nothing that every key could stand for: the caller tries others. */
  generate(template: Template, random: Random): Item | undefined
  /**
   * What the options look like to somebody who sees nothing else: numbers for the answer-set solvers of the bench.
   * One vector for each option.
   */
  optionFeatures?(item: Item): number[][]
}
