import { afterAll, beforeAll, expect, test } from 'vitest'
import { likeArticle, listMyArticles } from '../contract/articles.ts'
import { getUser } from '../contract/auth.ts'
import { getDataExport, startDataExport } from '../contract/data-export.ts'
import { sendMessage, startConversation } from '../contract/conversations.ts'
import { closeAccount, getLeaving, LEAVING_DAYS } from '../contract/leaving.ts'
import { signInWithPasskey } from '../contract/passkeys.ts'
import { getProfile } from '../contract/profiles.ts'
import { passSecondStep } from '../contract/two-factor.ts'
import { programWith, tokenOf } from './api-tokens/tokens-testing.ts'
import { addMember, foundGuild } from './guilds/guilds-testing.ts'
import { addTo, challengeToSignIn, SITE } from './passkeys/passkeys-testing.ts'
import { DAY_MS, MINUTE_MS } from './platform/clock.ts'
import { makeAccount, otherDevice } from './sign-ins/sign-ins-testing.ts'
import { insertArticle } from './testing/insert-article.ts'
import { listener, runJobs, setSettings } from './testing/notified-people.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { toldTo } from './testing/told-to.ts'
import { takeFirstStep, turnOn } from './two-factor/two-factor-testing.ts'
import { close, letErase, purge } from './leaving/leaving-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e3 } })
})
afterAll(() => app.close())

const isThere = async (userId: number) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1

test('who closes their account is signed out everywhere, not found, and told by mail when it is erased', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const phone = await app.signIn('ana')
  const { erasesAt } = await close(ana)
  expect(new Date(erasesAt).getTime()).toBe(app.clock.now().getTime() + LEAVING_DAYS * DAY_MS)
  expect(ana.cookies.has('sid')).toBe(false)
  expect((await phone.attempt(getUser)).status).toBe(401)
  const id = String(ana.userId)
  expect((await budi.attempt(getProfile, { params: { id } })).status).toBe(404)
  const first = { userIds: [ana.userId], key: 'a-key-of-mine', body: 'Hello' }
  expect((await budi.attempt(startConversation, { body: first })).status).toBeGreaterThanOrEqual(400)
  await runJobs(app)
  const mail = app.mails.find(({ to }) => to === 'ana@example.com')
  const day = new Date(erasesAt).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  expect(mail?.subject).toContain(day)
  expect(mail?.text).toContain('Sign in before then')
})

test('their programs are not let in any more either: tokens end for good', async () => {
  const adi = await app.signIn('adi')
  const ask = programWith(app, await tokenOf(adi, ['read']))
  expect((await ask(listMyArticles)).status).toBe(200)
  await close(adi)
  expect((await ask(listMyArticles)).status).toBe(401)
  await app.signIn('adi')
  expect((await ask(listMyArticles)).status).toBe(401)
})

test('in a conversation that is there already nobody writes to who left', async () => {
  const [eka, fitri] = [await app.signIn('eka'), await app.signIn('fitri')]
  const started = await eka.call(startConversation, {
    body: { userIds: [fitri.userId], key: 'another-key', body: 'Hello' },
  })
  await close(fitri)
  const more = { key: 'one-more-key', body: 'Are you there?' }
  const params = { id: started.conversation.id }
  expect((await eka.attempt(sendMessage, { params, body: more })).status).toBe(403)
})

/** Until Monday at nine in Jakarta. */
function untilMonday(now: Date): number {
  const monday = new Date(now)
  monday.setUTCDate(now.getUTCDate() + ((8 - now.getUTCDay()) % 7 || 7))
  return monday.setUTCHours(2, 0, 0, 0) - now.getTime()
}

test('until they come back they are told nothing by mail: neither of what happened nor of the week', async () => {
  const [gani, hana] = [
    await listener(app, 'gani', { mail: true }),
    await listener(app, 'hana', { mail: true }),
  ]
  const hasan = await app.signIn('hasan')
  const articles: number[] = []
  for (const member of [gani, hana]) {
    await setSettings(app, member, { has_digest: true })
    articles.push((await insertArticle(app, { authorId: member.userId })).id)
  }
  await close(gani)
  await runJobs(app)
  app.mails.length = 0
  for (const id of articles)
    await hasan.call(likeArticle, { params: { id: String(id) }, body: { isLike: true } })
  await app.settle()
  app.clock.advance(DAY_MS)
  await purge(app)
  app.clock.advance(untilMonday(app.clock.now()))
  await purge(app)
  const told = (name: string) => app.mails.filter(({ to }) => to === `${name}@example.com`).length
  expect([told('hana'), told('gani')]).toEqual([2, 0])
})

test('signing in within the days takes it back, whatever the way, and says so by a notification and a mail', async () => {
  const email = 'citra@example.com'
  const citra = await makeAccount(app, email)
  const { id } = await citra.call(getUser)
  await close(citra, 'keep-articles')
  app.clock.advance(13 * DAY_MS)
  await purge(app)
  const again = await otherDevice(app, email)
  expect((await again.call(getUser)).id).toBe(id)
  await app.settle()
  await runJobs(app)
  expect(await toldTo(app, { userId: id })).toContain(`account-returned person ${id}`)
  expect(app.mails.findLast(({ to }) => to === email)?.subject).toBe('Your Cendekia account stays')
  const { returnedAt } = await again.call(getLeaving)
  expect(returnedAt).toBe(app.clock.now().toISOString())
  await letErase(app)
  expect(await isThere(id), 'it was taken back for good').toBe(true)
})

test('a passkey alone takes it back too, and of two steps only the second', async () => {
  const leavingOf = async (email: string) => {
    const row = await app.db.selectFrom('users').select('leaving_at').where('email', '=', email).execute()
    return row[0]?.leaving_at ?? null
  }
  const [byKey, byCode] = ['kiran@example.com', 'laras@example.com']
  const kiran = await makeAccount(app, byKey)
  const { device } = await addTo(kiran)
  await close(kiran)
  const browser = app.visitor()
  const challenge = await challengeToSignIn(browser)
  await browser.call(signInWithPasskey, { body: device.use({ ...SITE, challenge }) })
  expect((await browser.call(getUser)).email).toBe(byKey)
  expect(await leavingOf(byKey)).toBeNull()

  const laras = await makeAccount(app, byCode)
  const phone = await turnOn(app, laras)
  await close(laras)
  const other = await takeFirstStep(app, byCode)
  expect(await leavingOf(byCode), 'the password alone is not enough').not.toBeNull()
  await other.call(passSecondStep, { body: { code: phone.code() } })
  expect(await leavingOf(byCode)).toBeNull()
})

test('after the days the account is gone, and its address can sign up anew', async () => {
  const email = 'dewi@example.com'
  const dewi = await makeAccount(app, email)
  const { id } = await dewi.call(getUser)
  await close(dewi)
  await letErase(app)
  expect(await isThere(id)).toBe(false)
  const anew = await makeAccount(app, email)
  expect((await anew.call(getUser)).id).not.toBe(id)
})

test('it needs a proof of the last ten minutes, one of the two choices, and no role', async () => {
  const gita = await app.signIn('gita')
  for (const body of [{}, { choice: 'nothing' }, { choice: 'everything', userId: 1 }])
    expect((await gita.attempt(closeAccount, { body })).status).toBe(400)
  app.clock.advance(11 * MINUTE_MS)
  const late = await gita.attempt(closeAccount, { body: { choice: 'everything' } })
  expect([late.status, late.body]).toEqual([
    403,
    expect.objectContaining({ code: 'reauthentication_required' }),
  ])
  expect((await gita.attempt(getUser)).status).toBe(200)
  const operator = await app.signIn('hadi', 'operator')
  expect((await operator.call(getLeaving)).notes).toEqual([{ kind: 'staff' }])
  const refused = await operator.attempt(closeAccount, { body: { choice: 'everything' } })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('take back your role'),
  ])
})

test('a copy of the data that is being made comes first, and nothing of it is lost', async () => {
  const made = await app.signIn('made')
  await made.call(startDataExport)
  expect((await made.call(getLeaving)).notes).toEqual([{ kind: 'export' }])
  const refused = await made.attempt(closeAccount, { body: { choice: 'everything' } })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Download it first')])
  await runJobs(app)
  expect((await made.call(getDataExport)).latest?.state).toBe('ready')
  await close(made)
})

test('nobody signs in to an account that is being erased', async () => {
  const email = 'intan@example.com'
  const intan = await makeAccount(app, email)
  const { id } = await intan.call(getUser)
  await close(intan)
  const now = app.clock.now()
  // As it is when the first part is done and others wait.
  await app.db.updateTable('users').set({ erasing_at: now }).where('id', '=', id).execute()
  await app.signIn('intan')
  const sessions = await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
  expect(sessions).toEqual([])
  await purge(app)
  expect(await isThere(id)).toBe(false)
})

test('guilds are told of before, go to the longest-serving officer or member, and are deleted without one', async () => {
  const joko = await app.signIn('joko')
  const shared = await foundGuild(joko)
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)
  await addMember(app, shared.id, 'kartika', { joinedAt: ago(90) })
  const officer = await addMember(app, shared.id, 'lina', { rank: 1, joinedAt: ago(5) })
  await app.db
    .insertInto('guilds')
    .values({
      name: 'Alone with the stars',
      insignia: 'AS',
      logo: 'logo1',
      color: '#112233',
      join_mode: 'open',
      owner_id: joko.userId,
      active_at: ago(1),
      created_at: ago(1),
    })
    .execute()
  const { notes } = await joko.call(getLeaving)
  expect(notes).toEqual([
    { kind: 'guild', id: shared.id, name: shared.name, heir: 'lina Tester' },
    { kind: 'guild', id: expect.any(Number), name: 'Alone with the stars', heir: null },
  ])
  await close(joko)
  await letErase(app)
  await purge(app)
  const guilds = await app.db.selectFrom('guilds').select(['id', 'owner_id', 'member_count']).execute()
  expect(guilds).toEqual([{ id: shared.id, owner_id: officer.userId, member_count: 2 }])
})
