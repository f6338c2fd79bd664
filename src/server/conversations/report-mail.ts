import { DEFAULT_LANGUAGE, fillText, isLanguage, type Language } from '../../contract/messages.ts'
import type { ReportReason } from '../../contract/reports.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { queueMail } from '../platform/mail.ts'
import { listOperators } from '../staff/public.ts'
import { reportMail } from './report-messages.ts'

type MailSite = Pick<Config, 'siteName' | 'mailFrom'>

/** Tells every operator; while there is none, whoever reads the mail of the site. */
export async function mailReport(trx: Db, site: MailSite, reason: ReportReason, now: Date): Promise<void> {
  const operators = await listOperators(trx)
  if (operators.length === 0) operators.push({ email: site.mailFrom, language: DEFAULT_LANGUAGE })
  for (const { email, language: stored } of operators) {
    const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
    await queueMail(trx, email, writeMail(site, language, reason), language, now)
  }
}

function writeMail({ siteName }: MailSite, language: Language, reason: ReportReason): MailContent {
  const text = (name: keyof typeof reportMail) =>
    fillText(reportMail[name][language], { reason, site: siteName })
  return {
    siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
  }
}
