import type { BodyOf } from '../../../contract/endpoint.ts'
import type { answerIqItem } from '../../../contract/iq.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage.ts'

/** An answer that the server has not confirmed yet: it survives a reload and a lost line. */
export type KeptAnswer = Omit<BodyOf<typeof answerIqItem>, 'tab'>

export interface AnswerKeeper {
  read: () => KeptAnswer | null
  keep: (answer: KeptAnswer) => void
  /** Unless another one is kept by now. */
  drop: (answer: KeptAnswer) => void
}

const KEY = 'iq-answer'

/** Of this member: on a shared computer nobody sends what another one has answered. */
export function keptAnswers(ownerId: number): AnswerKeeper {
  const read = (): KeptAnswer | null => {
    try {
      const kept: unknown = JSON.parse(readStored(KEY) ?? 'null')
      if (!isOwned(kept) || kept.ownerId !== ownerId) return null
      const { ownerId: _, ...answer } = kept
      return answer
    } catch {
      return null
    }
  }
  return {
    read,
    keep: (answer) => writeStored(KEY, JSON.stringify({ ownerId, ...answer })),
    drop: (answer) => {
      if (read()?.itemId === answer.itemId) removeStored(KEY)
    },
  }
}

function isOwned(value: unknown): value is KeptAnswer & { ownerId: number } {
  if (typeof value !== 'object' || value === null) return false
  const { itemId, ownerId, clientMs, blurCount, blurMs } = value as Record<string, unknown>
  return typeof itemId === 'string' && [ownerId, clientMs, blurCount, blurMs].every(Number.isInteger)
}
