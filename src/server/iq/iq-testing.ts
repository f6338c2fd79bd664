import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  answerIqItem,
  finishIqTest,
  getNextIqItem,
  startIqTest,
  type IqItem,
  type IqResult,
} from '../../contract/iq.ts'
import type { IqForm } from '../../contract/iq-rules.ts'
import { HOUR_MS, SECOND_MS } from '../platform/clock.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'
import type { TestApp } from '../testing/test-app.ts'
import { itemKeys } from './item-keys.ts'

export const TAB = 'the-first-tab'
export const OTHER_TAB = 'the-second-tab'

export interface Person extends TestClient {
  userId: number
}

/** Somebody of age who has started. */
export async function startAs(
  app: TestApp,
  name: string,
  options: { form?: IqForm; extraTime?: boolean } = {},
): Promise<Person> {
  const person = await app.signIn(name)
  await person.call(startIqTest, { body: { consent: true, tab: TAB, ...options } })
  return person
}

export async function nextItem(person: TestClient, tab = TAB): Promise<IqItem> {
  const { item } = await person.call(getNextIqItem, { query: { tab } })
  if (item === null) throw new Error('All is answered')
  return item
}

/** What only the server knows of an item. */
export async function keyOf(app: TestApp, itemId: string): Promise<number> {
  const stored = await app.db
    .selectFrom('iq_items')
    .select('key_enc')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const key = stored.key_enc && itemKeys(app.site.secret).open(itemId, stored.key_enc)
  if (key === null || key === undefined) throw new Error('The item has no key')
  return key
}

/** Two runs of the purge: only what both find over is ended. */
export async function purgeTwice(app: TestApp): Promise<void> {
  await app.purge()
  app.clock.advance(HOUR_MS)
  await app.purge()
}

export function answerBody({ itemId, kind }: IqItem, value: number | null, tab = TAB) {
  const told = { tab, itemId, clientMs: 9000, blurCount: 0, blurMs: 0 }
  return kind === 'number' ? { ...told, number: value } : { ...told, choice: value }
}

/** A wrong answer of the right kind. */
export function wrong({ kind }: IqItem, key: number): number {
  return kind === 'number' ? key + 1 : (key + 1) % 8
}

export interface Manner {
  /** Whether they know the answer at this position. */
  knows?: (position: number) => boolean
  secondsEach?: number
  /** They stop after so many. */
  most?: number
  tab?: string
}

/** Answers one item after the other; how many that were. */
export async function answerItems(app: TestApp, person: TestClient, manner: Manner = {}): Promise<number> {
  const { knows = () => true, secondsEach = 12, most = Infinity, tab = TAB } = manner
  for (let count = 0; count < most;) {
    const { item } = await person.call(getNextIqItem, { query: { tab } })
    if (item === null) return count
    app.clock.advance(secondsEach * SECOND_MS)
    const key = await keyOf(app, item.itemId)
    const value = knows(item.position) ? key : wrong(item, key)
    const taken = await person.call(answerIqItem, { body: answerBody(item, value, tab) })
    expect(taken.answered).toBe(item.position)
    count++
  }
  return most
}

export async function takeWholeTest(
  app: TestApp,
  person: TestClient,
  manner?: Manner,
): Promise<IqResult | null> {
  await answerItems(app, person, manner)
  return (await person.call(finishIqTest, { body: { tab: manner?.tab ?? TAB } })).result
}

/** The status and the code of a refusal. */
export async function refusalOf(
  person: TestClient,
  route: Parameters<TestClient['attempt']>[0],
  options: RawOptions,
): Promise<string> {
  const { status, body } = await person.attempt(route, options)
  return `${status} ${(body as { code?: string }).code ?? 'ok'}`
}

export async function storedItems(app: TestApp, userId: number) {
  return app.db
    .selectFrom('iq_items')
    .innerJoin('iq_attempts', 'iq_attempts.id', 'iq_items.attempt_id')
    .selectAll('iq_items')
    .where('user_id', '=', userId)
    .orderBy('iq_attempts.started_at')
    .orderBy('position')
    .execute()
}

export async function statesOf(app: TestApp, userId: number): Promise<string[]> {
  const rows = await app.db
    .selectFrom('iq_attempts')
    .select('state')
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
  return rows.map(({ state }) => state)
}

/** What somebody was paid, such as "+50 iq-finished". */
export async function ledgerOf(app: TestApp, { userId }: { userId: number }): Promise<string[]> {
  await app.settle()
  const rows = await app.db
    .selectFrom('honor_entries')
    .select(['delta', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ delta, reason }) => `${delta > 0 ? '+' : ''}${delta} ${reason}`)
}

/** Somebody's Honor, which is what their ledger sums up to. */
export async function honorOf(app: TestApp, { userId }: { userId: number }): Promise<number> {
  await app.settle()
  const { rows } = await sql<{ total: number; sum: number; weeks: number }>`
    select coalesce((select total from honor_totals where user_id = ${userId}), 0) as total,
      coalesce((select sum(delta) from honor_entries where user_id = ${userId}), 0)::int as sum,
      coalesce((select sum(points) from honor_weeks where user_id = ${userId}), 0)::int as weeks`.execute(
    app.db,
  )
  const { total = 0, sum, weeks } = rows[0] ?? {}
  expect([sum, weeks]).toEqual([total, total])
  return total
}
