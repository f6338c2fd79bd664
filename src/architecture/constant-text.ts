import { posix } from 'node:path'
import { parseSync, type Argument, type CallExpression, type Expression, type ParseResult } from 'oxc-parser'
import type { SourceFile } from './read-module.ts'

export type Parsed = Map<string, ParseResult>

interface Declaration {
  node: Expression
  path: string
}

export function parseAll(files: SourceFile[]): Parsed {
  return new Map(files.map(({ path, source }) => [path, parseSync(path, source)]))
}

/** The constant text or number that an expression has, as far as constants at the top of modules show it. */
export function constantOf(node: Expression, path: string, modules: Parsed): string | number | undefined {
  const read = (part: Expression): string | number | undefined => constantOf(part, path, modules)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? node.value : undefined
    case 'TemplateLiteral':
      return joined(
        node.quasis.map(({ value }) => value.cooked ?? undefined),
        node.expressions.map(read),
      )
    case 'TaggedTemplateExpression': {
      const { tag, quasi } = node
      const isRaw =
        tag.type === 'MemberExpression' &&
        tag.object.type === 'Identifier' &&
        tag.object.name === 'String' &&
        tag.property.type === 'Identifier' &&
        tag.property.name === 'raw'
      if (!isRaw) return undefined
      return joined(
        quasi.quasis.map(({ value }) => value.raw),
        quasi.expressions.map(read),
      )
    }
    case 'BinaryExpression': {
      const [left, right] = [node.left, node.right].map((side) =>
        side.type === 'PrivateIdentifier' ? undefined : read(side),
      )
      if (typeof left === 'number' && typeof right === 'number' && node.operator === '-') return left - right
      if (left === undefined || right === undefined || node.operator !== '+') return undefined
      return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`
    }
    case 'TSAsExpression':
      return read(node.expression)
    case 'Identifier': {
      const declared = declarationOf(node.name, path, modules)
      return declared && constantOf(declared.node, declared.path, modules)
    }
    case 'CallExpression':
      return joinedList(node, path, modules)
    default:
      return undefined
  }
}

function joined(texts: (string | undefined)[], values: (string | number | undefined)[]): string | undefined {
  if (texts.includes(undefined) || values.includes(undefined)) return undefined
  return texts.map((text, index) => `${text}${values[index] ?? ''}`).join('')
}

/** `LIST.join('|')` of a list of constants. */
function joinedList(
  { callee, arguments: args }: CallExpression,
  path: string,
  modules: Parsed,
): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'join') return undefined
  const list = declarationOf(callee.object.name, path, modules)
  const node = list?.node.type === 'TSAsExpression' ? list.node.expression : list?.node
  const [by] = args
  if (list === undefined || node?.type !== 'ArrayExpression' || by === undefined) return undefined
  const read = (part: (typeof node.elements)[number] | Argument, at: string): string | number | undefined =>
    part === null || part.type === 'SpreadElement' ? undefined : constantOf(part, at, modules)
  const parts = node.elements.map((element) => read(element, list.path))
  const separator = read(by, path)
  return parts.includes(undefined) || separator === undefined ? undefined : parts.join(String(separator))
}

function declarationOf(name: string, path: string, modules: Parsed): Declaration | undefined {
  const parsed = modules.get(path)
  if (parsed === undefined) return undefined
  for (const statement of parsed.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && id.name === name) return init ? { node: init, path } : undefined
  }
  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name)
    const imported = entry?.importName.name
    if (imported && moduleRequest.value.startsWith('.'))
      return declarationOf(imported, posix.join(posix.dirname(path), moduleRequest.value), modules)
  }
  return undefined
}
