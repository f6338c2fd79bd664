import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { BenchOptions } from '../../scripts/bench.ts'
import { openDatabase } from '../../src/server/platform/embedded/open-database.ts'
import { migrate } from '../../src/server/platform/migrate.ts'

export interface CorpusDatabase {
  url: string
  stop(): Promise<void>
}

/**
 * A migrated database that `fill` has filled. With `--data=folder` it is kept there for the next time: a million articles
 * take longer to write than to measure.
 */
export async function openCorpus(
  name: string,
  { data, scale }: Pick<BenchOptions, 'data' | 'scale'>,
  fill: (client: pg.Client) => Promise<unknown>,
): Promise<CorpusDatabase> {
  const folder =
    data === undefined
      ? await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
      : join(resolve(data), `${name}-${scale}`)
  await mkdir(folder, { recursive: true })
  // Readable by the unprivileged user that runs PostgreSQL for root.
  await chmod(folder, 0o755)
  const server = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    role: 'site',
    say: () => {},
  })
  await migrate(server.url, 'migrations')
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ filled: boolean }>(
      `select to_regclass('bench_filled') is not null as filled`,
    )
    if (rows[0]?.filled !== true) {
      const beganAt = Date.now()
      await client.query('alter system set fsync = off')
      await client.query('alter system set full_page_writes = off')
      await client.query('select pg_reload_conf()')
      await fill(client)
      await client.query('create table bench_filled ()')
      console.log(`Filled in ${Math.round((Date.now() - beganAt) / 1000)} s`)
    }
  } finally {
    await client.end()
  }
  return {
    url: server.url,
    async stop() {
      await server.stop()
      if (data === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
