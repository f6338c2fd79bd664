import { sql } from 'kysely'
import type { Db } from './platform/db.ts'

/** Lines of all tables with one of these words, each with the name of its table. */
export async function findWords(db: Db, words: RegExp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(db)
    for (const { line } of rows) if (words.test(line)) found.push(`${name}: ${line}`)
  }
  return found
}

interface Column {
  table: string
  column: string
  /** What becomes of a row when the person goes: c for with them, n for without them. */
  rule: string
}

/** Columns that refer to people. */
export async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype::text as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`.execute(db)
  return rows
}

/** Those of them in which somebody is. */
export async function listNaming(db: Db, userId: number): Promise<string[]> {
  const naming: string[] = []
  for (const { table, column } of await listColumns(db)) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`.execute(db)
    if (rows.length > 0) naming.push(`${table}.${column}`)
  }
  return naming
}
