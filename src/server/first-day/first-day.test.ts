import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getFirstDay,
  markFirstDay,
  sendTestMail,
  type FirstDay,
  type RulePage,
} from '../../contract/first-day.ts'
import { saveBirthYear } from '../../contract/nsfw.ts'
import { outboxMailer } from '../platform/mail.ts'
import { RATE_LIMITS } from '../platform/rate-limits.ts'
import { runCommand } from '../testing/run-command.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle } from '../testing/write-article.ts'

const SMTP = { smtpUrl: 'smtp://mail.baca.example', mailFrom: 'hello@baca.example' }

let app: TestApp
let folder: string
let problem: Error | null = null
const sent: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cendekia-first-day-'))
  app = await testApp({
    config: { ...SMTP, publicUrl: 'http://localhost:3000', dataDir: folder },
    mailer: {
      send: async ({ to, subject }) => {
        if (problem !== null) throw problem
        sent.push(`${to}: ${subject}`)
      },
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  problem = null
  app.config.publicUrl = 'http://localhost:3000'
  Object.assign(app.config, SMTP)
  app.config.backup = undefined
  await app.db.deleteFrom('settings').execute()
})

const operator = (): Promise<TestClient> => app.signIn('op', 'operator')
const doneIn = ({ steps }: FirstDay) => steps.flatMap(({ code, isDone }) => (isDone ? [code] : []))

test('only an operator is told, and nothing is marked or sent for anybody else', async () => {
  for (const [client, status] of [
    [app.visitor(), 401],
    [await app.signIn('alice'), 403],
    [await app.signIn('mod', 'moderator'), 403],
  ] as const) {
    expect((await client.attempt(getFirstDay)).status).toBe(status)
    expect((await client.attempt(sendTestMail)).status).toBe(status)
    expect((await client.attempt(markFirstDay, { body: { mark: 'hidden' } })).status).toBe(status)
  }
  expect(sent).toEqual([])
  const first = await (await operator()).call(getFirstDay)
  expect(first).toEqual({
    isHidden: false,
    steps: ['mail', 'address', 'operator', 'article', 'rules', 'backup'].map((code) => ({
      code,
      isDone: code === 'operator',
    })),
    mail: { outbox: null, test: 'none', problem: null, contact: 'hello@baca.example' },
    publicUrl: 'http://localhost:3000',
    opened: [],
    backup: { madeAt: null, isNightly: false },
  })
})

test('mail works when the server took the last test email, with the settings of now', async () => {
  const op = await operator()
  op.language = 'id'
  const accepted = await op.call(sendTestMail)
  expect(accepted.mail).toMatchObject({ test: 'accepted', problem: null })
  expect(doneIn(accepted)).toContain('mail')
  expect(sent.splice(0)).toEqual(['op@example.com: Email uji dari Cendekia'])

  app.config.smtpUrl = 'smtp://another.example'
  const changed = await op.call(getFirstDay)
  expect(changed.mail.test).toBe('none')
  expect(doneIn(changed)).not.toContain('mail')

  app.config.smtpUrl = SMTP.smtpUrl
  expect(doneIn(await op.call(getFirstDay))).toContain('mail')
  problem = new Error('Invalid login:\r\n535 5.7.8 \0no\ud800')
  const refused = await op.call(sendTestMail)
  expect(refused.mail).toMatchObject({
    test: 'refused',
    problem: expect.stringMatching(/^Invalid login: 535 5\.7\.8 no/),
  })
  expect(doneIn(refused)).not.toContain('mail')
  expect(await op.call(getFirstDay)).toEqual(refused)
})

test('without a mail server the list says where emails are saved, and a test email does not make it work', async () => {
  app.config.smtpUrl = undefined
  app.config.mailFrom = 'contact@localhost'
  const op = await operator()
  const tested = await op.call(sendTestMail)
  expect(tested.mail).toMatchObject({ outbox: join(folder, 'outbox'), test: 'accepted', contact: null })
  expect(doneIn(tested)).not.toContain('mail')
})

test('a test email is a real one: without a mail server it is a file', async () => {
  const outbox = join(folder, 'own-outbox')
  const site = await testApp({
    mailer: outboxMailer(outbox, { name: 'Cendekia', address: 'a@baca.example' }),
  })
  await (await site.signIn('op', 'operator')).call(sendTestMail)
  expect(await readdir(outbox)).toHaveLength(1)
  await site.close()
})

test('test emails are limited', async () => {
  const op = await app.signIn('eager', 'operator')
  for (let time = 0; time < RATE_LIMITS.testMails.hits; time++) await op.call(sendTestMail)
  expect((await op.attempt(sendTestMail)).status).toBe(429)
})

test('a public address is one that is not this machine', async () => {
  const op = await operator()
  app.config.publicUrl = 'https://baca.example'
  const first = await op.call(getFirstDay)
  expect([doneIn(first).includes('address'), first.publicUrl]).toEqual([true, 'https://baca.example'])
})

test('a published article counts, a draft does not', async () => {
  const op = await operator()
  await writeArticle(op, { isDraft: true })
  expect(doneIn(await op.call(getFirstDay))).not.toContain('article')
  await writeArticle(op)
  expect(doneIn(await op.call(getFirstDay))).toContain('article')
})

test('the rules are read when each of their pages was opened, by whichever operator', async () => {
  const op = await operator()
  const other = await app.signIn('second', 'operator')
  const open = (who: typeof op, mark: RulePage) => who.call(markFirstDay, { body: { mark } })
  expect((await op.call(getFirstDay)).opened).toEqual([])
  expect((await open(op, 'privacy')).opened).toEqual(['privacy'])
  await open(op, 'privacy')
  const two = await open(other, 'community-rules')
  expect(two.opened).toEqual(['community-rules', 'privacy'])
  expect(doneIn(two)).not.toContain('rules')
  expect(doneIn(await open(op, 'terms'))).toContain('rules')
  expect(doneIn(await other.call(getFirstDay))).toContain('rules')
})

test('who once said that they had read the rules need not open them again', async () => {
  const op = await operator()
  await sql`insert into settings (name, value) values ('first_day.rules', 'true')`.execute(app.db)
  expect(doneIn(await op.call(getFirstDay))).toContain('rules')
})

test('the list is hidden for all operators once one says so, and nothing else can be marked', async () => {
  const op = await operator()
  const other = await app.signIn('second', 'operator')
  await op.call(markFirstDay, { body: { mark: 'hidden' } })
  await op.call(markFirstDay, { body: { mark: 'hidden' } })
  expect((await other.call(getFirstDay)).isHidden).toBe(true)
  for (const body of [{ mark: 'backup' }, { mark: 'rules' }, { mark: 'terms', isDone: true }, {}])
    expect((await op.attempt(markFirstDay, { body })).status).toBe(400)
})

test('the newest backup counts: one by the command, or one that a night has left in its folder', async () => {
  const op = await operator()
  const dir = join(folder, 'backups')
  app.config.backup = { dir, keep: 7 }
  expect((await op.call(getFirstDay)).backup).toEqual({ madeAt: null, isNightly: true })
  await mkdir(dir)
  const night = join(dir, 'cendekia-2026-11-01.tar')
  await writeFile(night, '')
  await utimes(night, new Date(), new Date('2026-11-01T20:05:00Z'))
  const first = await op.call(getFirstDay)
  expect(first.backup.madeAt).toBe('2026-11-01T20:05:00.000Z')
  expect(doneIn(first)).toContain('backup')

  app.config.backup = undefined
  expect(doneIn(await op.call(getFirstDay))).not.toContain('backup')
  const startedAt = new Date().toISOString()
  const { code, errors } = await runCommand('backup', [join(folder, 'site.tar')], {
    DATABASE_URL: app.url,
    DATA_DIR: folder,
  })
  expect([code, errors]).toEqual([0, ['']])
  const { backup } = await op.call(getFirstDay)
  expect(backup.isNightly).toBe(false)
  expect((backup.madeAt ?? '') >= startedAt).toBe(true)
})

test('no refusal names a contact that nobody can reach', async () => {
  app.config.mailFrom = 'contact@localhost'
  const young = await app.signIn('young')
  await young.call(saveBirthYear, { body: { birthYear: app.clock.now().getUTCFullYear() - 12 } })
  const refused = await young.attempt(saveBirthYear, { body: { birthYear: 1990 } })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).not.toContain('localhost')
  expect((await app.visitor().request('GET', '/.well-known/security.txt')).statusCode).toBe(404)
})
