import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Manifest } from './archive-format.ts'
import { SAVED_ROWS, LEFT_OUT } from './left-out.ts'

const BACKUP_LOCK = 732_003
const SNAPSHOT_TRIES = 5

/** No limits on time, and every value as text in the one form that any server reads back exactly. */
const SESSION = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set row_security = off`

/** A direct connection of its own; on the signal the server itself cancels what it is doing. */
export async function connectAlone(url: string, signal?: AbortSignal): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cendekia backup',
    keepAlive: true,
  })
  // A lost server fails the query at work; without a listener it would end the process instead.
  client.on('error', () => {})
  await client.connect()
  await client.query(SESSION)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = (): void => void endBackend(url, rows[0]?.pid ?? 0).catch(() => {})
  signal?.addEventListener('abort', end)
  // Later the process id may be somebody else's.
  client.once('end', () => signal?.removeEventListener('abort', end))
  return client
}

async function endBackend(url: string, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_terminate_backend($1)', [pid])
  } finally {
    await client.end()
  }
}

/** Held until the connection ends. False when another node is making a backup right now. */
export async function tryBackupLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    BACKUP_LOCK,
  ])
  return rows[0]?.held === true
}

/** Stored among the rate limits, which all nodes share and which expire by themselves. */
const nightKey = (night: string): string => `backup:${night}`

export async function isNightDone(client: pg.Client, night: string): Promise<boolean> {
  const { rowCount } = await client.query('select from rate_limits where key = $1', [nightKey(night)])
  return rowCount !== 0
}

export async function saveNight(client: pg.Client, night: string, until: Date): Promise<void> {
  await client.query(
    'insert into rate_limits (key, hits, resets_at) values ($1, 1, $2) on conflict (key) do nothing',
    [nightKey(night), until],
  )
}

export type Table = Manifest['tables'][number]
export type Snapshot = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>

/** Takes a snapshot of all tables; nobody can change their shape until `releaseSnapshot`. */
export async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  for (let tried = 1; tried <= SNAPSHOT_TRIES; tried++) {
    const before = await listTables(client)
    if (!before.some(({ name }) => name === 'migrations'))
      throw new Error('there is no site in this database yet')
    await client.query('begin isolation level repeatable read, read only')
    // Before the first query, which takes the snapshot: a migration in between would leave tables empty.
    await client.query(`lock table ${before.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
    const tables = await listTables(client)
    if (JSON.stringify(tables) === JSON.stringify(before)) return { tables, ...(await describe(client)) }
    await client.query('rollback')
  }
  throw new Error('the tables changed all the time; wait until the migrations are done')
}

export async function releaseSnapshot(client: pg.Client): Promise<void> {
  await client.query('rollback')
}

/** All tables with the columns that can be written; generated ones follow from those. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

async function describe(client: pg.Client): Promise<Omit<Snapshot, 'tables'>> {
  const { rows: migrations } = await client.query<Snapshot['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  // Sequences are not part of the snapshot, but never behind it.
  const { rows: sequences } = await client.query<Snapshot['sequences'][number]>(`
    select sequencename::text as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = current_schema() order by 1`)
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return { migrations, sequences, postgres: rows[0]?.version ?? '' }
}

export function savedTables({ tables }: Pick<Snapshot, 'tables'>): Table[] {
  return tables.filter(({ name }) => !LEFT_OUT.has(name))
}

/** The rows of one table as COPY writes them, one per line. */
export function readRows(client: pg.Client, { name, columns }: Table): AsyncIterable<Buffer> {
  const kept = SAVED_ROWS[name]
  const where = kept === undefined ? '' : ` where ${kept}`
  const query = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}${where}`
  return client.query(copyTo(`copy (${query}) to stdout`))
}

/** Uploads that still wait to be made ready: their source is deleted as soon as they are. */
export async function listWaitingMedia(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from media where state = 'processing' order by id`,
  )
  return rows.map(({ key }) => key)
}

const KEYS_AT_ONCE = 500

/** Ends the snapshot, and keeps its list of uploads in a temporary table of this connection. */
export async function saveMediaList(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from media where state = 'ready'`,
  )
  await client.query(
    `declare media_keys no scroll cursor with hold for select key from media where state = 'ready'`,
  )
  await client.query('commit')
  return rows[0]?.count ?? 0
}

export async function* listSavedMedia(client: pg.Client): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${KEYS_AT_ONCE} from media_keys`)
    for (const { key } of rows) yield key
    if (rows.length < KEYS_AT_ONCE) return
  }
}

export function quoted(identifier: string): string {
  return pg.escapeIdentifier(identifier)
}
