import { lineRange, replaceRange, type Edit, type Selected } from './selected.ts'

/** A block stands alone: blank lines part it from what is before and after it. */
function insertBlock(
  now: Selected,
  range: { from: number; to: number },
  block: string,
  select: { from: number; length: number },
): Selected {
  const before = now.text.slice(0, range.from)
  const after = now.text.slice(range.to)
  const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const gapAfter = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const start = range.from + gapBefore.length + select.from
  return replaceRange(now, range.from, range.to, gapBefore + block + gapAfter, {
    start,
    end: start + select.length,
  })
}

/** With a selection its lines are meant, without one the place after the current line. */
function blockRange(now: Selected): { from: number; to: number; words: string } {
  const { from, to } = lineRange(now)
  const words = now.text.slice(from, to)
  if (now.start !== now.end || words.trim() === '') return { from, to, words: words.trim() && words }
  return { from: to, to, words: '' }
}

/** Asks for the language right behind the fence when there is code already, else for the code. */
export const insertCodeBlock: Edit = (now) => {
  const { words, ...range } = blockRange(now)
  const longest = Math.max(
    2,
    ...Array.from(words.matchAll(/^[^\S\r\n\u2028\u2029]*(`{3,})/gm), ([, run = '']) => run.length),
  )
  const fence = '`'.repeat(longest + 1)
  const select = { from: words === '' ? fence.length + 1 : fence.length, length: 0 }
  return insertBlock(now, range, `${fence}\n${words}\n${fence}`, select)
}

/** In a line of words a formula within the line, elsewhere one that stands alone. */
export const insertMath: Edit = (now) => {
  const words = now.text.slice(now.start, now.end)
  const { from, to } = lineRange(now)
  const isInLine = !words.includes('\n') && now.text.slice(from, to).trim() !== words.trim()
  if (isInLine) {
    const start = now.start + 1
    return replaceRange(now, now.start, now.end, `$${words}$`, { start, end: start + words.length })
  }
  const formula = now.text.slice(from, to).trim()
  return insertBlock(now, { from, to }, `$$\n${formula}\n$$`, { from: 3, length: formula.length })
}

/** Two columns and a row; the first word is selected, ready to be replaced. */
export function insertTable(column: string): Edit {
  return (now) => {
    const { from, to } = lineRange(now)
    const at = now.text.slice(from, to).trim() === '' ? from : to
    const table = `| ${column} 1 | ${column} 2 |\n| --- | --- |\n|  |  |`
    return insertBlock(now, { from: at, to }, table, { from: 2, length: column.length + 2 })
  }
}

const EMBED = '{% embed '
/** What can be embedded has such an address; this one is there to be replaced. */
const EXAMPLE = '/article/7'

/** A card of something on this site. A line that was selected is its address, else an address is waited for. */
export const insertEmbed: Edit = (now) => {
  const { from, to } = lineRange(now)
  const line = now.text.slice(from, to).trim()
  const isAddress = now.start !== now.end && line !== '' && !/\s/.test(line)
  const address = isAddress ? line : EXAMPLE
  const at = isAddress || line === '' ? from : to
  return insertBlock(now, { from: at, to }, `${EMBED}${address} %}`, {
    from: EMBED.length,
    length: address.length,
  })
}

/** Something on a line of its own, such as a picture; writing goes on behind it. */
export function insertParagraph(paragraph: string): Edit {
  return (now) => {
    const { from, to } = blockRange({ ...now, start: now.end })
    return insertBlock(now, { from, to }, paragraph, { from: paragraph.length, length: 0 })
  }
}
