import { createHash } from 'node:crypto'
import type { Random } from './item.ts'

/** sfc32: 128 bits of state, from the first sixteen bytes of the seed (an HMAC has thirty-two). */
export function randomFrom(seed: Uint8Array): Random {
  if (seed.length < 16) throw new Error('a seed has at least sixteen bytes')
  const view = new DataView(seed.buffer, seed.byteOffset, seed.byteLength)
  let a = view.getInt32(0)
  let b = view.getInt32(4)
  let c = view.getInt32(8)
  let counter = view.getInt32(12)
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 16; round++) next()
  return next
}

/** For tests and the bench, whose seeds have names. */
export function randomFromText(text: string): Random {
  return randomFrom(createHash('sha256').update(text).digest())
}

/** A whole number from 0 to `count` - 1. */
export function below(count: number, random: Random): number {
  return Math.floor(random() * count)
}

/** A whole number, both ends included. */
export function between(least: number, most: number, random: Random): number {
  return least + below(most - least + 1, random)
}

export function pick<T>(from: readonly T[], random: Random): T {
  const picked = from[below(from.length, random)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/** A new list in a random order, every order as likely. */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list]
  const shuffled: T[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(below(rest.length, random), 1))
  return shuffled
}

/** So many different ones, in a random order. */
export function sample<T>(from: readonly T[], count: number, random: Random): T[] {
  return shuffle(from, random).slice(0, count)
}
