/** The tail of the mark that stands in the text while a picture is on its way. */
const UNFINISHED = /!\[[^[\]\n]*…\]\(\)/
/** A picture with its address. */
const FINISHED = /!\[(?:[^[\]\\\n]|\\.)*\]\(([^()\s]*)\)/g

/** Alt text inside a mark: one line, and no bracket ends it early. */
export function safeAlt(alt: string): string {
  return alt
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]]/g, String.raw`\$&`)
}

/** Each upload finds its own mark again, even when two files have the same name. */
export function uploadingMark(words: string, text: string): string {
  const name = words.replaceAll(/[\\[\]()\n]/g, ' ')
  let mark = `![${name}…]()`
  for (let number = 2; text.includes(mark); number++) mark = `![${name} ${number}…]()`
  return mark
}

export function imageMark(alt: string, url: string): string {
  return `![${safeAlt(alt)}](${url})`
}

/** The text with another description of one of its pictures. */
export function withAlt(text: string, url: string, alt: string): string {
  return text.replaceAll(FINISHED, (mark, address) => (address === url ? imageMark(alt, url) : mark))
}

/** The text without a mark, and without the empty line it leaves. */
export function withoutMark(text: string, mark: string): string {
  const at = text.indexOf(mark)
  if (at === -1) return text
  const before = text.slice(0, at)
  const after = text.slice(at + mark.length)
  const isOwnLine = (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'))
  if (!isOwnLine) return before + after
  return after === '' ? before.replace(/(?<!\n)\n+$/, '') : before + after.replace(/^\n{1,2}/, '')
}

export function hasUnfinishedImage(text: string): boolean {
  return UNFINISHED.test(text)
}
