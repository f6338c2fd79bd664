import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { getSanctions } from '../../contract/appeals.ts'
import { createArticleComment } from '../../contract/comments.ts'
import { setBookmark } from '../../contract/bookmarks.ts'
import { decideProposal } from '../../contract/moderation.ts'
import { getPagePost, likePagePost } from '../../contract/page-posts.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { writeArticle } from '../testing/write-article.ts'
import { writePost } from '../testing/write-post.ts'
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
})

const isThere = async ({ objectId }: Thing) =>
  (await site.app.visitor().attempt(getPagePost, { params: { id: String(objectId) } })).status === 200

async function somebody(name: string) {
  const client = await site.app.signIn(name)
  const { id } = await writePost(client, { title: `A post of ${name}` })
  return { client, person: site.personOf(client), post: { objectType: 'page-post', objectId: id } as const }
}

describe('a silence', () => {
  test('lets somebody read and like, and say nothing; the refusal says until when and why', async () => {
    const { act, mod, told, author } = site
    const article = await writeArticle(author, { title: 'The tides' })
    const { client, person } = await somebody('loud')
    expect(
      (await act(mod, person, { action: 'silence', days: 7, reason: 'You shout at people.' })).status,
    ).toBe(200)
    const comment = { params: { id: String(article.id) }, body: { text: 'Again!' } }
    const refused = await client.attempt(createArticleComment, comment)
    expect(refused.body).toMatchObject({
      code: 'silenced',
      message: expect.stringMatching(/until \d{4}-\d\d-\d\d \d\d:\d\d UTC.*You shout at people\.$/),
    })
    const saved = { params: { objectType: 'article', objectId: String(article.id) }, body: {} } as const
    expect((await client.attempt(setBookmark, saved)).status).toBe(200)
    expect(await told(client)).toContain('A moderator silenced you: You shout at people.')
    expect(await client.call(getUser)).toMatchObject({
      sanction: { kind: 'silence', reason: 'You shout at people.' },
    })
    expect(await client.call(getSanctions)).toMatchObject({
      silence: { action: 'silence', days: 7, isActive: true },
      suspension: null,
    })
    expect((await act(mod, person, { action: 'silence', days: 1 })).status).toBe(409)

    site.app.clock.advance(7 * DAY_MS)
    expect((await client.attempt(createArticleComment, comment)).status).toBe(200)
    expect(await client.call(getUser)).not.toHaveProperty('sanction')
  })

  test('ends early when it is lifted', async () => {
    const { act, mod } = site
    const { client, person, post } = await somebody('brief')
    await act(mod, person, { action: 'silence', days: 30 })
    expect((await act(mod, person, { action: 'lift' })).status).toBe(200)
    expect(await client.call(getSanctions)).toEqual({ silence: null, suspension: null })
    expect(
      (await client.attempt(likePagePost, { params: { id: String(post.objectId) }, body: { isLike: true } }))
        .status,
    ).toBe(200)
  })
})

describe('a suspension', () => {
  test('ends sessions at once and takes everything away; they sign in to read why, and it all comes back', async () => {
    const { act, mod, app } = site
    const { client, person, post } = await somebody('gone')
    expect(
      (await act(mod, person, { action: 'suspend', days: 7, reason: 'You sell fake medicine.' })).status,
    ).toBe(200)
    expect((await client.attempt(getUser)).status).toBe(401)
    expect(await isThere(post)).toBe(false)
    await app.jobs.runDue()
    const mail = app.mails.find(({ to }) => to === 'gone@example.com')
    expect(mail?.text).toContain('You sell fake medicine.')

    const again = await app.signIn('gone')
    expect(await again.call(getUser)).toMatchObject({
      sanction: { kind: 'suspension', reason: 'You sell fake medicine.' },
    })
    const refused = await again.attempt(likePagePost, {
      params: { id: String(post.objectId) },
      body: { isLike: true },
    })
    expect(refused.body).toMatchObject({
      code: 'suspended',
      message: expect.stringContaining('You sell fake medicine.'),
    })
    expect((await again.request('GET', '/api/articles')).statusCode).toBe(200)

    app.clock.advance(7 * DAY_MS)
    await app.jobs.runDue()
    expect(await isThere(post)).toBe(true)
    expect(await again.call(getUser)).not.toHaveProperty('sanction')
  })

  test('needs a proof of the last ten minutes', async () => {
    const { act, mod, app } = site
    const { person } = await somebody('late')
    app.clock.advance(11 * MINUTE_MS)
    expect((await act(mod, person, { action: 'suspend', days: null })).body).toMatchObject({
      code: 'reauthentication_required',
    })
  })

  test('of somebody with much Honor takes two moderators, and neither twice', async () => {
    const { act, mod, second, app, caseOf } = site
    const { client, person, post } = await somebody('famous')
    await app.db
      .insertInto('honor_totals')
      .values({ user_id: client.userId, total: 500 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ total: 500 }))
      .execute()
    expect((await act(mod, person, { action: 'suspend', days: 30 })).body).toMatchObject({
      isProposed: true,
      actionId: null,
    })
    expect(await isThere(post)).toBe(true)
    expect((await act(second, person, { action: 'suspend', days: 30 })).status).toBe(409)
    const { proposal } = await caseOf(second, person)
    expect(proposal).toMatchObject({ isMine: false, days: 30 })
    const deciding = { params: { id: String(proposal?.id) }, body: { isConfirmed: true } }
    expect((await mod.attempt(decideProposal, deciding)).body).toMatchObject({ code: 'not_allowed' })
    expect((await second.attempt(decideProposal, deciding)).status).toBe(200)
    expect(await isThere(post)).toBe(false)
    expect((await second.attempt(decideProposal, deciding)).status).toBe(404)
  })

  test('hides what is published by itself meanwhile, and what moderators give back', async () => {
    const { act, mod } = site
    const { person, post } = await somebody('twice')
    await act(mod, post, { action: 'hide' })
    await act(mod, person, { action: 'suspend', days: null })
    expect((await act(mod, post, { action: 'restore' })).status).toBe(200)
    expect(await isThere(post)).toBe(false)
    expect((await act(mod, person, { action: 'lift' })).status).toBe(200)
    expect(await isThere(post)).toBe(true)
  })
})

test('people are reported like what they write; nobody reports themself', async () => {
  const { report, author, personOf, caseOf, mod } = site
  const member = await site.app.signIn('member')
  expect((await report(member, personOf(author), 'harassment')).status).toBe(200)
  expect((await report(member, personOf(author), 'spam')).status).toBe(200)
  expect((await report(member, personOf(member))).body).toMatchObject({
    message: 'You can’t report yourself.',
  })
  expect((await report(member, { objectType: 'person', objectId: 99_999 })).status).toBe(404)
  expect(await caseOf(mod, personOf(author))).toMatchObject({
    reportCount: 1,
    reports: [{ reason: 'spam' }],
    actions: ['keep', 'warn', 'silence', 'suspend', 'escalate'],
  })
})
