import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/embedded/open-database.ts'
import { migrate } from '../platform/migrate.ts'

export interface TestServer {
  /** A migrated, empty database that others are copied from. */
  templateUrl: string
  stop(): Promise<void>
}

const MIGRATIONS = new URL('../../../migrations', import.meta.url).pathname

/** One server per run: the embedded one in a folder of its own, or the one DATABASE_URL names. */
export async function startTestDatabase(): Promise<TestServer> {
  const { databaseUrl } = readConfig()
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-test-'))
  // Readable by the unprivileged user that runs PostgreSQL for root; otherwise the cluster would move elsewhere.
  await chmod(folder, 0o755)
  const server = await openDatabase({ databaseUrl, dataDir: folder, role: 'site', say: () => {} })
  // Nothing of it is to outlive the run, and most of a test would be waiting for the disk.
  if (databaseUrl === undefined)
    await onServer(
      server.url,
      'alter system set fsync = off',
      'alter system set full_page_writes = off',
      'select pg_reload_conf()',
    )
  const template = `template_${randomBytes(6).toString('hex')}`
  await onServer(server.url, `create database ${template}`)
  const templateUrl = withDatabase(server.url, template)
  await migrate(templateUrl, MIGRATIONS)
  return {
    templateUrl,
    stop: async () => {
      for (const name of [template, nameOfSeeded(templateUrl)])
        await onServer(server.url, `drop database if exists ${name} with (force)`)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A new copy of the template, in some milliseconds. */
export async function copyDatabase(
  templateUrl: string,
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(templateUrl).pathname.slice(1)
  const admin = withDatabase(templateUrl, 'postgres')
  // The other way writes every page to the log as well, at five times the cost.
  await onServer(admin, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(templateUrl, name),
    drop: () => onServer(admin, untilLeft(name), `drop database if exists ${name} with (force)`),
  }
}

/**
 * Waits a moment for connections that are just ending: a pool has ended before they have, and one that is broken off then
 * is an error that nobody listens for.
 */
const untilLeft = (name: string) => `do $$ begin
  for try in 1 .. 100 loop
    exit when not exists (
      select from pg_stat_activity where datname = '${name}' and backend_type = 'client backend');
    perform pg_sleep(0.005), pg_stat_clear_snapshot();
  end loop;
end $$`

/** The copy of the template that is seeded, once a test wants that. */
export function nameOfSeeded(templateUrl: string): string {
  return `${new URL(templateUrl).pathname.slice(1)}_seeded`
}

export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Copying needs the template unused; several test files may copy at once.
    await client.query('select pg_advisory_lock(732099)')
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
