import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle, likeArticle } from '../contract/articles.ts'
import { acceptAnswer, getQuestion } from '../contract/questions.ts'
import { say, read, at } from './comments/comments-testing.ts'
import { answer as accept, send, start, thread } from './conversations/conversations-testing.ts'
import { features } from './features.ts'
import { marketSite } from './market/payments/market-site-testing.ts'
import { answer, ask } from './questions/questions-testing.ts'
import { LEAVING_DAYS } from '../contract/leaving.ts'
import { DAY_MS } from './platform/clock.ts'
import { queueMail } from './platform/mail.ts'
import { loggedErrors } from './testing/logged-errors.ts'
import { runJobs } from './testing/notified-people.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { writeArticle, writeTranslation } from './testing/write-article.ts'
import { erasePerson } from './leaving/erase-person.ts'
import { close, letErase } from './leaving/leaving-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('articles that are kept are by a former member, with the comments and likes of others', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const kept = await writeArticle(ana, { title: 'What stays of the stars' })
  const draft = await writeArticle(ana, { title: 'A draft of mine', isDraft: true })
  await say(budi, kept, 'I learnt something')
  await budi.call(likeArticle, { params: at(kept), body: { isLike: true } })
  await close(ana, 'keep-articles')
  await letErase(app)
  const reader = await app.signIn('budi')
  const article = await reader.call(getArticle, { params: at(kept) })
  expect([article.authorName, article.likes]).toEqual(['Former member', 1])
  expect([article.authorId, article.authorAlias]).toEqual([null, ''])
  expect((await read(reader, kept)).total).toBe(1)
  expect(await app.db.selectFrom('articles').select('id').where('id', '=', draft.id).execute()).toEqual([])
})

test('with everything the articles go, and what others made of them stays', async () => {
  const [citra, dodi] = [await app.signIn('citra'), await app.signIn('dodi')]
  const original = await writeArticle(citra, { title: 'The original of it all' })
  const translation = await writeTranslation(dodi, original)
  await close(citra)
  await letErase(app)
  const reader = await app.signIn('dodi')
  expect((await reader.attempt(getArticle, { params: at(original) })).status).toBe(404)
  expect((await reader.call(getArticle, { params: at(translation) })).authorName).toBe('dodi Tester')
})

test('a comment with replies keeps its place without words or name, one without goes', async () => {
  const [eka, fitri] = [await app.signIn('eka'), await app.signIn('fitri')]
  const article = await writeArticle(fitri, { title: 'Talk about the moon' })
  const answered = await say(eka, article, 'Answered by another')
  await say(fitri, article, 'A reply', answered)
  await say(eka, article, 'Answered by nobody')
  await close(eka)
  await letErase(app)
  const { items, total } = await read(await app.signIn('fitri'), article)
  expect(total).toBe(1)
  expect(items.map(({ author, content, state }) => [author, content, state])).toEqual([
    [null, '', 'deleted'],
    [expect.objectContaining({ name: 'fitri Tester' }), 'A reply', 'visible'],
  ])
})

test('who was written to sees that a deleted user said something, and has nothing unread of it', async () => {
  const [gita, hadi] = [await app.signIn('gita'), await app.signIn('hadi')]
  const { conversation } = await start(gita, hadi, 'A secret of mine')
  await accept(hadi, conversation.id, true)
  await send(gita, conversation.id, 'And one more')
  await close(gita)
  await letErase(app)
  const again = await app.signIn('hadi')
  const messages = await thread(again, conversation.id)
  expect(messages.map(({ sender, body, deletedAt }) => [sender, body, deletedAt !== null])).toEqual([
    [null, [], true],
    [null, [], true],
  ])
  const { unread } = await app.db
    .selectFrom('conversation_members')
    .select('unread')
    .where('user_id', '=', hadi.userId)
    .executeTakeFirstOrThrow()
  expect(unread).toBe(0)
})

test('a question that others have answered well stays without a name, another goes', async () => {
  const [intan, joko] = [await app.signIn('intan'), await app.signIn('joko')]
  const helped = await ask(intan, { title: 'Why does the moon always show one side?' })
  const good = await answer(joko, helped)
  await intan.call(acceptAnswer, { params: at(helped), body: { answerId: good.id } })
  const alone = await ask(intan, { title: 'Does anybody know what a quasar is?' })
  await close(intan)
  await letErase(app)
  const reader = await app.signIn('joko')
  expect((await reader.call(getQuestion, { params: at(helped) })).author).toBeNull()
  expect((await reader.attempt(getQuestion, { params: at(alone) })).status).toBe(404)
})

test('an erasure that was stopped goes on where it ended', async () => {
  const [kiki, lia] = [await app.signIn('kiki'), await app.signIn('lia')]
  for (const title of ['One article of stars', 'Two articles of stars']) {
    const article = await writeArticle(lia, { title })
    await kiki.call(likeArticle, { params: at(article), body: { isLike: true } })
  }
  await close(kiki)
  app.clock.advance(LEAVING_DAYS * DAY_MS + 1000)
  expect(await erasePerson(app.site, features, kiki.userId, () => false)).toBe('stopped')
  const half = await app.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', kiki.userId)
    .execute()
  expect(half).toEqual([{ email: `erased-${kiki.userId}@erased.invalid`, first_name: '' }])
  const mail = { siteName: 's', subject: 'Late', heading: 'h', paragraphs: ['p'], reason: 'r' }
  await queueMail(app.db, half[0]?.email ?? '', mail, 'en', app.clock.now())
  const isLate = sql<boolean>`payload ->> 'subject' = 'Late'`
  const mails = await app.db.selectFrom('jobs').select('id').where(isLate).execute()
  expect(mails, 'nobody is told anything any more').toEqual([])
  await letErase(app)
  expect(await app.db.selectFrom('users').select('id').where('id', '=', kiki.userId).execute()).toEqual([])
  expect(await erasePerson(app.site, features, kiki.userId, () => true)).toBe('not-due')
})

test('what is paid is not renewed after closing, and ends at the provider before anything is erased', async () => {
  const site = await marketSite()
  try {
    const mira = await site.signIn('mira')
    const id = await site.buy(mira, 'agate', 'year')
    await close(mira)
    await runJobs(site.app)
    expect(site.world.subscriptions.get(id)?.cancel_at_period_end).toBe(true)
    site.stripe.state.isDown = true
    site.app.clock.advance(LEAVING_DAYS * DAY_MS + 1000)
    await site.app.purge()
    await site.app.jobs.runDue()
    const waiting = await site.app.db.selectFrom('users').select('id').where('id', '=', mira.userId).execute()
    expect(waiting, 'nothing is erased while the provider can’t be asked').toHaveLength(1)
    expect(loggedErrors.splice(0).length).toBeGreaterThan(0)
    site.stripe.state.isDown = false
    site.app.clock.advance(DAY_MS)
    await runJobs(site.app)
    expect(site.world.subscriptions.get(id)?.status).toBe('canceled')
    // The provider keeps its invoices, and no longer whose they are.
    expect([site.world.customers.size, site.world.invoices.size]).toEqual([0, 1])
    const order = site.stripe.asked.flatMap(({ call }) => /^DELETE \/v1\/(\w+)/.exec(call)?.[1] ?? [])
    expect(order).toEqual(['subscriptions', 'customers'])
    expect(
      await site.app.db.selectFrom('users').select('id').where('id', '=', mira.userId).execute(),
    ).toEqual([])
    const [invoice] = await site.app.db.selectFrom('invoices').select(['user_id', 'url', 'status']).execute()
    expect(invoice).toEqual({ user_id: null, url: null, status: 'paid' })
  } finally {
    await site.close()
  }
})
