import type { ExportText } from './person-data.ts'

type Fact = string | number | boolean | Date | null | readonly string[]

/**
 * A text with what is known about it in front, as programs for Markdown read it. Values are JSON, which YAML takes as
 * it is, so that no title can break out of its line.
 */
export function markdownFile(
  path: string,
  facts: Readonly<Record<string, Fact>>,
  source: string,
): ExportText {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return { path, text: `---\n${lines.join('\n')}\n---\n\n${source.trimEnd()}\n` }
}
