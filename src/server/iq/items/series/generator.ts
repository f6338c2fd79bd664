import type { Generator, Item, Random, Template } from '../item.ts'
import { TOO_SIMPLE, WEIGHTS } from './kinds.ts'
import { explainSeries } from './solver.ts'
import { TEMPLATES } from './templates.ts'

const TRIES = 60
/** Nobody needs paper. */
const GREATEST = 4000

const BY_ID = new Map(TEMPLATES.map((template) => [template.id, template]))

export const series: Generator = {
  family: 'series',
  templates: TEMPLATES,
  weights: WEIGHTS,
  base: 0,
  generate,
}

/** Given up where something explains the numbers otherwise, or more simply than its kind. */
function generate({ id }: Template, random: Random): Item | undefined {
  const template = BY_ID.get(id)
  if (!template) throw new Error(`no template ${id}`)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const numbers = template.make(random)
    const key = numbers.pop()
    if (key === undefined || [...numbers, key].some((number) => Math.abs(number) > GREATEST)) continue
    const found = explainSeries(numbers)
    const isPlain = found.some(({ way }) => TOO_SIMPLE[template.kind].includes(way))
    if (!isPlain && found.length > 0 && found.every(({ next }) => next === key))
      return { kind: 'number', numbers, key }
  }
  return undefined
}
