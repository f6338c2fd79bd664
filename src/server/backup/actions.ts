import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applyMigration, createMigrations, type Migration } from '../platform/migrate.ts'
import { withoutIndexes } from '../platform/seeding.ts'
import type { Manifest } from './archive-format.ts'
import type { Erasure } from './erasures-file.ts'
import { FILLED_WHEN_EMPTY, SAVED_ROWS, WRITTEN_BY_MIGRATIONS } from './left-out.ts'
import { listTables, quoted, type Table } from './queries.ts'

/** Only an empty site that nobody serves can be filled. */
export async function refuseUsed(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'cendekia' limit 1`,
  )
  if (rowCount !== 0) throw new Error('a site is running on this database; stop it first')
  for (const { name } of await listTables(client)) {
    if (FILLED_WHEN_EMPTY.has(name)) continue
    const { rowCount: found } = await client.query(`select from ${quoted(name)} limit 1`)
    if (found !== 0)
      throw new Error(`only an empty site can be restored into, and this one has rows in the table ${name}`)
  }
}

/** Drops everything in the schema that no extension owns, so that the schema of any version can be created in it. */
export async function emptySchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    with ours (statement, classid, objid, place) as (
      select format('drop table if exists %s cascade', c.oid::regclass), 'pg_class'::regclass::oid, c.oid, 1
        from pg_class c where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      union all select format('drop %s if exists %s cascade', kinds.name, c.oid::regclass), 'pg_class'::regclass, c.oid, 2
        from pg_class c join (values ('v', 'view'), ('m', 'materialized view'), ('S', 'sequence')) kinds (kind, name)
          on kinds.kind = c.relkind::text where relnamespace = current_schema()::regnamespace
      union all select format('drop routine if exists %s cascade', p.oid::regprocedure), 'pg_proc'::regclass, p.oid, 3
        from pg_proc p where prokind in ('f', 'p') and pronamespace = current_schema()::regnamespace
      union all select format('drop type if exists %s cascade', t.oid::regtype), 'pg_type'::regclass, t.oid, 4
        from pg_type t where typtype in ('e', 'd') and typnamespace = current_schema()::regnamespace)
    select statement from ours
    where not exists (select from pg_depend d where d.classid = ours.classid and d.objid = ours.objid and deptype = 'e')
    order by place`)
  for (const { statement } of rows) await client.query(statement)
}

export async function makeSchema(client: pg.Client, migrations: Migration[]): Promise<void> {
  await createMigrations(client)
  for (const migration of migrations) await applyMigration(client, migration)
}

/** Fills the tables: no constraint, trigger or index works row by row, all are made at the end. */
export async function withBareTables(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const names = (await listTables(client))
    .map(({ name }) => name)
    .filter((name) => !WRITTEN_BY_MIGRATIONS.has(name))
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`)
  if (names.length > 0) await client.query(`truncate ${names.map(quoted).join(', ')}`)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  await withoutIndexes(client, names.map(quoted), fill)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`)
}

/** Returns the number of rows. Identities come from the archive: COPY uses no sequence. */
export async function fillTable(
  client: pg.Client,
  { name, columns }: Table,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const sink = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(Readable.from(content, { objectMode: false }), sink)
  return sink.rowCount
}

/** An archive of an older version may hold rows that are left out today. */
export async function dropLeftOut(client: pg.Client): Promise<void> {
  for (const [name, kept] of Object.entries(SAVED_ROWS))
    await client.query(`delete from ${quoted(name)} where not (${kept})`)
  await client.query('update jobs set leased_until = null')
}

export async function setSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, lastValue } of sequences)
    if (lastValue !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), lastValue])
}

/**
 * Whoever was erased since is nobody from the first moment on; what else was restored of them goes when the site starts.
 * A number alone may be somebody else's: it was given again after an earlier restore.
 */
export async function repeatErasures(client: pg.Client, erasures: Erasure[]): Promise<number> {
  let repeated = 0
  for (const { userId, joinedAt, keepsArticles, erasedAt } of erasures) {
    const { rowCount } = await client.query(
      'select begin_erasure(id, $3, $4) from users where id = $1 and created_at = $2',
      [userId, joinedAt, erasedAt, keepsArticles],
    )
    repeated += rowCount ?? 0
  }
  return repeated
}

/**
 * Who had closed their account when the archive was made, and was not erased since, may have come back since: the days
 * begin anew, so that nobody is erased who is here. Everybody has to sign in again, which takes it back.
 */
export async function renewLeaving(client: pg.Client): Promise<void> {
  await client.query(
    'update users set leaving_at = now() where leaving_at is not null and erasing_at is null',
  )
}
