import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWN_FOLDER } from './data-dir.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from './db.ts'
import { queueJob, type JobPayloads } from './jobs.ts'
import { layOutMail, type MailContent } from './mail-layout.ts'

export type Mail = JobPayloads['mail']

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Of accounts that are being erased (`begin_erasure`): there is nobody to tell. */
const NOBODY = '@erased.invalid'

/** Puts a mail into the queue of the transaction `db`; the job runner sends it. */
export async function queueMail(
  db: Db,
  to: string,
  content: MailContent,
  language: Language,
  now: Date,
): Promise<void> {
  if (to.endsWith(NOBODY)) return
  const { text, html } = layOutMail(content, language)
  const { subject, unsubscribe } = content
  const mail = { to, subject, text, html, messageId: randomUUID() }
  const more = unsubscribe && { unsubscribeUrl: unsubscribe.oneClickUrl }
  await queueJob(db, 'mail', { ...mail, ...more }, now)
}

/** Loaded for the first mail: many processes never send one. */
const loadLibrary = () => import('nodemailer')

interface Sender {
  name: string
  address: string
}

/** The Message-ID is made when the mail is queued: should a crash send it twice, readers' programs show one. */
function envelope({ unsubscribeUrl, ...mail }: Mail, from: Sender) {
  const host = from.address.split('@')[1] ?? 'localhost'
  return {
    ...mail,
    from,
    messageId: `<${mail.messageId}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)),
    },
  }
}

/** RFC 8058: mail programs show a button that posts to this address. Prepared, so that the line is not folded. */
function oneClick(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export function smtpMailer(url: string, from: Sender): Mailer {
  const options = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  return {
    send: async (mail) => {
      const { createTransport } = await loadLibrary()
      await createTransport(options).sendMail(envelope(mail, from))
    },
  }
}

/** Without a mail server each mail becomes an .eml file, named so that a listing is in order of time. */
export function outboxMailer(folder: string, from: Sender): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, OWN_FOLDER)
      const { createTransport } = await loadLibrary()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail(envelope(mail, from))
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.messageId.slice(0, 8)}.eml`
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}

/** Deletes the mails in an outbox that have one of these words in them: to somebody who left, or about them. */
export async function eraseOutbox(folder: string, words: string[]): Promise<void> {
  const wanted = words.filter((word) => word !== '')
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const text = readable(await readFile(path, 'latin1').catch(() => ''))
    if (wanted.some((word) => text.includes(word))) await rm(path, { force: true })
  }
}

/** As a mail program shows it: letters beyond ASCII are in the file as numbers, and long lines in parts. */
function readable(mail: string): string {
  const bytes = mail
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  // In subjects a space is an underscore.
  return `${text}\n${text.replaceAll('_', ' ')}`
}
