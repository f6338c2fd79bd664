import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface SourceFile {
  /** From the root of the project, with slashes: `src/server/auth/routes.ts`. */
  path: string
  source: string
}

export interface ModuleImport {
  specifier: string
  /** The file of ours that is imported; undefined for a package. */
  target: string | undefined
  names: string[]
  isType: boolean
}

export interface ModuleFacts {
  path: string
  lineCount: number
  imports: ModuleImport[]
  exportedNames: string[]
  exportsEverything: boolean
  /** `name` of `name(…)`, `.name` of `x.name(…)`. */
  calls: Set<string>
  /** `object.property` of plain member accesses, such as `process.env`. */
  members: Set<string>
  /** Every property and JSX attribute that is named. */
  properties: Set<string>
  /** `X` of `new X(…)`. */
  constructed: Set<string>
  /** Every string, and every fixed part of a template. */
  texts: Set<string>
}

/** Reads what the rules need to know; throws on a file that does not parse, which no rule could judge. */
export function readModule({ path, source }: SourceFile): ModuleFacts {
  const { module, program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const facts: ModuleFacts = {
    path,
    lineCount: source.replace(/\n$/, '').split('\n').length,
    imports: [],
    exportedNames: [],
    exportsEverything: false,
    calls: new Set(),
    members: new Set(),
    properties: new Set(),
    constructed: new Set(),
    texts: new Set(),
  }
  const addImport = (specifier: string, names: string[], isType: boolean): void => {
    facts.imports.push({ specifier, target: targetOf(path, specifier), names, isType })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) => importName.name ?? '*')
    addImport(moduleRequest.value, names, entries.length > 0 && entries.every((entry) => entry.isType))
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    if (entry.moduleRequest)
      addImport(entry.moduleRequest.value, [entry.importName.name ?? '*'], entry.isType)
    if (entry.exportName.name === null && entry.moduleRequest) facts.exportsEverything = true
    else facts.exportedNames.push(entry.exportName.name ?? 'default')
  }
  new Visitor({
    ImportExpression({ source: asked }) {
      if (asked.type === 'Literal' && typeof asked.value === 'string') addImport(asked.value, ['*'], false)
    },
    TSImportType({ source: asked }) {
      addImport(asked.value, ['*'], true)
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') facts.calls.add(callee.name)
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        facts.calls.add(`.${callee.property.name}`)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') facts.constructed.add(callee.name)
    },
    MemberExpression({ object, property }) {
      const name = nameOf(property)
      if (name === undefined) return
      facts.properties.add(name)
      if (object.type === 'Identifier') facts.members.add(`${object.name}.${name}`)
    },
    VariableDeclarator({ id, init }) {
      // `const { env } = process` is `process.env` as well.
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return
      for (const property of id.properties)
        if (property.type === 'Property') facts.members.add(`${init.name}.${nameOf(property.key) ?? '*'}`)
    },
    Property({ key }) {
      const name = nameOf(key)
      if (name !== undefined) facts.properties.add(name)
    },
    Literal({ value }) {
      if (typeof value === 'string') facts.texts.add(value)
    },
    TemplateElement({ value }) {
      facts.texts.add(value.cooked ?? value.raw)
    },
    JSXAttribute({ name }) {
      if (name.type === 'JSXIdentifier') facts.properties.add(name.name)
    },
  }).visit(program)
  return facts
}

function nameOf(node: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function targetOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
}
