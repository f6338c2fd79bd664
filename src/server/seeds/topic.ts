import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'

/** Something to write about, in three languages. `name` is a noun phrase that fits into a sentence. */
export interface Topic {
  categories: [CategoryId, ...CategoryId[]]
  tags: Record<Language, string[]>
  name: Record<Language, string>
  /** True facts about it, a paragraph each. */
  facts: Record<Language, string[]>
}
