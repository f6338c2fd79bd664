import type { Template } from '../item.ts'
import { ATTRIBUTES, type Attribute } from './cell.ts'

export type Rule = 'row' | 'progression' | 'distribution' | 'arithmetic' | 'or' | 'and' | 'xor'

export interface MatrixTemplate extends Template {
  rules: readonly (readonly [Attribute, Rule])[]
}

/** iq.md 4. */
export const BASE = -2.6
export const WEIGHTS: Readonly<Record<Rule | 'extra', number>> = {
  row: 0.35,
  progression: 0.55,
  distribution: 0.95,
  arithmetic: 1.35,
  or: 1.1,
  and: 1.55,
  xor: 2.1,
  extra: 0.25,
}

const RULES_OF: Readonly<Record<Attribute, readonly Rule[]>> = {
  shape: ['row', 'distribution'],
  fill: ['row', 'distribution'],
  count: ['row', 'progression', 'distribution', 'arithmetic'],
  hand: ['row', 'progression', 'distribution'],
  lines: ['row', 'distribution', 'or', 'and', 'xor'],
}

const MOST_RULES = 4
/** One goes along the rows, one down the columns; a third would only repeat one of them. */
const MOST_ROWS = 2

function combinations(left: readonly Attribute[]): MatrixTemplate['rules'][] {
  const [attribute, ...others] = left
  if (!attribute) return [[]]
  const rest = combinations(others)
  return [
    ...rest,
    ...RULES_OF[attribute].flatMap((rule) => rest.map((more) => [[attribute, rule] as const, ...more])),
  ]
}

/** Four things in one cell are too small on a phone: a figure, marks, a hand and lines never come together. */
function isClear(rules: MatrixTemplate['rules']): boolean {
  const used = new Set(rules.map(([attribute]) => attribute))
  const hasFigure = used.has('shape') || used.has('fill')
  return !(hasFigure && used.has('count') && used.has('hand') && used.has('lines'))
}

function toTemplate(rules: MatrixTemplate['rules']): MatrixTemplate {
  const features: Record<string, number> = {}
  for (const [, rule] of rules) features[rule] = (features[rule] ?? 0) + 1
  if (rules.length > 1) features.extra = rules.length - 1
  const id = `matrix:${rules.map((rule) => rule.join('-')).join('+')}`
  return { id, family: 'matrix', features, rules }
}

export const TEMPLATES: readonly MatrixTemplate[] = combinations(ATTRIBUTES)
  .filter((rules) => rules.length >= 1 && rules.length <= MOST_RULES)
  .filter((rules) => rules.filter(([, rule]) => rule === 'row').length <= MOST_ROWS)
  .filter(isClear)
  .map(toTemplate)
