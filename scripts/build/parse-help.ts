/** A help page as the web draws it (src/web/help/help-text.ts); its words keep their marks. */
export interface ParsedPage {
  title: string
  summary: string
  sections: ParsedSection[]
}

interface ParsedSection {
  /** From the English heading, so that a link to it works in every language. */
  id: string
  heading: string
  blocks: ParsedBlock[]
}

type ParsedBlock =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { example: string }
  | { honor: string }
  | { rules: true }

/** `## Heading {#id}` keeps the id of a heading that was renamed. */
const HEADING = /^## ([^{}\n]+?)(?: \{#([a-z0-9-]+)\})?$/
const DIRECTIVE = /^\{% (example|honor|rules)(?: ([a-z-]+))? %\}$/

/**
 * The few kinds of Markdown that help pages are written in. Anything else is refused, so that nobody reads a mark that
 * was meant to be one.
 */
export function parseHelpPage(source: string, english: string = source): ParsedPage {
  const parts = partsOf(source)
  const [title = '', summary = '', ...rest] = parts
  if (!/^# \S[^\n]*$/.test(title)) throw new Error('A help page begins with “# ” and its title')
  if (!/^[^#{\-\d\n][^\n]*$/.test(summary))
    throw new Error('After the title comes one paragraph, the summary')
  const ids = partsOf(english)
    .filter((part) => part.startsWith('## '))
    .map(idOf)
  if (new Set(ids).size < ids.length) throw new Error('Two sections have the same heading')
  const sections: ParsedSection[] = []
  for (const part of rest) {
    const section = sections.at(-1)
    if (part.startsWith('## ')) {
      const id = ids[sections.length]
      if (id === undefined) throw new Error(`“${part}” is no section of the English page`)
      sections.push({ id, heading: headingOf(part).heading, blocks: [] })
    } else if (section === undefined) throw new Error(`“${part}” is under no heading`)
    else section.blocks.push(blockOf(part))
  }
  if (sections.length !== ids.length) throw new Error('The English page has more sections')
  return { title: title.slice(2), summary, sections }
}

const partsOf = (source: string) => source.trim().split(/\n{2,}/)

function headingOf(part: string): { heading: string; id: string | undefined } {
  const [, heading, id] = HEADING.exec(part) ?? []
  if (heading === undefined) throw new Error(`No heading: “${part}”`)
  return { heading, id }
}

function idOf(part: string): string {
  const { heading, id } = headingOf(part)
  const words =
    heading
      .normalize('NFD')
      .replace(/[’'\p{M}]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return id ?? words.join('-')
}

function blockOf(part: string): ParsedBlock {
  const lines = part.split('\n')
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map((line) => line.slice(2)) }
  if (lines.every((line, place) => line.startsWith(`${place + 1}. `)))
    return { steps: lines.map((line) => line.slice(line.indexOf(' ') + 1)) }
  const [, kind, name] = DIRECTIVE.exec(part) ?? []
  if (kind === 'rules' && name === undefined) return { rules: true }
  if (kind === 'example' && name !== undefined) return { example: name }
  if (kind === 'honor' && name !== undefined) return { honor: name }
  if (lines.length > 1 || /^([#>|-]|\d+[.)] |\{%|```)/.test(part))
    throw new Error(`Help pages have no “${part}”`)
  return part
}
