import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { MINUTE_MS } from './clock.ts'
import { outboxMailer, queueMail, smtpMailer } from './mail.ts'
import type { MailContent } from './mail-layout.ts'

const from = { name: 'Cendekia', address: 'no-reply@baca.example' }
const content: MailContent = {
  siteName: 'Cendekia',
  subject: 'Kode Anda: 123456 – “Ruang Baca”',
  heading: 'Selamat datang, <b>Änä</b> & kawan',
  paragraphs: ['Inilah kodenya.', 'Berlaku 10 menit.'],
  code: '123456',
  button: { label: 'Buka', url: 'https://baca.example/verify?a=1&b="2"' },
  reason: 'Anda mendaftar di Cendekia.',
}

interface Received {
  recipients: string[]
  raw: string
}

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A real SMTP server that stores what it gets, or refuses while `isDown`. */
async function startSmtp(port = 0) {
  const received: Received[] = []
  const state = { isDown: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.isDown) return callback(new Error('try again later'))
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        return callback()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  cleanups.push(close)
  return { received, state, close, port: (server.server.address() as AddressInfo).port }
}

async function siteWith(smtpPort: number) {
  const app = await testApp({ mailer: smtpMailer(`smtp://127.0.0.1:${smtpPort}`, from) })
  cleanups.push(() => app.close())
  return app
}

test('a mail arrives once, with a plain and an HTML part that say the same', async () => {
  const smtp = await startSmtp()
  const app = await siteWith(smtp.port)
  await queueMail(app.db, 'ana@example.com', content, 'id', app.clock.now())
  await app.jobs.runDue()
  await app.jobs.runDue()
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['ana@example.com']])
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
  expect(mail).toMatchObject({
    subject: content.subject,
    from: { name: 'Cendekia', address: 'no-reply@baca.example' },
    to: [{ address: 'ana@example.com' }],
    messageId: expect.stringMatching(/^<[\w-]{36}@baca\.example>$/),
  })
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  for (const words of ['Inilah kodenya.', 'Berlaku 10 menit.', '123456', 'Anda mendaftar di Cendekia.']) {
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
  }
  expect(mail.text).toContain('Selamat datang, <b>Änä</b> & kawan')
  expect(mail.html).toContain('Selamat datang, &lt;b&gt;Änä&lt;/b&gt; &amp; kawan')
  expect(mail.html).toContain('href="https://baca.example/verify?a=1&amp;b=&quot;2&quot;"')
  expect(mail.html).toContain('<html lang="id">')
})

test('a mail that people can do without says how it ends, in one line and at its foot', async () => {
  const smtp = await startSmtp()
  const app = await siteWith(smtp.port)
  const token = `7.mail.${'x'.repeat(43)}`
  const unsubscribe = {
    label: 'Hentikan email ini',
    url: `https://baca.example/unsubscribe?token=${token}`,
    oneClickUrl: `https://baca.example/api/unsubscribe?token=${token}`,
  }
  const items = [
    { text: 'Budi <i>membalas</i>', url: 'https://baca.example/article/7?comment=3', note: 'Oleh Budi' },
  ]
  await queueMail(app.db, 'ana@example.com', { ...content, items, unsubscribe }, 'id', app.clock.now())
  await app.jobs.runDue()
  const raw = smtp.received[0]?.raw ?? ''
  expect(raw.split('\r\n')).toContain(`List-Unsubscribe: <${unsubscribe.oneClickUrl}>`)
  expect(raw.split('\r\n')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const { text = '', html = '' } = await PostalMime.parse(raw)
  expect(text).toContain('Budi <i>membalas</i>\nOleh Budi\nhttps://baca.example/article/7?comment=3')
  expect(text).toContain(`Hentikan email ini: ${unsubscribe.url}`)
  expect(html).toContain('Budi &lt;i&gt;membalas&lt;/i&gt;</a>')
  expect(html).toContain(`href="${unsubscribe.url}"`)
  // Mails without it have neither.
  await queueMail(app.db, 'ana@example.com', content, 'id', app.clock.now())
  await app.jobs.runDue()
  expect(smtp.received[1]?.raw).not.toMatch(/list-unsubscribe/i)
})

test('while the mail server is down mails wait; when it is back each is sent once', async () => {
  const first = await startSmtp()
  const { port } = first
  await first.close()
  const app = await siteWith(port)
  await queueMail(app.db, 'ana@example.com', content, 'en', app.clock.now())
  await app.jobs.runDue()
  expect(await app.db.selectFrom('jobs').select(['attempts', 'given_up_at']).execute()).toEqual([
    { attempts: 1, given_up_at: null },
  ])

  const smtp = await startSmtp(port)
  smtp.state.isDown = true
  app.clock.advance(MINUTE_MS)
  await app.jobs.runDue()
  expect(smtp.received).toHaveLength(0)

  smtp.state.isDown = false
  expect(await app.jobs.runDue(), 'not before its pause is over').toBe(0)
  app.clock.advance(MINUTE_MS)
  await app.jobs.runDue()
  app.clock.advance(60 * MINUTE_MS)
  await app.jobs.runDue()
  expect(smtp.received).toHaveLength(1)
  expect(await app.db.selectFrom('jobs').select('id').execute()).toEqual([])
})

test('a repeated mail keeps its Message-ID, so that readers see one', async () => {
  const smtp = await startSmtp()
  const mailer = smtpMailer(`smtp://127.0.0.1:${smtp.port}`, from)
  const mail = { to: 'ana@example.com', subject: 's', text: 't', html: '<p>t</p>', messageId: 'same-id' }
  await mailer.send(mail)
  await mailer.send(mail)
  const ids = await Promise.all(smtp.received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(ids).toEqual(['<same-id@baca.example>', '<same-id@baca.example>'])
})

test('a line break in a name or an address adds neither a header nor a reader', async () => {
  const smtp = await startSmtp()
  const mailer = smtpMailer(`smtp://127.0.0.1:${smtp.port}`, from)
  const subject = 'Hello\r\nBcc: evil@example.com\r\n\r\nbody'
  await mailer.send({ to: 'ana@example.com', subject, text: 't', html: 'h', messageId: 'm' })
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
  expect(smtp.received[0]?.recipients).toEqual(['ana@example.com'])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('without a mail server each mail becomes one .eml file that only we can read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cendekia-mail-'))
  cleanups.push(() => rm(dataDir, { recursive: true }))
  const outbox = join(dataDir, 'outbox')
  const app = await testApp({ mailer: outboxMailer(outbox, from) })
  cleanups.push(() => app.close())
  await queueMail(app.db, 'ana@example.com', content, 'my', app.clock.now())
  await queueMail(app.db, 'budi@example.com', content, 'my', app.clock.now())
  await app.jobs.runDue()
  const files = await readdir(outbox)
  expect(files).toHaveLength(2)
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  )
  expect(new Set(mails.map((mail) => mail.to?.[0]?.address))).toEqual(
    new Set(['ana@example.com', 'budi@example.com']),
  )
  expect(mails[0]?.html).toContain('<html lang="ms">')
  for (const file of files) {
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[\w-]{8}\.eml$/)
    expect((await stat(join(outbox, file))).mode & 0o077).toBe(0)
  }
})
