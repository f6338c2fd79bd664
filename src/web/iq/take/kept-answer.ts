import type { BodyOf } from '../../../contract/endpoint.ts'
import type { answerIqItem } from '../../../contract/iq.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage.ts'

/** An answer that the server has not confirmed yet: it survives a reload and a lost line. */
export type KeptAnswer = Omit<BodyOf<typeof answerIqItem>, 'tab'>

const KEY = 'iq-answer'

export function keepAnswer(answer: KeptAnswer): void {
  writeStored(KEY, JSON.stringify(answer))
}

export function dropAnswer(): void {
  removeStored(KEY)
}

export function readAnswer(): KeptAnswer | null {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? 'null')
    return isAnswer(kept) ? kept : null
  } catch {
    return null
  }
}

function isAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { itemId, clientMs, blurCount, blurMs } = value as Record<string, unknown>
  return typeof itemId === 'string' && [clientMs, blurCount, blurMs].every(Number.isInteger)
}
