import type { CategoryId } from '../../contract/categories.ts'
import type { CloseReason } from '../../contract/question-rules.ts'

/** A question of the demo with what people say about it. */
export interface Asked {
  title: string
  content: string
  category: CategoryId
  tags: string[]
  /** The best first. */
  answers: string[]
  /** The asker was happy with the first answer. */
  isSolved?: true
  /** What somebody wants to know before they answer. */
  comment?: string
  /** Which one of the list asked the same before. */
  duplicateOf?: number
  closeReason?: Exclude<CloseReason, 'duplicate'>
}
