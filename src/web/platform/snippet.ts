/** The first characters of a text on one line; signs of several code units are never cut in half. */
export function snippetOf(text: string, length: number): string {
  const line = Array.from(text.replace(/\s+/g, ' ').trim())
  if (line.length <= length) return line.join('')
  return `${line.slice(0, length).join('').trimEnd()}…`
}
