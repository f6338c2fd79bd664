import { readConfig, type Config } from '../src/server/platform/config.ts'
import { connectDatabases, type Db } from '../src/server/platform/db.ts'
import { openDatabase } from '../src/server/platform/embedded/open-database.ts'
import { migrate } from '../src/server/platform/migrate.ts'

/**
 * Runs a command on the site's database, whether or not a site is running, and ends with code 1 and one line when it
 * can't be done.
 */
export async function withDatabase(
  name: string,
  work: (db: Db, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig()
    const database = await openDatabase({ ...config, role: 'command', say: () => {} })
    try {
      await migrate(database.url, 'migrations')
      const connections = connectDatabases(database.url, undefined, () => {})
      try {
        await work(connections.write, config)
      } finally {
        await connections.close()
      }
    } finally {
      await database.stop()
    }
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
