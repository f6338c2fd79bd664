import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectOwn } from '../testing/own-database.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { longestPauseAfter, postgresCode, readWithin, transact, type Databases, type Db } from './db.ts'

let app: TestApp
let own: Databases
beforeAll(async () => {
  app = await testApp()
  own = connectOwn(app)
})
afterAll(async () => {
  await own.close()
  await app.close()
})

const collide = (trx: Db, code: string) =>
  sql`do ${sql.raw(`$$ begin raise 'collided' using errcode = '${code}'; end $$`)}`.execute(trx)

test('a collision is tried again after a random pause that may grow', async () => {
  let tries = 0
  const pauses: number[] = []
  const work = async (trx: Db) => {
    if (++tries === 1) await collide(trx, '40001')
    if (tries === 2) await collide(trx, '40P01')
    if (tries === 3) await collide(trx, '40001')
  }
  await transact(own.write, work, async (ms) => void pauses.push(ms))
  expect(tries).toBe(4)
  expect(pauses).toHaveLength(3)
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(0)
    expect(pause).toBeLessThanOrEqual(longestPauseAfter(index + 1))
  }
  expect([1, 2, 3].map(longestPauseAfter)).toEqual([20, 80, 320])
})

test('two colliding calls do not wait equally long', async () => {
  const pauses: number[] = []
  const collideOnce = async () => {
    let tries = 0
    const work = async (trx: Db) => void (++tries === 1 && (await collide(trx, '40001')))
    await transact(own.write, work, async (ms) => void pauses.push(ms))
  }
  await Promise.all(Array.from({ length: 8 }, collideOnce))
  expect(new Set(pauses).size).toBe(8)
})

test('after four tries the collision is thrown, and another failure at once', async () => {
  let tries = 0
  const collided = transact(own.write, (trx) => (tries++, collide(trx, '40001')))
  await expect(collided).rejects.toThrow('collided')
  expect(tries).toBe(4)
  tries = 0
  const failed = transact(own.write, (trx) => (tries++, collide(trx, '23514')))
  await expect(failed).rejects.toThrow('collided')
  expect(tries).toBe(1)
})

test('writers that read before they write all succeed when they collide', async () => {
  await sql`create table tally (value int8 not null)`.execute(own.write)
  await sql`insert into tally values (0)`.execute(own.write)
  const add = () =>
    transact(own.write, async (trx) => {
      await sql`set transaction isolation level repeatable read`.execute(trx)
      const { rows } = await sql<{ value: number }>`select value from tally`.execute(trx)
      await sql`update tally set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx)
    })
  // Of three at once each round lets at least one through, so that four tries are always enough.
  await Promise.all([add(), add(), add()])
  const { rows } = await sql<{ value: number }>`select value from tally`.execute(own.write)
  expect(rows[0]?.value).toBe(3)
})

test('reads have their limit, write nothing, and leave a connection as it was', async () => {
  const codeOf = (work: (trx: Db) => Promise<unknown>) =>
    readWithin(own.write, 50, work).then(() => undefined, postgresCode)
  expect(await codeOf((trx) => sql`select pg_sleep(9)`.execute(trx))).toBe('57014')
  expect(await codeOf((trx) => sql`create table never ()`.execute(trx))).toBe('25006')
  let tries = 0
  expect(await codeOf(async (trx) => void (++tries === 1 && (await collide(trx, '40001'))))).toBeUndefined()
  expect(tries).toBe(2)
  const { rows } = await sql<{ limit: string }>`
    select current_setting('statement_timeout') as limit, pg_sleep(0.1)`.execute(own.write)
  expect(rows[0]?.limit).toBe('5s')
})
