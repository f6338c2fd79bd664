import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './read-module.ts'

/** After these a statement names a table; after some of them a list of tables. */
const BEFORE_A_TABLE = new Set(['from', 'join', 'into', 'update', 'using', 'table', 'truncate', 'copy'])
const BEFORE_A_LIST = new Set(['from', 'using'])
const BEFORE_NO_TABLE = new Set(['select', 'where', 'set', 'group', 'order', 'having', 'limit', 'returning'])
const PASSED_OVER = new Set(['only', 'lateral'])
const BUILDERS =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|from|using|table|(inner|left|right|full|cross)Join(Lateral)?)$/

/** The tables and views that the SQL of a file names, in templates, in texts and in calls of the query builder. */
export function readTables({ path, source }: SourceFile): Set<string> {
  const found = new Set<string>()
  const add = (names: string[]): void => names.forEach((name) => found.add(name))
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') add(tablesIn(value))
    },
    TemplateLiteral({ quasis }) {
      const text = quasis.map(({ value }) => value.cooked ?? value.raw).join(' ? ')
      // A fragment may be nothing but the name.
      add(/^\s*\w+\s*$/.test(text) ? [text.trim()] : tablesIn(text))
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!BUILDERS.test(callee.property.name) || first === undefined) return
      const named = first.type === 'ArrayExpression' ? first.elements : [first]
      for (const node of named)
        if (node?.type === 'Literal' && typeof node.value === 'string') add(tablesIn(`from ${node.value}`))
    },
  }).visit(parseSync(path, source).program)
  return found
}

interface Clause {
  expectsTable: boolean
  isList: boolean
}

/** What stands where a statement names tables; names of columns, aliases and functions' arguments do not. */
export function tablesIn(sql: string): string[] {
  const tokens = tokensOf(sql)
  const outer: Clause[] = []
  const found: string[] = []
  let clause: Clause = { expectsTable: false, isList: false }
  tokens.forEach((token, index) => {
    if (token === '(') {
      outer.push({ ...clause, expectsTable: false })
      // `from (a join b …)`; for a query in there its `select` says otherwise.
      clause = { expectsTable: clause.expectsTable, isList: clause.expectsTable }
    } else if (token === ')') clause = outer.pop() ?? { expectsTable: false, isList: false }
    else if (token === ',') clause.expectsTable = clause.isList
    else if (BEFORE_A_TABLE.has(token))
      clause = { expectsTable: true, isList: clause.isList || BEFORE_A_LIST.has(token) }
    else if (BEFORE_NO_TABLE.has(token)) clause = { expectsTable: false, isList: false }
    else if (clause.expectsTable && !PASSED_OVER.has(token)) {
      // Of `public.articles` the last part is the table, of `articles.id` it is a column.
      if (token === '.' || tokens[index + 1] === '.') return
      clause.expectsTable = false
      found.push(token)
    }
  })
  return found
}

/** Words and signs, without values in quotes and comments. */
function tokensOf(sql: string): string[] {
  const bare = sql.replaceAll(/--[^\n]*/g, ' ').replaceAll(/'[^']*'/g, ' ? ')
  return (
    bare
      .toLowerCase()
      .replaceAll('"', '')
      .match(/\w+|[^\w\s]/g) ?? []
  )
}
