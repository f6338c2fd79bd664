import pg from 'pg'
import { openDatabase } from '../../src/server/platform/embedded/open-database.ts'
import { siteDataDir } from './environment.ts'

/** For what is not the subject of a journey: the database of the site is told directly. */
export async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: siteDataDir(),
    role: 'command',
    say: () => {},
  })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
    await database.stop()
  }
}
