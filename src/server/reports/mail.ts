import { DEFAULT_LANGUAGE, fillText, isLanguage, type Language } from '../../contract/messages.ts'
import type { GUILD_RULE, ReportReason } from '../../contract/reports.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { queueMail } from '../platform/mail.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { listOperators } from '../staff/public.ts'
import { reportMail } from './messages.ts'

export type MailSite = Pick<Config, 'siteName' | 'publicUrl' | 'mailFrom'>

export interface Case {
  /** Where it can be seen; a comment on the page that it is on. */
  path: string
  reason: ReportReason | typeof GUILD_RULE
}

/** Tells every operator; while there is none, whoever reads the mail of the site. */
export async function mailOperators(trx: Db, site: MailSite, reported: Case, now: Date): Promise<void> {
  const operators = await listOperators(trx)
  if (operators.length === 0) operators.push({ email: site.mailFrom, language: DEFAULT_LANGUAGE })
  for (const { email, language: stored } of operators) {
    const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
    await queueMail(trx, email, writeMail(site, language, reported), language, now)
  }
}

/** Without the reporter's own words: what a stranger typed is in no mail. */
function writeMail(site: MailSite, language: Language, { path, reason }: Case): MailContent {
  const text = (name: keyof typeof reportMail) =>
    fillText(reportMail[name][language], { reason, site: site.siteName })
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    button: { label: text('button'), url: site.publicUrl + path },
    reason: text('reason'),
  }
}
