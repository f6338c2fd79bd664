import { findPassage } from './find-passage.ts'

const NAME = 'passage'
/** Here and not in a style sheet: what minifies those does not know it yet. */
const RULE = `::highlight(${NAME}) { background: var(--accent-soft); color: var(--accent-text) }`

/** Brings words of a text before the reader and marks them; whether they are there. */
export function showPassage(text: HTMLElement, words: string): boolean {
  const range = findPassage(text, words)
  if (range === null) return false
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  // Older browsers can mark nothing without changing the text; there it is selected.
  if ('highlights' in CSS) mark(range)
  else getSelection()?.addRange(range)
  return true
}

let sheet: CSSStyleSheet | undefined

function mark(range: Range): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(RULE)
    document.adoptedStyleSheets.push(sheet)
  }
  CSS.highlights.set(NAME, new Highlight(range))
}

export function unmarkPassage(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
}
