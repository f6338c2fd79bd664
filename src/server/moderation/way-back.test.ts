import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAppeals } from '../../contract/appeals.ts'
import { claimModerationCase, decideProposal, listModerationQueue } from '../../contract/moderation.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { moderationApp, type Thing } from './moderation-testing.ts'

let site: Awaited<ReturnType<typeof moderationApp>>
beforeAll(async () => {
  site = await moderationApp()
})
afterAll(() => site.app.close())

/** Moderators who have just proved who they are. */
beforeEach(async () => {
  site.mod = await site.app.signIn('mod', 'moderator')
  site.second = await site.app.signIn('second', 'moderator')
  site.member = await site.app.signIn('member')
  site.author = await site.app.signIn('author')
})

const appealOf = async (client: TestClient, actionId: number) =>
  (await client.call(listAppeals, { query: {} })).items.find((one) => one.actionId === actionId)

/** Somebody with so much Honor that it takes two, and a post of theirs. */
async function famous(name: string) {
  const client = await site.app.signIn(name)
  await sql`
    insert into honor_totals (user_id, total) values (${client.userId}, 900)
    on conflict (user_id) do update set total = 900`.execute(site.app.db)
  return { client, post: await site.newPost(`A post of ${name}`, client), person: site.personOf(client) }
}

async function suspendedByTwo(thing: Thing) {
  await site.act(site.mod, thing, { action: 'suspend', days: 30, rule: 'spam' })
  const { proposal } = await site.caseOf(site.second, thing)
  const deciding = { params: { id: String(proposal?.id) }, body: { isConfirmed: true } }
  expect((await site.second.attempt(decideProposal, deciding)).status).toBe(200)
}

test('an appeal against what is over ends nothing that was decided since', async () => {
  const { act, mod, second, appeal, decide, app, personOf, caseOf } = site
  const loud = await app.signIn('loud')
  const first = await act(mod, personOf(loud), { action: 'silence', days: 7 })
  await appeal(loud, first.body.actionId)
  await act(mod, personOf(loud), { action: 'lift' })
  await act(mod, personOf(loud), { action: 'silence', days: 30 })
  const open = await appealOf(second, first.body.actionId)
  expect((await decide(second, open?.id, true)).status).toBe(200)
  expect((await caseOf(mod, personOf(loud))).actions).toContain('lift')
})

test('an appeal against what was restored, and removed again, gives nothing back', async () => {
  const { act, mod, second, appeal, decide, newPost, author, caseOf } = site
  const post = await newPost('Twice')
  const first = await act(mod, post, { action: 'hide' })
  await appeal(author, first.body.actionId)
  await act(mod, post, { action: 'restore' })
  await act(mod, post, { action: 'hide', rule: 'privacy' })
  await decide(second, (await appealOf(second, first.body.actionId))?.id, true)
  expect((await caseOf(mod, post)).state).toBe('removed')
})

test('what somebody appeals against is still there to be given back, however late that is decided', async () => {
  const { act, appeal, decide, newPost, app, caseOf } = site
  const author = await app.signIn('patient')
  const post = await newPost('An old photo', author)
  const { body } = await act(site.mod, post, { action: 'hide' })
  await appeal(author, body.actionId)
  for (let days = 0; days < 45; days += 5) {
    app.clock.advance(5 * DAY_MS)
    await app.purge()
  }
  const second = await app.signIn('second', 'moderator')
  await decide(second, (await appealOf(second, body.actionId))?.id, true)
  expect((await caseOf(second, post)).state).toBe('visible')
})

test('two who suspended somebody together are both the ones who did it: either decides after a day', async () => {
  const { second, mod, appeal, decide, app, ownOf } = site
  const { person } = await famous('famous')
  await suspendedByTwo(person)
  const back = await app.signIn('famous')
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from mod_actions where action = 'suspend'`.execute(app.db)
  const actionId = rows[0]?.id ?? 0
  expect((await ownOf(back, actionId)).status).toBe(200)
  await appeal(back, actionId)
  const open = await appealOf(second, actionId)
  expect(open).toMatchObject({ canDecide: false, decidableFrom: expect.any(String) })
  for (const who of [mod, second]) expect((await decide(who, open?.id, true)).status).toBe(403)
  app.clock.advance(24 * HOUR_MS)
  expect((await decide(mod, open?.id, true)).status).toBe(200)
})

test('what is about one of the staff is decided by operators', async () => {
  const { mod, second, act, appeal, decide, app, personOf } = site
  const operator = await app.signIn('operator', 'operator')
  const { body } = await act(operator, personOf(mod), { action: 'warn' })
  await appeal(mod, body.actionId)
  const open = await appealOf(second, body.actionId)
  expect(open).toMatchObject({ canDecide: false, decidableFrom: null })
  expect((await decide(second, open?.id, true)).status).toBe(403)
  expect((await decide(operator, open?.id, true)).status).toBe(403)
  app.clock.advance(24 * HOUR_MS)
  expect((await decide(operator, open?.id, true)).status).toBe(200)
  await sql`update users set role = 'user' where id = ${operator.userId}`.execute(app.db)
})

test('a warning that is taken back brings nothing back, and nobody says so', async () => {
  const { mod, second, act, appeal, decide, newPost, author, told } = site
  const { body } = await act(mod, await newPost('Words', author), { action: 'warn' })
  await appeal(author, body.actionId)
  await decide(second, (await appealOf(second, body.actionId))?.id, true)
  const lines = await told(author)
  expect(lines).toContain('Your appeal was successful: We have looked at it again.')
  expect(lines.join()).not.toContain('“Words”')
})

test('what a suspension by two is about is removed where reports had hidden it, and it counts as spam', async () => {
  const { app, report, caseOf, mod } = site
  const { client, post } = await famous('seller')
  for (const name of ['one', 'two', 'three']) {
    const reporter = await app.signIn(name)
    await sql`update users set created_at = created_at - interval '10 days' where id = ${reporter.userId}`.execute(
      app.db,
    )
    await report(reporter, post, 'spam')
  }
  expect((await caseOf(mod, post)).state).toBe('hidden')
  await suspendedByTwo(post)
  expect((await caseOf(mod, post)).state).toBe('removed')
  await app.settle()
  const { rows } = await sql<{ delta: number }>`
    select delta from honor_entries where user_id = ${client.userId} and reason = 'spam-confirmed'`.execute(
    app.db,
  )
  expect(rows).toEqual([{ delta: -100 }])
})

test('a proposal is in the queue although nobody reported it, until it is decided', async () => {
  const { act, mod, second, caseOf } = site
  const { person } = await famous('proposed')
  const isQueued = async () =>
    (await second.call(listModerationQueue, { query: {} })).items.some(
      ({ objectId, objectType }) => objectType === 'person' && objectId === person.objectId,
    )
  await act(mod, person, { action: 'suspend', days: 30 })
  expect(await isQueued()).toBe(true)
  expect((await act(second, person, { action: 'warn' })).status).toBe(200)
  expect(await isQueued()).toBe(true)
  const { proposal } = await caseOf(second, person)
  const params = { id: String(proposal?.id) }
  expect((await second.attempt(decideProposal, { params, body: { isConfirmed: false } })).status).toBe(200)
  expect(await isQueued()).toBe(false)
})

test('a proposal of somebody who has left the staff is not confirmed', async () => {
  const { act, mod, second, caseOf, app } = site
  const { person } = await famous('lucky')
  await act(mod, person, { action: 'suspend', days: 30 })
  await sql`update users set role = 'user' where id = ${mod.userId}`.execute(app.db)
  const { proposal } = await caseOf(second, person)
  const params = { id: String(proposal?.id) }
  expect((await second.attempt(decideProposal, { params, body: { isConfirmed: true } })).status).toBe(409)
  expect((await second.attempt(decideProposal, { params, body: { isConfirmed: false } })).status).toBe(200)
  await sql`update users set role = 'moderator' where id = ${mod.userId}`.execute(app.db)
})

test('nobody claims what is their own, nor what was handed to the operators', async () => {
  const { act, mod, second, member, report, newPost } = site
  const own = await newPost('Of a moderator', mod)
  await report(member, own)
  expect((await mod.attempt(claimModerationCase, { body: own })).status).toBe(403)
  expect((await second.attempt(claimModerationCase, { body: own })).status).toBe(200)
  const handed = await newPost('Handed on', site.author)
  await report(member, handed)
  await act(mod, handed, { action: 'escalate' })
  expect((await second.attempt(claimModerationCase, { body: handed })).status).toBe(409)
})

test('what somebody was silenced and suspended for is lifted as a whole', async () => {
  const { act, mod, app, personOf, newPost } = site
  const both = await app.signIn('both')
  const post = await newPost('Cheap watches', both)
  const silenced = await act(mod, post, { action: 'silence', days: 30, rule: 'spam' })
  const suspended = await act(mod, personOf(both), { action: 'suspend', days: 30, rule: 'spam' })
  await app.settle()
  const charged = () =>
    sql<{ sum: number }>`
    select sum(delta)::int as sum from honor_entries
    where user_id = ${both.userId} and reason = 'spam-confirmed'`.execute(app.db)
  expect((await charged()).rows).toEqual([{ sum: -200 }])
  await act(mod, personOf(both), { action: 'lift' })
  const { rows } = await sql<{ id: number }>`
    select undoes_id as id from mod_actions where undoes_id = any(${[
      silenced.body.actionId,
      suspended.body.actionId,
    ]}::int8[]) order by undoes_id`.execute(app.db)
  expect(rows.map(({ id }) => id)).toEqual([silenced.body.actionId, suspended.body.actionId])
  await app.settle()
  expect((await charged()).rows).toEqual([{ sum: 0 }])
})
