import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectOwn } from '../testing/own-database.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { transact, type Databases, type Db } from './db.ts'

let app: TestApp
let own: Databases
beforeAll(async () => {
  app = await testApp()
  own = connectOwn(app)
})
beforeEach(async () => {
  await app.db.schema.dropTable('planted_birds').ifExists().execute()
  await sql`create table planted_birds as select 1 as id, 'Heron' as name`.execute(app.db)
})
afterAll(async () => {
  await own.close()
  await app.close()
})

const readBird = async (db: Db) =>
  (await sql`select * from planted_birds where id = ${1}`.execute(db)).rows[0]
const addColumn = () => sql`alter table planted_birds add column legs int default 2`.execute(app.db)
const listPrepared = async (db: Db) =>
  (
    await sql<{ statement: string; runs: number }>`
    select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements
    where statement like ${'%planted_birds%'} and statement not like '%pg_prepared%'`.execute(db)
  ).rows

test('a statement is prepared once on a connection and used again', async () => {
  await own.write.connection().execute(async (db) => {
    for (let count = 0; count < 3; count++) await readBird(db)
    expect(await listPrepared(db)).toEqual([
      { statement: 'select * from planted_birds where id = $1', runs: 3 },
    ])
  })
})

test('statements beyond the limit of a connection run unprepared', async () => {
  await own.write.connection().execute(async (db) => {
    for (let count = 0; count < 450; count++)
      await sql`select ${1}::int as ${sql.ref(`n${count}`)} from planted_birds`.execute(db)
    const prepared = await sql<{ count: number }>`select count(*)::int from pg_prepared_statements`.execute(
      db,
    )
    expect(prepared.rows[0]?.count).toBeLessThanOrEqual(400)
    expect(await readBird(db)).toEqual({ id: 1, name: 'Heron' })
  })
})

test('a migration that changes a result is survived, outside of a transaction and inside', async () => {
  await own.write.connection().execute(async (db) => {
    await readBird(db)
    await addColumn()
    expect(await readBird(db)).toEqual({ id: 1, name: 'Heron', legs: 2 })
    expect(await readBird(db), 'prepared again').toEqual({ id: 1, name: 'Heron', legs: 2 })
  })
  await sql`alter table planted_birds drop column legs`.execute(app.db)
  await transact(own.write, readBird)
  await addColumn()
  expect(await transact(own.write, readBird)).toEqual({ id: 1, name: 'Heron', legs: 2 })
})

test('nothing is prepared where that is switched off', async () => {
  const plain = connectOwn(app, { isPreparing: false })
  await plain.write.connection().execute(async (db) => {
    await readBird(db)
    expect(await listPrepared(db)).toEqual([])
  })
  await plain.close()
})
