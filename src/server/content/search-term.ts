/** Shorter beginnings of words are in too many articles to be of use. */
const PREFIX_MIN = 3

const LAST_WORD = new RegExp(`(?:^|\\s)([\\p{L}\\p{M}\\p{N}]{${PREFIX_MIN},})$`, 'u')

/** The last word may still be typed: the text before it, and the beginning that articles may continue. */
export function splitLastWord(term: string): { before: string; prefix: string } | undefined {
  const prefix = LAST_WORD.exec(term)?.[1]
  return prefix === undefined ? undefined : { before: term.slice(0, -prefix.length), prefix }
}

/** A minus means "without" in front of a word or a phrase; PostgreSQL fails at thirty of them in front of nothing. */
export function dropIdleMinuses(term: string): string {
  return term.replaceAll(/-(?![\p{L}\p{M}\p{N}"])/gu, ' ')
}

/** A text for LIKE that stands for itself. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
