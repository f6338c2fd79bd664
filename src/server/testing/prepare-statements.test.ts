import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { readStatements } from './record-statements.ts'

/** Far fewer than the statements of a whole run: with less than this the recording is broken. */
const FEWEST_STATEMENTS = 300

// Runs after the whole first run, on the other database (scripts/test.ts).
test('every statement of the site is one that this database understands', async () => {
  const statements = readStatements()
  expect(statements.length).toBeGreaterThan(FEWEST_STATEMENTS)
  const client = new pg.Client({ connectionString: inject('templateUrl') })
  await client.connect()
  try {
    expect(await refusedBy(client, statements)).toEqual([])
    const planted = 'select old.id from users'
    expect(await refusedBy(client, [planted])).toMatchObject([{ statement: planted }])
  } finally {
    await client.end()
  }
})

async function refusedBy(
  client: pg.Client,
  statements: string[],
): Promise<{ statement: string; why: string }[]> {
  const refused = []
  for (const statement of statements)
    try {
      await client.query(`prepare asked as ${statement}`)
      await client.query('deallocate asked')
    } catch (error) {
      refused.push({ statement, why: String(error) })
    }
  return refused
}
