/** The lines between two `---` at the beginning of a file, as far as they are plain names with values or lists. */
export interface FrontMatter {
  /** By name in small letters. */
  values: ReadonlyMap<string, readonly string[]>
  body: string
}

const MOST_LINES = 100
const MOST_VALUES = 30
const MOST_LETTERS = 300

/** Not YAML: what blogs and note programs write at the top of a file, and nothing that could run or refer. */
export function splitFrontMatter(text: string): FrontMatter {
  const none = { values: new Map<string, string[]>(), body: text }
  if (!text.startsWith('---\n')) return none
  const lines = text.split('\n', MOST_LINES)
  const end = lines.findIndex((line, index) => index > 0 && (line === '---' || line === '...'))
  if (end === -1) return none
  return { values: readLines(lines.slice(1, end)), body: restAfter(text, lines.slice(0, end + 1)) }
}

function restAfter(text: string, lines: string[]): string {
  const letters = lines.reduce((sum, line) => sum + line.length + 1, 0)
  return text.slice(letters).replace(/^\n{1,10}/, '')
}

function readLines(lines: string[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  let list: string[] | undefined
  for (const line of lines) {
    const trimmed = line.trim()
    if (trimmed.startsWith('- ')) {
      if (list !== undefined && list.length < MOST_VALUES) list.push(unquoted(trimmed.slice(2)))
      continue
    }
    const at = line.indexOf(':')
    if (at < 1 || line.startsWith(' ') || line.startsWith('#')) continue
    list = listOf(line.slice(at + 1).trim())
    values.set(line.slice(0, at).trim().toLowerCase(), list)
  }
  return values
}

/** `[a, b]`, or one value. */
function listOf(value: string): string[] {
  if (value === '') return []
  if (!value.startsWith('[') || !value.endsWith(']')) return [unquoted(value)]
  return value
    .slice(1, -1)
    .split(',', MOST_VALUES)
    .map(unquoted)
    .filter((one) => one !== '')
}

function unquoted(value: string): string {
  const trimmed = value.trim().slice(0, MOST_LETTERS)
  const quote = trimmed[0]
  const isQuoted = (quote === '"' || quote === "'") && trimmed.length > 1 && trimmed.endsWith(quote)
  return isQuoted ? trimmed.slice(1, -1).trim() : trimmed
}
