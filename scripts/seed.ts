import { parseArgs } from 'node:util'
import pg from 'pg'
import { SEED_PASSWORD } from '../src/server/auth/seed.ts'
import { connectDatabases } from '../src/server/platform/db.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { openDatabase } from '../src/server/platform/embedded/open-database.ts'
import { openFiles } from '../src/server/platform/files.ts'
import { migrate } from '../src/server/platform/migrate.ts'
import { createRandom } from '../src/server/platform/seeding.ts'
import { seedSite } from '../src/server/seed.ts'
import { countDays } from '../src/server/site-desk/days-actions.ts'

/**
 * npm run seed: the demo that was written by hand, up to this minute.
 * npm run seed -- --scale 1 [--seed 1] [--until 2026-11-01]: a community of any size, to measure with.
 * Both work while a site is running too.
 */
const { values } = parseArgs({
  options: {
    scale: { type: 'string' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string' },
  },
})
const isDemo = values.scale === undefined
const scale = Number(values.scale ?? '1')
const seed = Number(values.seed)
const now = new Date().toISOString()
const until = new Date(values.until ?? (isDemo ? now : now.slice(0, 10)))
if (!(scale > 0) || !Number.isInteger(seed) || Number.isNaN(until.getTime())) {
  console.error(
    'seed: --scale takes a number above 0, --seed a whole number, --until a date such as 2026-11-01',
  )
  process.exit(1)
}

const config = readConfig()
const database = await openDatabase({ ...config, role: 'command', say: console.log })
let client: pg.Client | undefined
try {
  await migrate(database.url, 'migrations')
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const startedAt = Date.now()
  const { made, firstEmail } = await seedSite({
    client,
    scale,
    random: createRandom(seed),
    until,
    files: openFiles(config),
    isDemo,
  })
  await countSeededDays(database.url)
  const counts = Object.entries(made).map(([noun, count]) => `${count} ${noun}`)
  console.log(`Seeded ${counts.join(', ')} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  console.log(`Sign in as ${firstEmail}; everybody’s password is ${SEED_PASSWORD}.`)
} catch (error) {
  console.error(`seed: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await client?.end()
  await database.stop()
}

/** What the site would count within the hour; a site that ran while it was empty has counted nothing for the same days. */
async function countSeededDays(url: string): Promise<void> {
  const connections = connectDatabases(url, undefined, () => {})
  try {
    await connections.write.deleteFrom('operator_days').execute()
    await countDays(connections.write, new Date())
  } finally {
    await connections.close()
  }
}
