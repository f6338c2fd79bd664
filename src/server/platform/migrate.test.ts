import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { generateTables } from '../testing/generate-tables.ts'
import { copyDatabase } from '../testing/test-database.ts'
import { readFile } from 'node:fs/promises'
import { migrate } from './migrate.ts'

let folder: string
let database: Awaited<ReturnType<typeof copyDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-migrate-'))
  database = await copyDatabase(inject('templateUrl'))
  await query('drop schema public cascade; create schema public')
  await add('0001_things', 'create table things (id int primary key); insert into things values (1)')
  await add('0002_more', 'alter table things add column name text')
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const add = (name: string, sql: string) => writeFile(join(folder, `${name}.sql`), sql)

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('missing migrations are applied in order, once', async () => {
  expect(await migrate(database.url, folder)).toEqual(['0001_things.sql', '0002_more.sql'])
  expect(await migrate(database.url, folder)).toEqual([])
  await add('0003_last', `update things set name = 'one'`)
  expect(await migrate(database.url, folder)).toEqual(['0003_last.sql'])
  expect(await query('select * from things')).toEqual([{ id: 1, name: 'one' }])
})

test('ten nodes that start at once migrate once', async () => {
  const done = await Promise.all(Array.from({ length: 10 }, () => migrate(database.url, folder)))
  expect(done.flat().sort()).toEqual(['0001_things.sql', '0002_more.sql'])
  expect(await query('select count(*)::int as count from things')).toEqual([{ count: 1 }])
})

test('a migration that was changed after it had been applied is refused', async () => {
  await migrate(database.url, folder)
  await add('0002_more', 'alter table things add column nickname text')
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'The migration 0002_more.sql was changed after it had been applied',
  )
})

test('a database that is newer than the code is refused and left alone', async () => {
  await add('0003_future', 'select 1')
  await migrate(database.url, folder)
  await rm(join(folder, '0003_future.sql'))
  await add('0002_5_other', 'drop table things')
  await expect(migrate(database.url, folder)).rejects.toThrow(
    '0003_future.sql, which this version does not know: it is newer',
  )
  expect(await query('select id from things')).toEqual([{ id: 1 }])
})

test('a migration that fails half way leaves nothing of itself', async () => {
  await migrate(database.url, folder)
  await add('0003_broken', 'create table half (id int); select * from nowhere')
  await expect(migrate(database.url, folder)).rejects.toThrow(/0003_broken\.sql failed.*nowhere/)
  expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
  await add('0003_broken', 'create table half (id int)')
  expect(await migrate(database.url, folder)).toEqual(['0003_broken.sql'])
})

test('tables.ts matches the migrations; `npm run tables` regenerates it', async () => {
  const kept = await readFile(new URL('tables.ts', import.meta.url), 'utf8')
  expect(await generateTables(inject('templateUrl'))).toBe(kept)
})
