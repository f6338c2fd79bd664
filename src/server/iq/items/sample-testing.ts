import { makeItem } from '../make-item.ts'
import type { Generator, Item, Random, Template } from './item.ts'
import { pick } from './random.ts'

export interface Sampled {
  template: Template
  item: Item
  milliseconds: number
}

/** An item of any template of a family, made as the site makes it, with how long it took. */
export function sampleItem(generator: Generator, random: Random): Sampled {
  const template = pick(generator.templates, random)
  const seed = String(random())
  const began = performance.now()
  const item = makeItem({ templateId: template.id, seed })
  if (item === null) throw new Error(`${template.id} makes nothing`)
  return { template, item, milliseconds: performance.now() - began }
}
