import { createRequire } from 'node:module'
import type { ElementContent } from 'hast'
import type * as Lowlight from 'lowlight'
import type { CodeToken, NodeOf } from '../../contract/rich-text.ts'
import type { CodeKind } from '../../contract/code-and-math-rules.ts'
import type { Builder } from './builder.ts'
import {
  LONGEST_COLOURED_CODE,
  LONGEST_COLOURED_LINE,
  MOST_CODE_TOKENS,
  MOST_COLOURED_CHARACTERS,
} from './limits.ts'

let loaded: ReturnType<typeof Lowlight.createLowlight> | undefined

/** Loaded for the first code that names its language: the grammars take 15 MB of each thread, and few texts need them. */
function getHighlighter() {
  if (loaded !== undefined) return loaded
  const { common, createLowlight } = createRequire(import.meta.url)('lowlight') as typeof Lowlight
  return (loaded = createLowlight(common))
}

/** Many words without a sign between them: no code is like that, and C's grammar takes very long over it. */
const MONOTONY = /[\w\s]{400}/

/** highlight.js knows some fifty scopes; these are the ones that a reader can distinguish. */
const KINDS: Record<string, CodeKind> = {
  keyword: 'keyword',
  'selector-tag': 'keyword',
  'template-tag': 'keyword',
  string: 'string',
  char: 'string',
  link: 'string',
  symbol: 'literal',
  bullet: 'literal',
  literal: 'literal',
  built_in: 'type',
  type: 'type',
  class: 'type',
  number: 'number',
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  title: 'title',
  section: 'title',
  function: 'title',
  name: 'name',
  tag: 'name',
  'selector-id': 'name',
  'selector-class': 'name',
  'selector-pseudo': 'name',
  'selector-attr': 'attribute',
  attr: 'attribute',
  attribute: 'attribute',
  property: 'attribute',
  meta: 'meta',
  variable: 'variable',
  'template-variable': 'variable',
  params: 'variable',
  regexp: 'regexp',
  addition: 'addition',
  deletion: 'deletion',
}

export function colourCode(builder: Builder, value: string, written: string | null): NodeOf<'code'> {
  const language = written !== null && /^[\w+#.-]{1,30}$/.test(written) ? written.toLowerCase() : null
  const plain: CodeToken[] = value === '' ? [] : [{ kind: null, value }]
  const tokens = (language !== null && colour(builder, value, language)) || plain
  return { type: 'code', language, tokens }
}

function colour({ used }: Builder, value: string, language: string): CodeToken[] | null {
  const highlighter = getHighlighter()
  if (!highlighter.registered(language) || value.length > LONGEST_COLOURED_CODE) return null
  if (value.split('\n').some((line) => line.length > LONGEST_COLOURED_LINE) || MONOTONY.test(value))
    return null
  used.codeCharacters += value.length
  if (used.codeCharacters > MOST_COLOURED_CHARACTERS) return null
  const tokens: CodeToken[] = []
  flatten(highlighter.highlight(language, value).children, null, tokens)
  used.tokens += tokens.length
  return used.tokens > MOST_CODE_TOKENS ? null : tokens
}

/** The innermost kind counts; neighbours of the same kind become one. */
function flatten(nodes: Iterable<unknown>, kind: CodeKind | null, into: CodeToken[]): void {
  for (const node of nodes as Iterable<ElementContent>) {
    if (node.type === 'element') flatten(node.children, kindOf(node.properties['className']) ?? kind, into)
    if (node.type !== 'text' || node.value === '') continue
    const last = into.at(-1)
    if (last?.kind === kind) last.value += node.value
    else into.push({ kind, value: node.value })
  }
}

function kindOf(className: unknown): CodeKind | undefined {
  const scope = Array.isArray(className) ? String(className[0]).replace(/^hljs-/, '') : ''
  return Object.hasOwn(KINDS, scope) ? KINDS[scope] : undefined
}
