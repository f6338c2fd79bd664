import { fillText, isLanguage, type Language } from '../../../contract/messages.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { queueMail } from '../../platform/mail.ts'
import type { MailContent } from '../../platform/mail-layout.ts'
import { invitationMail } from './messages.ts'
import type { Invited } from './queries.ts'

export type Site = Pick<Config, 'siteName' | 'publicUrl'>

/** Sent exactly when the invitation of this transaction exists. */
export async function mailInvitation(
  trx: Db,
  site: Site,
  { email, language: stored, inviterAlias }: Invited,
  now: Date,
): Promise<void> {
  const language = isLanguage(stored) ? stored : 'en'
  await queueMail(trx, email, writeMail(site, language, inviterAlias), language, now)
}

function writeMail(site: Site, language: Language, alias: string): MailContent {
  const text = (name: keyof typeof invitationMail) =>
    fillText(invitationMail[name][language], { alias, site: site.siteName })
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    button: { label: text('button'), url: `${site.publicUrl}/library?tab=together` },
    reason: text('reason'),
  }
}
