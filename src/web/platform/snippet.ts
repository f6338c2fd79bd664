/** The first characters of a text on one line, cut at a word; signs of several code units are never cut in half. */
export function snippetOf(text: string, length: number): string {
  const line = Array.from(text.replace(/\s+/g, ' ').trim())
  if (line.length <= length) return line.join('')
  const cut = line.slice(0, length).join('')
  // Where the cut meets a space it is at a word already; a word that fills half of it is cut.
  const space = line[length] === ' ' ? -1 : cut.lastIndexOf(' ')
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
