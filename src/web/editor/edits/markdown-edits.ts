import { replaceRange, type Edit, type Selected } from './selected.ts'

const WORD = /[\p{L}\p{M}\p{N}_'’-]/u

/** Puts a mark around what is selected, or around the word at the caret; takes it away where it is. */
export function toggleMark(mark: string): Edit {
  return (now) => {
    const inner = trimmed(now.start === now.end ? wordAround(now) : now)
    if (inner.start === inner.end) return emptyMark(inner, mark)
    const words = inner.text.slice(inner.start, inner.end)
    if (/\n\s*\n/.test(words)) return markParagraphs(inner, words, mark)
    if (isAround(inner, mark)) return unmark(inner, inner.start - mark.length, inner.end + mark.length, mark)
    if (isInside(words, mark)) return unmark(inner, inner.start, inner.end, mark)
    return replaceRange(inner, inner.start, inner.end, mark + words + mark, {
      start: inner.start + mark.length,
      end: inner.end + mark.length,
    })
  }
}

/** Without words the caret stands between two marks; once more, and they are gone. */
function emptyMark(now: Selected, mark: string): Selected {
  const at = now.start
  if (isAround(now, mark)) return unmark(now, at - mark.length, at + mark.length, mark)
  return replaceRange(now, at, at, mark + mark, { start: at + mark.length, end: at + mark.length })
}

/** A mark does not reach over a blank line, so each paragraph gets its own. */
function markParagraphs(now: Selected, words: string, mark: string): Selected {
  const marked = words.replaceAll(
    /(^|\n[^\S\n]*\n)([^\S\n]*)(\S(?:[^\n]|\n(?!\s*\n))*)/g,
    (_, gap: string, space: string, part: string) => `${gap}${space}${mark}${part.trimEnd()}${mark}`,
  )
  return replaceRange(now, now.start, now.end, marked, {
    start: now.start,
    end: now.start + marked.length,
  })
}

function unmark(now: Selected, from: number, to: number, mark: string): Selected {
  const words = now.text.slice(from + mark.length, to - mark.length)
  return replaceRange(now, from, to, words, { start: from, end: from + words.length })
}

/** Two stars inside three are bold, one is italic: a run of stars is read as a whole. */
function isAround({ text, start, end }: Selected, mark: string): boolean {
  const letter = mark.charAt(0)
  const before = runLength(text.slice(0, start), letter, -1)
  const after = runLength(text.slice(end), letter, 1)
  return holds(Math.min(before, after), mark)
}

function isInside(words: string, mark: string): boolean {
  const letter = mark.charAt(0)
  const run = Math.min(runLength(words, letter, 1), runLength(words, letter, -1))
  return words.length > 2 * mark.length && holds(run, mark)
}

function holds(run: number, mark: string): boolean {
  if (mark === '*') return run === 1 || run >= 3
  return run >= mark.length
}

function runLength(text: string, letter: string, direction: 1 | -1): number {
  let length = 0
  while (text.charAt(direction === 1 ? length : text.length - 1 - length) === letter) length++
  return length
}

function wordAround(now: Selected): Selected {
  let { start, end } = now
  while (start > 0 && WORD.test(now.text.charAt(start - 1))) start--
  while (end < now.text.length && WORD.test(now.text.charAt(end))) end++
  // At the edge of a word somebody goes on writing; only in its midst the word itself is meant.
  return start < now.start && end > now.end ? { ...now, start, end } : now
}

/** Marks stand at letters: `** bold **` is none. */
function trimmed(now: Selected): Selected {
  let { start, end } = now
  while (start < end && /\s/.test(now.text.charAt(start))) start++
  while (end > start && /\s/.test(now.text.charAt(end - 1))) end--
  return { ...now, start, end }
}

/** Code may hold backticks itself: then it is fenced by more of them. */
export const toggleCode: Edit = (now) => {
  const words = now.text.slice(now.start, now.end)
  const longest = Math.max(0, ...Array.from(words.matchAll(/`+/g), ([run]) => run.length))
  if (longest === 0 || isInside(words, '`')) return toggleMark('`')(now)
  const fence = '`'.repeat(longest + 1)
  const code = `${fence} ${words} ${fence}`
  return replaceRange(now, now.start, now.end, code, { start: now.start, end: now.start + code.length })
}

const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/))\S+$/i

export function isAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** What is missing, words or address, is selected afterwards. */
export const insertLink: Edit = (now) => {
  const words = now.text.slice(now.start, now.end)
  if (isAddress(words)) {
    const at = now.start + 1
    return replaceRange(now, now.start, now.end, `[](${words})`, { start: at, end: at })
  }
  const link = `[${words}](https://)`
  const address = now.start + words.length + 3
  return words === ''
    ? replaceRange(now, now.start, now.end, link, { start: now.start + 1, end: now.start + 1 })
    : replaceRange(now, now.start, now.end, link, { start: address, end: address + 'https://'.length })
}

/** An address that is pasted over words becomes their link. */
export function linkTo(address: string): Edit {
  return (now) => {
    const link = `[${now.text.slice(now.start, now.end)}](${address})`
    const after = now.start + link.length
    return replaceRange(now, now.start, now.end, link, { start: after, end: after })
  }
}

/** The reference at the caret, the note at the end of the text, and the caret in the note. */
export const insertFootnote: Edit = ({ text, end }) => {
  const taken = new Set(Array.from(text.matchAll(/\[\^(\d+)\]/g), ([, number]) => Number(number)))
  let number = 1
  while (taken.has(number)) number++
  const body = `${text.slice(0, end)}[^${number}]${text.slice(end)}`.trimEnd()
  const gap = /(?:^|\n)\[\^[^\]\n]+\]:[^\n]*$/.test(body) ? '\n' : '\n\n'
  const whole = `${body}${gap}[^${number}]: `
  return { text: whole, start: whole.length, end: whole.length }
}
