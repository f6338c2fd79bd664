import { replaceRange, type Selected } from './selected.ts'

const PREFIX = /^(\s*(?:> ?)*)(?:([-*+]) (\[[ xX]\] )?|(\d{1,9})([.)]) )?/
const FENCE = /^\s*(`{3,}|~{3,})/

/** What Enter does in a list or a quote: it goes on, and an empty item ends it. Null where it is just Enter. */
export function continueLine(now: Selected): Selected | null {
  if (now.start !== now.end || isInCode(now)) return null
  const lineStart = now.text.lastIndexOf('\n', now.start - 1) + 1
  const lineEnd = now.text.indexOf('\n', now.start)
  const line = now.text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd)
  const [prefix = '', lead = '', bullet, task, number, sign = '.'] = PREFIX.exec(line) ?? []
  const isItem = bullet !== undefined || number !== undefined
  const isQuote = lead.includes('>')
  if ((!isItem && !isQuote) || now.start < lineStart + prefix.length) return null
  if (line.slice(prefix.length).trim() === '') return endOf(now, lineStart, line, isItem ? lead : '')
  const marker =
    number !== undefined
      ? `${Number(number) + 1}${sign} `
      : bullet === undefined
        ? ''
        : `${bullet} ${task === undefined ? '' : '[ ] '}`
  const added = `\n${isQuote && !lead.endsWith(' ') ? `${lead} ` : lead}${marker}`
  const at = now.start + added.length
  return replaceRange(now, now.start, now.start, added, { start: at, end: at })
}

/** One level less: an item in a quote leaves the list first, then the quote. */
function endOf(now: Selected, lineStart: number, line: string, rest: string): Selected {
  const kept = rest.trim() === '' ? '' : rest
  const at = lineStart + kept.length
  return replaceRange(now, lineStart, lineStart + line.length, kept, { start: at, end: at })
}

/** Inside a fenced block a dash is code. */
function isInCode({ text, start }: Selected): boolean {
  let fence: string | undefined
  for (const line of text.slice(0, start).split('\n').slice(0, -1)) {
    const mark = FENCE.exec(line)?.[1]
    if (mark === undefined) continue
    if (fence === undefined) fence = mark
    else if (mark.startsWith(fence)) fence = undefined
  }
  return fence !== undefined
}
