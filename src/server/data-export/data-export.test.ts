import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMessage, startConversation } from '../../contract/conversations.ts'
import {
  checkDataExport,
  downloadDataExport,
  EXPORT_DAYS,
  getDataExport,
  startDataExport,
} from '../../contract/data-export.ts'
import { followUser } from '../../contract/follows.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { markFresh } from '../platform/fresh.ts'
import { hashToken } from '../platform/tokens.ts'
import { toldTo } from '../testing/told-to.ts'
import type { TestClient } from '../testing/test-client.ts'
import { download, exportApp, makeExport, storedZips, unzip, type ExportApp } from './data-export-testing.ts'

let app: ExportApp
let [ana, budi] = [] as unknown as [Somebody, Somebody]
let number = 0
type Somebody = TestClient & { userId: number }

beforeAll(async () => {
  app = await exportApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())
beforeEach(async () => {
  number++
  app.mails.length = 0
  ana = await app.signIn(`ana${number}`)
  budi = await app.signIn(`budi${number}`)
})

const of = (id: number) => ({ params: { id: String(id) } })
const clearAll = () => app.db.deleteFrom('data_exports').execute()

/** They prove again who they are. */
async function refresh({ cookies }: TestClient): Promise<void> {
  await markFresh(app.db, { tokenHash: hashToken(cookies.get('sid') ?? '') }, app.clock.now())
}

test('a member asks for their data, is told when it is ready, and downloads it', async () => {
  expect(await ana.call(getDataExport)).toEqual({ latest: null, nextAt: null })
  const asked = await ana.call(startDataExport)
  expect(asked).toMatchObject({ state: 'queued', progress: 0, bytes: null, expiresAt: null, failure: null })
  while ((await app.jobs.runDue()) > 0);
  const { latest, nextAt } = await ana.call(getDataExport)
  expect(latest).toMatchObject({ id: asked.id, state: 'ready', progress: 100 })
  expect(nextAt).toBe(new Date(app.clock.now().getTime() + DAY_MS).toISOString())
  expect(latest?.expiresAt).toBe(new Date(app.clock.now().getTime() + EXPORT_DAYS * DAY_MS).toISOString())
  expect(await toldTo(app, ana)).toEqual([`export-ready person ${ana.userId}`])

  const answer = await ana.attempt(downloadDataExport, of(asked.id))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/),
    'content-length': String(latest?.bytes),
    'cache-control': 'no-store',
  })
  const files = await unzip(await download(ana, asked.id))
  expect(files.get('README.txt')).toContain('Your data on')
  expect(JSON.parse(files.get('account/account.json') ?? '')).toMatchObject([{ id: ana.userId }])
})

test('the mail about it leads to the settings and carries nothing that opens the file', async () => {
  const id = await makeExport(app, ana)
  const [mail] = app.mails
  expect(mail?.to).toBe(`ana${number}@example.com`)
  expect(mail?.text).toContain('/settings/data')
  expect(mail?.text).not.toContain('/api/')
  const { key } = await app.db
    .selectFrom('data_exports')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(`${mail?.text} ${mail?.html}`).not.toContain(key)
})

test('of a conversation there is what was said to them too, with the name, and never an address', async () => {
  await budi.call(followUser, { params: { id: String(ana.userId) } })
  const began = { userIds: [budi.userId], body: 'Selamat pagi Budi', key: 'the-first-of-them' }
  const { conversation } = await ana.call(startConversation, { body: began })
  const answer = {
    params: { id: String(conversation.id) },
    body: { body: 'Pagi Ana', key: 'the-second-one' },
  }
  await budi.call(sendMessage, answer)
  const files = await unzip(await download(ana, await makeExport(app, ana)))
  const messages: unknown = JSON.parse(files.get('messages/messages.json') ?? '')
  expect(messages).toMatchObject([
    { text: 'Selamat pagi Budi', isMine: true },
    { text: 'Pagi Ana', isMine: false, from: `budi${number} Tester` },
  ])
  expect([...files.values()].join('\n')).not.toContain(`budi${number}@example.com`)
})

test('nobody else finds it, staff neither', async () => {
  const id = await makeExport(app, ana)
  const moderator = await app.signIn(`mira${number}`, 'moderator')
  const operator = await app.signIn(`omar${number}`, 'operator')
  for (const route of [checkDataExport, downloadDataExport]) {
    expect((await app.visitor().attempt(route, of(id))).body.code).toBe('not_signed_in')
    for (const client of [budi, moderator, operator])
      expect((await client.attempt(route, of(id))).body.code).toBe('not_found')
    expect((await ana.attempt(route, of(id))).status).toBe(200)
  }
  expect(await budi.call(getDataExport)).toEqual({ latest: null, nextAt: null })
})

test('asking and downloading need a fresh proof of who somebody is; looking does not', async () => {
  const id = await makeExport(app, ana)
  app.clock.advance(11 * MINUTE_MS)
  for (const [route, options] of [
    [startDataExport, {}],
    [checkDataExport, of(id)],
    [downloadDataExport, of(id)],
  ] as const)
    expect((await ana.attempt(route, options)).body.code).toBe('reauthentication_required')
  expect((await ana.call(getDataExport)).latest?.state).toBe('ready')
  await refresh(ana)
  expect((await ana.attempt(downloadDataExport, of(id))).status).toBe(200)
})

test('one at a time, and one a day; a new one takes the place of the last', async () => {
  const first = await ana.call(startDataExport)
  expect((await ana.attempt(startDataExport)).body).toMatchObject({ code: 'conflict' })
  expect((await ana.attempt(checkDataExport, of(first.id))).body.code).toBe('conflict')
  while ((await app.jobs.runDue()) > 0);
  const early = await ana.attempt(startDataExport)
  expect(early.body.code).toBe('too_many_requests')
  expect(early.headers['retry-after']).toBe(String(DAY_MS / 1000))
  app.clock.advance(DAY_MS + 1)
  await refresh(ana)
  const before = await storedZips(app)
  await makeExport(app, ana)
  expect(await storedZips(app)).toHaveLength(before.length)
  expect((await ana.attempt(downloadDataExport, of(first.id))).body.code).toBe('not_found')
})

test('asked for twice at one moment, one is made', async () => {
  const answers = await Promise.all([ana.attempt(startDataExport), ana.attempt(startDataExport)])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
})

test('after seven days it is gone, and the purge takes row and file', async () => {
  await clearAll()
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  await refresh(ana)
  const id = await makeExport(app, ana)
  expect(await storedZips(app)).toHaveLength(1)
  app.clock.advance(EXPORT_DAYS * DAY_MS)
  await refresh(ana)
  expect((await ana.attempt(downloadDataExport, of(id))).body.code).toBe('not_found')
  expect((await ana.call(getDataExport)).latest).toBeNull()
  await app.purge()
  expect(await storedZips(app)).toEqual([])
  expect(await app.db.selectFrom('data_exports').select('id').execute()).toEqual([])
})

test('a file that a crash or a restored backup left without its row is swept', async () => {
  await makeExport(app, ana)
  await clearAll()
  app.clock.advance(2 * DAY_MS)
  for (let hour = 0; hour < 2; hour++) await app.purge()
  expect(await storedZips(app)).toEqual([])
})

test('a suspended person may take their data along', async () => {
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', ana.userId)
    .execute()
  expect(await download(ana, await makeExport(app, ana))).toBeInstanceOf(Buffer)
})

test('asking too often is refused, also when nothing comes of it', async () => {
  const strict = await exportApp()
  try {
    const client = await strict.signIn('lina')
    await client.call(startDataExport)
    for (let asked = 0; asked < 19; asked++) await client.attempt(startDataExport)
    expect((await client.attempt(startDataExport)).body.code).toBe('too_many_requests')
  } finally {
    await strict.close()
  }
})
