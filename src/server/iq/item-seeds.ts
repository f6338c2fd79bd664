import { createHmac } from 'node:crypto'
import type { Random } from './items/item.ts'
import { randomFrom } from './items/random.ts'

/**
 * What items are made from: a key of the site's own, the attempt and the position. Whoever knows all but the key can
 * foretell nothing, and nothing of an item needs to be stored.
 */
export interface ItemSeeds {
  /** In hexadecimal. */
  itemAt(attemptId: string, position: number): string
  /** For choosing the template of a position; asking again chooses the same. */
  choiceAt(attemptId: string, position: number): Random
}

export function itemSeeds(secret: string): ItemSeeds {
  const key = createHmac('sha256', secret).update('items of the reasoning test').digest()
  const bytesOf = (name: string): Buffer => createHmac('sha256', key).update(name).digest()
  return {
    itemAt: (attemptId, position) => bytesOf(`${attemptId}:${position}`).toString('hex'),
    choiceAt: (attemptId, position) => randomFrom(bytesOf(`${attemptId}:${position}:choice`)),
  }
}
