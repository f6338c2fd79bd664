/** An `@` and the beginning of a name, where the cursor stands. */
export interface BegunMention {
  /** The place of the `@` in the text. */
  at: number
  start: string
}

/** What people can be mentioned in. */
export type MentionField = HTMLTextAreaElement | HTMLInputElement

/** Not inside a word or an address, as the server reads mentions. */
const BEGUN = /(?<![\p{L}\p{M}\p{N}_@#&/.-])@([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,49})$/u
const LONGEST = 60

type Field = Pick<MentionField, 'value' | 'selectionStart' | 'selectionEnd'>

export function begunMention(field: Field): BegunMention | null {
  const { selectionStart, selectionEnd, value } = field
  if (selectionStart === null || selectionStart !== selectionEnd) return null
  const before = value.slice(Math.max(0, selectionStart - LONGEST), selectionStart)
  const start = BEGUN.exec(before)?.[1]
  if (start === undefined) return null
  const at = selectionStart - start.length - 1
  return isInCode(value.slice(0, at)) ? null : { at, start }
}

/** In a code block, or after an odd number of backticks in the line: `@media` names nobody. */
function isInCode(before: string): boolean {
  const fences = before.match(/^ {0,3}```/gm)?.length ?? 0
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return fences % 2 === 1 || (line.match(/`/g)?.length ?? 0) % 2 === 1
}
