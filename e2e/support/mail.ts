import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { siteOutbox } from './environment.ts'

const WAIT_MS = 30_000

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** The first run of six digits that stands alone. */
  code: string | undefined
  /** The first address in the text. */
  link: string | undefined
  /** The headers by which a mail program ends such mails (RFC 8058). */
  unsubscribe: { link: string; post: string } | undefined
}

/** Waits for mail to an address and reads the newest; `isWanted` waits on for a later one. */
export async function readMail(
  to: string,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
  outbox = siteOutbox(),
): Promise<ReceivedMail> {
  const until = Date.now() + WAIT_MS
  do {
    const mail = await findNewest(outbox, to)
    if (mail !== undefined && isWanted(mail)) return mail
    await pause(100)
  } while (Date.now() < until)
  throw new Error(`No mail to ${to} came within ${WAIT_MS / 1000} s.`)
}

interface Mail extends ReceivedMail {
  to: string[]
}
/** All journeys have one outbox, and a mail in it never changes: each is read once. */
const known = new Map<string, Promise<Mail>>()

async function findNewest(folder: string, to: string): Promise<ReceivedMail | undefined> {
  const names = await readdir(folder).catch(() => [])
  // Names begin with the time, and one with a dot in front is still being written.
  const mails = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort()
  for (const name of mails.toReversed()) {
    const path = join(folder, name)
    const mail = known.get(path) ?? parse(path)
    known.set(path, mail)
    if ((await mail).to.includes(to.toLowerCase())) return mail
  }
  return undefined
}

async function parse(path: string): Promise<Mail> {
  const mail = await PostalMime.parse(await readFile(path))
  const { to = [], subject = '', text = '', html = '', headers } = mail
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  const [link, post] = [header('list-unsubscribe'), header('list-unsubscribe-post')]
  return {
    to: to.map(({ address = '' }) => address.toLowerCase()),
    subject,
    text,
    html,
    code: /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0],
    link: /https?:\/\/[^\s<>"]+/.exec(text)?.[0],
    unsubscribe: link === undefined || post === undefined ? undefined : { link, post },
  }
}
