import type { CategoryId } from '../../contract/categories.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './name-messages.ts'

/** `const nameOf = useCategoryName()`, then `nameOf('astronomy')`. */
export function useCategoryName(): (category: CategoryId) => string {
  return useText(messages)
}
