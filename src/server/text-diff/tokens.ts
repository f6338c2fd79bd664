const LINE = /[^\n]*\n|[^\n]+/g

/** Words of any script (with hyphens and apostrophes inside), a line break, other space, whole emoji, single marks. */
const WORD =
  /[\p{L}\p{M}\p{N}_]+(?:['’-][\p{L}\p{M}\p{N}_]+)*|\n|[^\S\n]+|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*|[^]/gu

/** Lines with their breaks; joined they are the text again. */
export function splitLines(text: string): string[] {
  return text.match(LINE) ?? []
}

/** Words, spaces and marks; joined they are the text again. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Whole words with the marks attached to them, and spaces: an address or `**word**` is never split. */
export function splitAtSpaces(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}
