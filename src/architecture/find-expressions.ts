import { Visitor, type Argument, type ParseResult } from 'oxc-parser'
import { constantOf, type Parsed } from './constant-text.ts'

export interface FoundExpression {
  line: number
  /** As it is written in the module. */
  written: string
  /** Undefined when it is built from values known only at run time. */
  source: string | undefined
  flags: string
  /** It goes on searching after a match. */
  isRepeated: boolean
}

export interface Excuse {
  /** The line that the comment excuses: the one below it. */
  line: number
  reason: string
}

/** Every regular expression of a module, literal or built. */
export function findExpressions(path: string, text: string, modules: Parsed): FoundExpression[] {
  const parsed = modules.get(path)
  if (parsed === undefined) return []
  const lineOf = lineCounter(text)
  const found: (FoundExpression & { start: number })[] = []
  const names = new Map<number, string>()
  const splitBy = new Set<string | number>()
  const add = (start: number, end: number, source: string | undefined, flags: string): void => {
    const isRepeated = flags.includes('g')
    found.push({ start, line: lineOf(start), written: text.slice(start, end), source, flags, isRepeated })
  }
  const addBuilt = (start: number, end: number, args: Argument[]): void => {
    const [source, flags = ''] = args.map((arg) =>
      arg.type === 'SpreadElement' ? undefined : constantOf(arg, path, modules),
    )
    const isKnown = source !== undefined && (args.length < 2 || typeof flags === 'string')
    // Flags that are not constant may contain a g.
    add(start, end, isKnown ? String(source) : undefined, typeof flags === 'string' ? flags : 'g')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.end, node.regex.pattern, node.regex.flags)
    },
    NewExpression({ callee, start, end, arguments: args }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') addBuilt(start, end, args)
    },
    CallExpression({ callee, start, end, arguments: args }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') addBuilt(start, end, args)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const [by] = args
      if (callee.property.name !== 'split' || by === undefined) return
      splitBy.add(by.type === 'Identifier' ? by.name : by.start)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name)
    },
  }).visit(parsed.program)
  return found.map(({ start, ...expression }) => ({
    ...expression,
    isRepeated: expression.isRepeated || splitBy.has(start) || splitBy.has(names.get(start) ?? start),
  }))
}

/** `// bounded: …` above an expression says why the text it meets is always short. */
export function findExcuses(text: string, { comments }: ParseResult): Excuse[] {
  const lineOf = lineCounter(text)
  return comments.flatMap(({ value, start }) => {
    const reason = /^\s*bounded:(.*)$/.exec(value)?.[1]
    return reason === undefined ? [] : [{ line: lineOf(start) + 1, reason: reason.trim() }]
  })
}

function lineCounter(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length
}
