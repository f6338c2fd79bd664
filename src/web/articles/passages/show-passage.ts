import { findPassage } from './find-passage.ts'

const NAME = 'passage'

/** Brings words of a text before the reader and marks them; whether they are there. */
export function showPassage(text: HTMLElement, words: string): boolean {
  const range = findPassage(text, words)
  if (range === null) return false
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  // Older browsers can mark nothing without changing the text; there it is selected.
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(range))
  else getSelection()?.addRange(range)
  return true
}

export function unmarkPassage(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}
