/** The headings of a Markdown text as they are written, for a translation to start from. */
export function headingsOf(markdown: string): string {
  const headings: string[] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined && fence === undefined) fence = mark
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined
    else if (fence === undefined && /^ {0,3}#{1,6}\s+\S/.test(line)) headings.push(line.trim())
  }
  return headings.join('\n\n')
}
