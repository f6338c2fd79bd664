import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAppeals, listOwnActions } from '../../contract/appeals.ts'
import { getModeratedPerson } from '../../contract/moderation.ts'
import { getPagePost } from '../../contract/page-posts.ts'
import { createComment, listComments } from '../../contract/comments.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { writePost } from '../testing/write-post.ts'
import { moderationApp, type Thing } from './moderation-testing.ts'

let site: Awaited<ReturnType<typeof moderationApp>>
beforeAll(async () => {
  site = await moderationApp()
})
afterAll(() => site.app.close())

const isThere = async ({ objectId }: Thing) =>
  (await site.app.visitor().attempt(getPagePost, { params: { id: String(objectId) } })).status === 200

const honorOf = async (userId: number) => {
  await site.app.settle()
  const { rows } = await sql<{ delta: number; reason: string }>`
    select delta, reason from honor_entries where user_id = ${userId} order by id`.execute(site.app.db)
  return rows.map(({ delta, reason }) => `${delta} ${reason}`)
}

async function removed(rule: 'harassment' | 'spam' = 'harassment') {
  const { newPost, report, member, mod, act } = site
  const post = await newPost('Cheap watches', site.author)
  await report(member, post, 'spam')
  const { body } = await act(mod, post, { action: 'hide', rule })
  return { post, actionId: (body as { actionId: number }).actionId }
}

test('an appeal is made once, by the person it is about, within thirty days', async () => {
  const { appeal, author, member, app } = site
  const { actionId } = await removed()
  expect((await appeal(member, actionId)).status).toBe(404)
  const made = await appeal(author, actionId)
  expect(made.body).toMatchObject({ id: actionId, appeal: { state: 'open' }, appealableUntil: null })
  expect((await appeal(author, actionId)).body).toMatchObject({
    message: 'You’ve already appealed this. Each decision can be appealed once.',
  })
  const both = await removed()
  const twice = await Promise.all([appeal(author, both.actionId), appeal(author, both.actionId)])
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const late = await removed()
  app.clock.advance(30 * DAY_MS)
  const again = await app.signIn('author')
  expect((await appeal(again, late.actionId)).body).toMatchObject({ code: 'lapsed' })
  site.author = again
  site.member = await app.signIn('member')
  site.mod = await app.signIn('mod', 'moderator')
  site.second = await app.signIn('second', 'moderator')
})

test('somebody else decides it; overturned, everything is as it was', async () => {
  const { appeal, author, mod, second, decide, told, member } = site
  const { post, actionId } = await removed('spam')
  expect(await honorOf(author.userId)).toEqual(
    expect.arrayContaining(['-10 content-removed', '-100 spam-confirmed']),
  )
  expect(await honorOf(member.userId)).toContain('3 report-confirmed')
  await appeal(author, actionId)
  const open = (await second.call(listAppeals, { query: {} })).items.find((one) => one.actionId === actionId)
  expect(open).toMatchObject({ canDecide: true, excerpt: 'Cheap watches', person: { id: author.userId } })
  expect((await decide(mod, open?.id, true)).body).toMatchObject({ code: 'not_allowed' })
  expect((await decide(second, open?.id, true)).status).toBe(200)
  expect((await decide(second, open?.id, false)).status).toBe(409)
  expect(await isThere(post)).toBe(true)
  expect(await told(author)).toContain('Your appeal was successful: We have looked at it again.')
  expect((await honorOf(author.userId)).slice(-2).toSorted()).toEqual([
    '10 content-removed',
    '100 spam-confirmed',
  ])
  // What a report earned stays with whoever sent it in good faith.
  expect((await honorOf(member.userId)).at(-1)).toBe('3 report-confirmed')
  const history = await mod.call(getModeratedPerson, { params: { id: String(author.userId) }, query: {} })
  expect(history.actions[0]).toMatchObject({ action: 'restore' })
  expect(history.actions[1]).toMatchObject({ action: 'hide', appeal: 'overturned' })
  expect(history.person.history.overturned).toBe(1)
})

test('where there is a single moderator, the same one decides after a day', async () => {
  const { appeal, author, mod, decide, app } = site
  const { post, actionId } = await removed()
  await appeal(author, actionId)
  await sql`update users set role = 'user' where id = ${site.second.userId}`.execute(app.db)
  const own = async () =>
    (await mod.call(listAppeals, { query: {} })).items.find((one) => one.actionId === actionId)
  const open = await own()
  expect(open?.canDecide).toBe(false)
  expect((await decide(mod, open?.id, false)).status).toBe(403)
  app.clock.advance(24 * HOUR_MS)
  expect((await own())?.canDecide).toBe(true)
  expect((await decide(mod, open?.id, false)).status).toBe(200)
  expect(await isThere(post)).toBe(false)
  const { rows } = await sql<{ details: unknown }>`
    select details from staff_log where action = 'decide-appeal' order by id desc limit 1`.execute(app.db)
  expect(rows[0]?.details).toMatchObject({ isOwn: true, state: 'upheld' })
})

test('somebody’s decisions are theirs to read, and nothing of them stays when they are gone', async () => {
  const { author, app, member } = site
  const { items } = await author.call(listOwnActions, { query: {} })
  expect(items.length).toBeGreaterThan(3)
  expect((await member.call(listOwnActions, { query: {} })).items).toEqual([])
  await sql`delete from users where id = ${author.userId}`.execute(app.db)
  const { rows } = await sql`select from mod_action_texts`.execute(app.db)
  expect(rows).toEqual([])
  expect((await sql`select from mod_actions`.execute(app.db)).rows.length).toBeGreaterThan(3)
})

test('a removed comment leaves the rule that it broke', async () => {
  const { member, mod, act, app } = site
  site.author = await app.signIn('newcomer')
  const { id } = await writePost(site.author, { title: 'The weather' })
  const query = { objectType: 'page-post', objectId: String(id) } as const
  const comment = await member.call(createComment, { body: { ...query, objectId: id, text: 'You idiot' } })
  await act(mod, { objectType: 'comment', objectId: comment.id }, { action: 'hide' })
  const { items } = await app.visitor().call(listComments, { query })
  const stub = { state: 'removed', removedFor: 'harassment', content: '', author: null }
  expect(items).toEqual([expect.objectContaining(stub)])
})
