import { createRequire } from 'node:module'
import type Temml from 'temml'
import type { NodeOf, RichNode } from '../../contract/rich-text.ts'
import {
  MATH_ATTRIBUTE_VALUE,
  MATH_ATTRIBUTES,
  MATH_TAGS,
  type MathTag,
} from '../../contract/code-and-math-rules.ts'
import type { Builder } from './builder.ts'
import {
  LONGEST_FORMULA,
  MOST_DEPTH,
  MOST_FORMULA_BRACES,
  MOST_FORMULA_CHARACTERS,
  MOST_FORMULA_NODES,
} from './limits.ts'

type MathElement = NodeOf<'mathElement'>

/** What temml's tree is made of; elements have a type, texts have a text, fragments only children. */
interface TemmlNode {
  type?: string
  text?: string
  attributes?: Record<string, unknown>
  children?: TemmlNode[]
}

/** Definitions of macros: a formula of a few lines could grow without end. */
const DEFINES = /\\(?:[egx]?def|let|global|long|(?:re)?newcommand|renew|providecommand|expandafter)(?![a-z])/i

/** A formula as MathML elements; one that is wrong or too big is its source, which the web shows as code. */
export function buildMath(builder: Builder, source: string, isBlock: boolean): NodeOf<'math'> {
  return {
    type: 'math',
    isBlock,
    source,
    children: isCheap(builder, source) ? draw(builder, source, isBlock) : [],
  }
}

function isCheap({ used }: Builder, source: string): boolean {
  used.formulaCharacters += source.length
  return (
    source.length <= LONGEST_FORMULA &&
    used.formulaCharacters <= MOST_FORMULA_CHARACTERS &&
    bracesOf(source) <= MOST_FORMULA_BRACES &&
    !DEFINES.test(source)
  )
}

function bracesOf(source: string): number {
  let open = 0
  let deepest = 0
  for (const [sign] of source.matchAll(/[{}]|\\left|\\right|\\begin|\\end|[\^_]/g)) {
    if (sign === '}' || sign === '\\right' || sign === '\\end') open = Math.max(0, open - 1)
    else if (sign.length > 1 || sign === '{') open++
    deepest = Math.max(deepest, open)
  }
  return deepest
}

let loaded: typeof Temml | undefined

/** Loaded for the first formula: it takes 10 MB of each thread, and few texts need it. */
function getTemml(): typeof Temml {
  return (loaded ??= createRequire(import.meta.url)('temml') as typeof Temml)
}

function draw({ used }: Builder, source: string, isBlock: boolean): RichNode[] {
  const temml = getTemml()
  try {
    const tree = temml.__renderToMathMLTree(source, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: 100,
      maxSize: [20, 20],
    }) as TemmlNode
    const drawn = convert(tree, 0)
    const count = drawn.reduce((sum, node) => sum + countOf(node), 0)
    used.formulaNodes += count
    return used.formulaNodes > MOST_FORMULA_NODES ? [] : drawn
  } catch {
    return []
  }
}

/** Throws when a formula is deeper than a text may be; then it is shown as its source. */
function convert(node: TemmlNode, depth: number): RichNode[] {
  if (depth > MOST_DEPTH) throw new RangeError('a formula is too deep')
  if (typeof node.text === 'string') return node.text === '' ? [] : [{ type: 'text', value: node.text }]
  const children = (node.children ?? []).flatMap((child) => convert(child, depth + 1))
  if (node.type === undefined) return children
  const tag: MathTag = MATH_TAGS.find((known) => known === node.type) ?? 'mrow'
  return [{ type: 'mathElement', tag, attributes: allowed(node.attributes ?? {}), children }]
}

function allowed(attributes: Record<string, unknown>): MathElement['attributes'] {
  const allowed = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const text = String(value)
    return MATH_ATTRIBUTES.some((known) => known === name) && MATH_ATTRIBUTE_VALUE.test(text)
      ? [[name, text]]
      : []
  })
  return Object.fromEntries(allowed)
}

function countOf(node: RichNode): number {
  if (node.type !== 'mathElement') return 1
  return node.children.reduce((sum, child) => sum + countOf(child), 1)
}

/** `$5 and $10` is money: as in Pandoc, a formula touches its dollars and no digit follows it. */
export function isMoney(written: string, next: string): boolean {
  if (written.startsWith('$$')) return false
  return /^\$\s|\s\$$/.test(written) || /\d/.test(next)
}
