import type { QuestionFilter } from './question-filter.ts'

/** The address of a filter: only what differs from the bare one is written. */
export function filterPath({ tab, category, tag, lang }: QuestionFilter): string {
  const query = new URLSearchParams()
  if (tab !== 'new') query.set('tab', tab)
  if (category !== undefined) query.set('category', category)
  if (tag !== undefined) query.set('tag', tag)
  if (lang !== undefined) query.set('lang', lang)
  const rest = query.toString()
  return rest === '' ? '/question' : `/question?${rest}`
}
