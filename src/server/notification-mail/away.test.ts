import { afterEach, beforeEach, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { deleteArticle } from '../../contract/articles.ts'
import { likeSomething, listener, runJobs, setSettings } from '../testing/notified-people.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { insertNotifications } from '../testing/insert-notifications.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp({ config: { publicUrl: 'https://baca.example', rateLimitScale: 1000 } })
})
afterEach(() => app.close())

async function later(minutes = 10): Promise<void> {
  app.clock.advance(minutes * MINUTE_MS)
  await runJobs(app)
}

const isHere = async (userId: number) => {
  const seen = { seen_at: app.clock.now() }
  await app.db
    .insertInto('visits')
    .values({ user_id: userId, ...seen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(seen))
    .execute()
}

test('who is away gets one mail of all that they have not read, ten minutes later, and not again', async () => {
  const [alice, budi, citra] = [
    await listener(app, 'alice', { mail: true }),
    await app.signIn('budi'),
    await app.signIn('citra'),
  ]
  const first = await likeSomething(app, alice, budi, { title: 'How stars are born' })
  const second = await likeSomething(app, alice, citra, { title: 'Why rain falls' })
  await later(9)
  expect(app.mails).toEqual([])
  await later(1)
  expect(app.mails).toHaveLength(1)
  const [mail] = app.mails
  expect(mail).toMatchObject({ to: 'alice@example.com', subject: '2 new notifications on Cendekia' })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('budi Tester liked “How stars are born”')
    expect(part).toContain('citra Tester liked “Why rain falls”')
    expect(part).toContain(`https://baca.example/article/${first}`)
    expect(part).toContain(`https://baca.example/article/${second}`)
    expect(part).toContain('https://baca.example/unsubscribe?token=')
  }
  expect(mail?.unsubscribeUrl).toMatch(
    /^https:\/\/baca\.example\/api\/unsubscribe\?token=\d+\.mail\.[\w-]{43}$/,
  )
  await later(60)
  expect(app.mails).toHaveLength(1)
  await likeSomething(app, alice, budi, { title: 'The moon' })
  await later()
  expect(app.mails).toHaveLength(2)
  expect(app.mails[1]).toMatchObject({ subject: 'budi Tester liked “The moon”' })
  expect(app.mails[1]?.text).not.toContain('rain')
})

test.each([
  ['id', 'budi Tester menyukai “Bintang”', 'Selama Anda tidak di sini'],
  ['my', 'budi Tester menyukai “Bintang”', 'Semasa anda tiada di sini'],
] as const)('in %s it is in that language', async (language, sentence, heading) => {
  const alice = await listener(app, 'alice', { mail: true }, language)
  await likeSomething(app, alice, await app.signIn('budi'), { title: 'Bintang' })
  await later()
  expect(app.mails[0]?.subject).toBe(sentence)
  expect(app.mails[0]?.text).toContain(heading)
})

test('who is here gets none; when they have left without reading, they do', async () => {
  const alice = await listener(app, 'alice', { mail: true })
  await likeSomething(app, alice, await app.signIn('budi'))
  for (let round = 0; round < 3; round++) {
    app.clock.advance(9 * MINUTE_MS)
    await isHere(alice.userId)
    await later(1)
  }
  expect(app.mails).toEqual([])
  await later(11)
  expect(app.mails).toHaveLength(1)
})

test('what was read or taken back meanwhile is not told', async () => {
  const [alice, budi] = [await listener(app, 'alice', { mail: true }), await app.signIn('budi')]
  await likeSomething(app, alice, budi)
  await app.db.updateTable('notifications').set({ read_at: app.clock.now() }).execute()
  await later()
  await likeSomething(app, alice, budi)
  await app.db.updateTable('notifications').set({ causes: 0 }).execute()
  await later()
  expect(app.mails).toEqual([])
  expect(await app.db.selectFrom('jobs').select('id').execute()).toEqual([])
})

test('what may no longer be read, or was done by somebody they blocked, is not told', async () => {
  const [alice, budi] = [await listener(app, 'alice', { mail: true }), await app.signIn('budi')]
  const id = await likeSomething(app, alice, budi)
  await alice.call(deleteArticle, { params: { id: String(id) } })
  const citra = await app.signIn('citra')
  await likeSomething(app, alice, citra)
  await alice.call(blockUser, { params: { id: String(citra.userId) } })
  await later()
  // They were here themselves, to delete and to block.
  await later(30)
  expect(app.mails).toEqual([])
})

test('nobody is mailed who has mails of this type off, or everything', async () => {
  const [alice, bela, budi] = [
    await listener(app, 'alice', { push: true }),
    await listener(app, 'bela', { mail: true }),
    await app.signIn('budi'),
  ]
  await setSettings(app, bela, { is_on: false })
  await likeSomething(app, alice, budi)
  await likeSomething(app, bela, budi)
  await later()
  expect(app.mails).toEqual([])
})

test('however much happens, one job waits for each person; two that run at once send one mail', async () => {
  const [alice, budi] = [await listener(app, 'alice', { mail: true }), await app.signIn('budi')]
  for (let article = 0; article < 4; article++) await likeSomething(app, alice, budi)
  const waiting = await app.db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'notificationMail')
    .execute()
  expect(waiting).toEqual([{ payload: { userId: alice.userId } }])
  // As after a crash: one that had begun, and the next one.
  await app.db
    .insertInto('jobs')
    .values({
      kind: 'notificationMail',
      payload: JSON.stringify({ userId: alice.userId }),
      run_at: app.clock.now(),
      attempts: 1,
    })
    .execute()
  await later()
  expect(app.mails).toHaveLength(1)
})

test('of more than fifty the mail says how many more there are, and nothing is told twice or left out', async () => {
  const [alice, budi] = [await listener(app, 'alice', { mail: true }), await app.signIn('budi')]
  await app.db
    .insertInto('notification_channels')
    .values({ user_id: alice.userId, type: 'poll-ended', in_app: true, mail: true, push: false })
    .execute()
  const lines = []
  for (let nr = 0; nr < 60; nr++) {
    const { id: postId } = await insertPost(app, { authorId: budi.userId, title: `Poll ${nr}` })
    lines.push({ userId: alice.userId, postId })
  }
  await insertNotifications(app, lines)
  // One that may no longer be read is not counted.
  const gone = lines[0]?.postId ?? 0
  await app.db.updateTable('page_posts').set({ state: 'removed' }).where('id', '=', gone).execute()
  await likeSomething(app, alice, budi)
  await later()
  expect(app.mails).toHaveLength(1)
  const text = app.mails[0]?.text ?? ''
  expect(app.mails[0]?.subject).toBe('60 new notifications on Cendekia')
  expect(text.match(/The poll “Poll/g)).toHaveLength(49)
  expect(text).toContain('and 10 more')
  expect(text.slice(text.indexOf('and 10 more'))).toContain('https://baca.example/notifications')
  await later(60)
  expect(app.mails).toHaveLength(1)
})
