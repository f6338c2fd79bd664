import type { Generator, Item, Random, Template } from './item.ts'
import { pick } from './random.ts'

export interface Sampled {
  template: Template
  item: Item
  milliseconds: number
}

const MOST_TRIES = 20

/** An item of any template of a family, with how long it took, tries that led to nothing included. */
export function sampleItem(generator: Generator, random: Random): Sampled {
  const template = pick(generator.templates, random)
  const began = performance.now()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const item = generator.generate(template, random)
    if (item !== undefined) return { template, item, milliseconds: performance.now() - began }
  }
  throw new Error(`${template.id} makes nothing`)
}
