import type { CommunityRule } from '../../contract/moderation-rules.ts'
import { DEFAULT_LANGUAGE, fillText, isLanguage, LOCALES, type Language } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { queueMail } from '../platform/mail.ts'
import { suspensionMail } from './mail-messages.ts'
import { findMailbox } from './object-actions.ts'
import { ruleNames } from './rule-messages.ts'

interface Suspension {
  userId: number
  until: Date | null
  rule: CommunityRule
  reason: string
  now: Date
}

/** Whoever is suspended is not told of anything on the site, so they are told by mail, whatever they have turned off. */
export async function mailSuspension(
  trx: Db,
  { siteName, publicUrl }: Pick<Config, 'siteName' | 'publicUrl'>,
  { userId, until, rule, reason, now }: Suspension,
): Promise<void> {
  const mailbox = await findMailbox(trx, userId)
  if (mailbox === undefined) return
  const language = isLanguage(mailbox.language) ? mailbox.language : DEFAULT_LANGUAGE
  const values = {
    site: siteName,
    until: until === null ? '' : timeOf(until, language),
    rule: ruleNames[rule][language],
    reason,
  }
  const text = (name: keyof typeof suspensionMail) => fillText(suspensionMail[name][language], values)
  const content = {
    siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text(until === null ? 'forGood' : 'until'), text('why'), text('after')],
    button: { label: text('button'), url: `${publicUrl}/appeals` },
    reason: text('reason'),
  }
  await queueMail(trx, mailbox.email, content, language, now)
}

function timeOf(at: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${at.toLocaleString(LOCALES[language], style)} UTC`
}
