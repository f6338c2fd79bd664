import { EMAIL_CHANGE_HOURS } from '../../contract/account.ts'
import { fillText, type Language, type Messages, type TextValues } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { movedMail, newMail, oldMail, passwordMail, takenMail } from './mail-messages.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>
type MailTexts = Messages<'subject' | 'heading' | 'body' | 'button' | 'after' | 'reason'>

/** The only mail that names the new address: it goes to its account's own mailbox. */
export function oldAddressMail(site: Site, language: Language, newEmail: string, token: string): MailContent {
  return write(site, oldMail, language, confirmPath(token), { newEmail })
}

export function newAddressMail(site: Site, language: Language, token: string): MailContent {
  return write(site, newMail, language, confirmPath(token))
}

export function takenAddressMail(site: Site, language: Language): MailContent {
  return write(site, takenMail, language, '/auth')
}

export function emailChangedMail(site: Site, language: Language): MailContent {
  return write(site, movedMail, language, '/help-center')
}

export function passwordChangedMail(site: Site, language: Language): MailContent {
  return write(site, passwordMail, language, '/auth')
}

function confirmPath(token: string): string {
  return `/confirm-email?token=${token}`
}

/** Links start with the configured address, never with what a request says its host is. */
function write(
  site: Site,
  texts: MailTexts,
  language: Language,
  path: string,
  values: TextValues = {},
): MailContent {
  const text = (name: keyof MailTexts) =>
    fillText(texts[name][language], { ...values, hours: EMAIL_CHANGE_HOURS, site: site.siteName })
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
    button: { label: text('button'), url: `${site.publicUrl}${path}` },
  }
}
