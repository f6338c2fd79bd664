/** A text and what is selected in it: what an edit gets and gives. */
export interface Selected {
  text: string
  start: number
  end: number
}

export type Edit = (now: Selected) => Selected

/** Puts something in the place of a part; the selection is told within the new text. */
export function replaceRange(
  { text }: Selected,
  from: number,
  to: number,
  by: string,
  selection: { start: number; end: number },
): Selected {
  return { text: text.slice(0, from) + by + text.slice(to), ...selection }
}

/** From the beginning of the first selected line to the end of the last one. */
export function lineRange({ text, start, end }: Selected): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends at the very beginning of a line does not mean that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const next = text.indexOf('\n', last)
  return { from, to: next === -1 ? text.length : next }
}
