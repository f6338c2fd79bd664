import type { Violation } from './import-rules.ts'
import { isForTests, locationOf } from './locations.ts'
import type { SourceFile } from './read-module.ts'

export const MOST_STYLE_LINES = 150

export const STYLE_RULES = {
  size: "a feature's style sheet names no font size by value",
  radius: "a feature's style sheet names no radius by value",
  colour: "a feature's style sheet names no colour by value",
  border: 'an edge names its colour',
  sibling:
    'what follows something else is named, not `*`: else whatever comes into a page has all of it styled anew',
  length: `a feature's style sheet has at most ${MOST_STYLE_LINES} lines`,
}

/** The page without a network has tokens but no utilities: it comes from the cache, before any other style sheet. */
const WITHOUT_UTILITIES = new Set(['src/web/offline/offline-page.css'])

/** What a name in styles/theme.css stands for, written out. */
const BY_VALUE = {
  size: /^font(?:-size)?:.*\d(?:rem|px|pt|vw)|[\s:]text-\[(?:length:)?\d/,
  radius: /radius:.*\d(?:rem|px|pt|vw)|[\s:]rounded(?:-[a-z]+)?-\[/,
  // Shares of roles are mixed (`color-mix`, `oklch(var(--x) …)`); a literal begins with its numbers.
  colour: /#[\da-f]{3}|\b(?:rgba?|hsla?|oklch|oklab)\([\d.]/,
}

/** Decision 7: sizes, radii and colours have names in styles/theme.css, and what several features share lies there. */
export function checkStyles(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.endsWith('.css') && isOfFeature(path))
    .flatMap(({ path, source }) => {
      const count = source.trimEnd().split('\n').length
      const tooLong =
        count > MOST_STYLE_LINES ? [{ rule: STYLE_RULES.length, path, detail: `${count} lines` }] : []
      return [...(WITHOUT_UTILITIES.has(path) ? [] : namedByValue(path, source)), ...tooLong]
    })
}

/** `* + h2` looks for nothing but headings; `p + *` and `p + :not(h2)` look for everything. */
const ANYTHING_AFTER = /[+~]\s*(?:\*|:not\()/

/** Seen in a trace: the cookie banner, or any other part that came, had 1,300 elements styled anew. */
export function checkSiblings(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('src/web/') && path.endsWith('.css'))
    .flatMap(({ path, source }) =>
      withoutComments(source)
        .split('\n')
        .filter((line) => ANYTHING_AFTER.test(line) && !/:.*;$|calc\(/.test(line))
        .map((detail) => ({ rule: STYLE_RULES.sibling, path, detail: detail.trim() })),
    )
}

/** A utility that draws an edge, and those that say of which colour. */
const EDGE = /(?:^|[\s:'"`])border(?:-[xytblr])?(?:-[1-9])?(?=[\s'"`;]|$)/
const EDGE_COLOUR = /\bborder-(?:line|accent|danger|transparent|current|warn|ok|quiet|text)/

/** Without it an edge has the colour of the words: `*` sets none, as that costs a fifth of styling a page. */
export function checkEdges(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('src/web/') && /\.(css|tsx)$/.test(path) && !isForTests(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/@apply [^;]*;|className=(?:"[^"]*"|\{`[^`]*`\})/g)]
        .filter(([classes]) => EDGE.test(classes) && !EDGE_COLOUR.test(classes))
        .map(([detail]) => ({ rule: STYLE_RULES.border, path, detail })),
    )
}

function namedByValue(path: string, source: string): Violation[] {
  const lines = withoutComments(source)
    .split('\n')
    .map((line) => line.trim())
  return (['size', 'radius', 'colour'] as const).flatMap((kind) =>
    lines
      .filter((line) => BY_VALUE[kind].test(line))
      .map((detail) => ({ rule: STYLE_RULES[kind], path, detail })),
  )
}

function isOfFeature(path: string): boolean {
  const { root, layer } = locationOf(path)
  return root === 'web' && (layer === 'feature' || layer === 'top')
}

function withoutComments(source: string): string {
  const [first = '', ...rest] = source.split('/*')
  return first + rest.map((piece) => piece.slice(piece.indexOf('*/') + 2)).join('')
}
