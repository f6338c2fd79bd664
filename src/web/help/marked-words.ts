const MARKS = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^[\]]+)\]\((\/[\w/?#=.-]*)\)/g

export type WordPart =
  | { kind: 'text' | 'name' | 'typed'; words: string }
  | { kind: 'link'; words: string; to: string }

/** Cuts a text at its three marks: **name**, `typed` and [words](/path). */
export function splitWords(text: string): WordPart[] {
  const parts: WordPart[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, name, typed, words, to] = match
    if (match.index > end) parts.push({ kind: 'text', words: text.slice(end, match.index) })
    if (name !== undefined) parts.push({ kind: 'name', words: name })
    else if (typed !== undefined) parts.push({ kind: 'typed', words: typed })
    else if (words !== undefined && to !== undefined) parts.push({ kind: 'link', words, to })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', words: text.slice(end) })
  return parts
}

export function plainWords(text: string): string {
  return splitWords(text)
    .map(({ words }) => words)
    .join('')
}
