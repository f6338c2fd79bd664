import { lineRange, type Edit, type Selected } from './selected.ts'

export type ListKind = 'bullet' | 'numbered' | 'task'

const MARKER = /^(\s*)(?:[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/
const KINDS: Record<ListKind, RegExp> = {
  bullet: /^\s*[-*+] (?!\[[ xX]\] )/,
  numbered: /^\s*\d{1,9}[.)] /,
  task: /^\s*[-*+] \[[ xX]\] /,
}

/** Rewrites the selected lines; a single caret stays where it was in its line, several lines stay selected. */
function rewriteLines(now: Selected, rewrite: (lines: string[]) => string[]): Selected {
  const { from, to } = lineRange(now)
  const lines = now.text.slice(from, to).split('\n')
  const written = rewrite(lines).join('\n')
  const text = now.text.slice(0, from) + written + now.text.slice(to)
  if (lines.length > 1) return { text, start: from, end: from + written.length }
  const shift = written.length - (to - from)
  const keep = (place: number): number => Math.max(from, Math.min(place + shift, from + written.length))
  return { text, start: keep(now.start), end: keep(now.end) }
}

const hasWords = (line: string): boolean => line.trim() !== ''

/** Empty lines between others get no mark; a single empty one does, because that is where one starts. */
function marked(lines: string[], mark: (line: string, number: number) => string): string[] {
  let number = 0
  return lines.map((line) => (hasWords(line) || lines.length === 1 ? mark(line, ++number) : line))
}

export function toggleHeading(level: number): Edit {
  const prefix = `${'#'.repeat(level)} `
  return (now) =>
    rewriteLines(now, (lines) => {
      const isOne = lines.filter(hasWords).every((line) => line.startsWith(prefix)) && lines.some(hasWords)
      return marked(lines, (line) => {
        const words = line.replace(/^\s{0,3}#{1,6}(?:\s+|$)/, '')
        return isOne ? words : prefix + words
      })
    })
}

export const toggleQuote: Edit = (now) =>
  rewriteLines(now, (lines) => {
    const isQuote = lines.every((line) => /^\s{0,3}>/.test(line))
    return lines
      .map((line) => (isQuote ? line.replace(/^\s{0,3}> ?/, '') : `> ${line}`.trimEnd()))
      .map(endOpen)
  })

/** An empty quote keeps the blank behind its mark: the caret stands there. */
function endOpen(line: string, _: number, lines: string[]): string {
  return lines.length === 1 && line === '>' ? '> ' : line
}

export function toggleList(kind: ListKind): Edit {
  return (now) =>
    rewriteLines(now, (lines) => {
      const isOne = lines.some(hasWords) && lines.filter(hasWords).every((line) => KINDS[kind].test(line))
      return marked(lines, (line, number) => {
        const space = /^\s*/.exec(line)?.[0] ?? ''
        const words = MARKER.test(line) ? line.replace(MARKER, '') : line.slice(space.length)
        return isOne ? space + words : space + markerOf(kind, number) + words
      })
    })
}

function markerOf(kind: ListKind, number: number): string {
  return kind === 'bullet' ? '- ' : kind === 'task' ? '- [ ] ' : `${number}. `
}

/** Four spaces nest under bullets and numbers alike. */
const STEP = '    '

export const indent: Edit = (now) => rewriteLines(now, (lines) => marked(lines, (line) => STEP + line))

export const outdent: Edit = (now) =>
  rewriteLines(now, (lines) => lines.map((line) => line.replace(/^(?: {1,4}|\t)/, '')))
