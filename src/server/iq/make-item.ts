import { createHash } from 'node:crypto'
import { GENERATORS } from './items/generators.ts'
import type { Item } from './items/item.ts'
import { randomFrom } from './items/random.ts'
import { findTemplate } from './templates.ts'

export interface ItemOrder {
  templateId: string
  /** In hexadecimal. */
  seed: string
}

/** Some random numbers lead to nothing that every key could stand for. */
const MOST_TRIES = 200

/** Runs in a thread. Null: there is no such template, or nothing can be made of it. */
export function makeItem({ templateId, seed }: ItemOrder): Item | null {
  const template = findTemplate(templateId)
  const generator = GENERATORS.find(({ family }) => family === template?.family)
  if (template === undefined || generator === undefined) return null
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const bytes = createHash('sha256').update(`${seed} ${tried}`).digest()
    const item = generator.generate(template, randomFrom(bytes))
    if (item !== undefined) return item
  }
  return null
}
