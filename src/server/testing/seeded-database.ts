import pg from 'pg'
import type { Made } from '../content/feature.ts'
import { createRandom } from '../platform/seeding.ts'
import { seedSite } from '../seed.ts'
import { copyDatabase, nameOfSeeded, withDatabase } from './test-database.ts'

/** The newest moment of the seeded past. */
export const SEEDED_UNTIL = new Date('2026-11-01T00:00:00Z')
const LOCK = 732_100

export interface Seeded {
  client: pg.Client
  made: Made
  close: () => Promise<void>
}

/** A copy of a site that was seeded at scale 1, for the tests of the features' seeds: whoever comes first in a run seeds it. */
export async function copySeeded(templateUrl: string): Promise<Seeded> {
  const seededUrl = withDatabase(templateUrl, nameOfSeeded(templateUrl))
  const made = await seedOnce(templateUrl, seededUrl)
  const copy = await copyDatabase(seededUrl)
  const client = new pg.Client({ connectionString: copy.url })
  await client.connect()
  const close = async () => {
    await client.end()
    await copy.drop()
  }
  return { client, made, close }
}

/** What was made stands in the comment of the database: without one it is not whole, and is made anew. */
async function seedOnce(templateUrl: string, seededUrl: string): Promise<Made> {
  const name = nameOfSeeded(templateUrl)
  const admin = new pg.Client({ connectionString: withDatabase(templateUrl, 'postgres') })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await admin.query<{ made: string | null }>(
      "select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1",
      [name],
    )
    const known = rows[0]?.made ?? null
    if (known !== null) return JSON.parse(known) as Made
    await admin.query(`drop database if exists ${name} with (force)`)
    await copyDatabase(templateUrl, name)
    const made = await seed(seededUrl)
    await admin.query(`comment on database ${name} is ${pg.escapeLiteral(JSON.stringify(made))}`)
    return made
  } finally {
    await admin.end()
  }
}

async function seed(url: string): Promise<Made> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const seeding = { client, scale: 1, random: createRandom(7), until: SEEDED_UNTIL }
    return (await seedSite(seeding)).made
  } finally {
    await client.end()
  }
}
